export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** From the outermost; each a link without a look. */
  links: readonly {
    key: string;
    link: ReactElement;
  }[];
  /** Where one is. */
  current: ReactNode;
}

/** The way back up. */
export declare function Breadcrumbs(props: BreadcrumbsProps): JSX.Element;
