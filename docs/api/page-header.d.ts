export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** What the page is: its only heading of the first level. */
  title: ReactNode;
  /** Above the title: the way back up. */
  breadcrumbs?: ReactNode;
  /** Beside the title: a state. */
  status?: ReactNode;
  /** More about it, in a sentence below the title. */
  description?: ReactNode;
  /** What can be done here; at most one primary. */
  actions?: ReactNode;
}

/** What this page is, and what can be done on it. */
export declare function PageHeader(props: PageHeaderProps): JSX.Element;
