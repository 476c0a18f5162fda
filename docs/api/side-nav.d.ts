export interface SideNavEntry {
  key: string;
  /** A link without a look; it carries the label. */
  link: ReactElement;
  icon?: ReactNode;
  /** At the end of the line: a count. */
  suffix?: ReactNode;
  isCurrent?: boolean;
}

export interface SideNavGroup {
  key: string;
  title?: ReactNode;
  entries: readonly SideNavEntry[];
  /** Its title folds it away, and back. Where one is in it, it begins open. */
  collapsible?: boolean;
  /** Whether it begins open. */
  defaultExpanded?: boolean;
}

export interface SideNavProps extends ComponentProps<'nav'> {
  /** Names it where there is more than one. */
  label?: string;
  groups: readonly SideNavGroup[];
}

/** The places of the app, always in the same order. */
export declare function SideNav(props: SideNavProps): JSX.Element;
