/** A place on the way back up. */
export interface BreadcrumbLink {
  /** Unlike any other of the way. */
  key: string;
  /** A link without a look; it carries its words. */
  link: ReactElement;
}

export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** From the outermost; each a link without a look. */
  links: readonly BreadcrumbLink[];
  /** Where one is. */
  current: ReactNode;
  /** Of more links than that, those after the first come when they are asked for, but for the last ones. All at once where absent. */
  most?: number;
}

/** The way back up. */
export declare function Breadcrumbs(props: BreadcrumbsProps): JSX.Element;
