export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: ReactNode;
  /** Above the title: the way back up. */
  breadcrumbs?: ReactNode;
  /** Beside the title: a state. */
  status?: ReactNode;
  description?: ReactNode;
  /** What can be done here; at most one primary. */
  actions?: ReactNode;
}

/** What this page is, and what can be done on it. */
export declare function PageHeader(props: PageHeaderProps): JSX.Element;
