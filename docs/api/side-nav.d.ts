export interface SideNavEntry {
  key: string;
  /** A link without a look; it carries the label. */
  link: ReactElement;
  icon?: ReactNode;
  /** At the end of the line: a count. */
  suffix?: ReactNode;
  isCurrent?: boolean;
}

export interface SideNavProps extends ComponentProps<'nav'> {
  /** Names it where there is more than one. */
  label?: string;
  groups: readonly {
    key: string;
    title?: ReactNode;
    entries: readonly SideNavEntry[];
  }[];
}

/** The places of the app, always in the same order. */
export declare function SideNav(props: SideNavProps): JSX.Element;
