/** What keys do among the places of an app. */
export declare const keyboard: readonly KeyRow[];

/** A place of the app. */
export interface SideNavEntry {
  /** Unlike any other of the navigation. */
  key: string;
  /** A link without a look; it carries the label. */
  link: ReactElement;
  /** Before the words. */
  icon?: ReactNode;
  /** At the end of the line: a count. */
  suffix?: ReactNode;
  /** It leads to the page that is shown. */
  current?: boolean;
}

/** Places that belong together. */
export interface SideNavGroup {
  /** Unlike any other group. */
  key: string;
  /** Over its places; absent over those that need none. */
  title?: ReactNode;
  /** Its places, always in the same order. */
  entries: readonly SideNavEntry[];
  /** Its title folds it away, and back. */
  collapsible?: boolean;
}

export interface SideNavProps extends ComponentProps<'nav'> {
  /** Names it where there is more than one. */
  label?: string;
  /** All places there are, from the top down. */
  groups: readonly SideNavGroup[];
  /** The keys of the groups that are open, of those that fold away, where that is held outside. */
  expanded?: readonly string[];
  /** The keys of those that are open to begin with where nobody holds `expanded`; the one of the page that is shown is, too. */
  defaultExpanded?: readonly string[];
  /** Told the keys of all that are open after each change, as when a page of a folded one is come to. */
  onExpandedChange?: (keys: readonly string[]) => void;
}

/** The places of the app, always in the same order. */
export declare function SideNav(props: SideNavProps): JSX.Element;
