export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is not there, in a few words. */
  title: ReactNode;
  /** The level of the title in the page's outline; without one it is a line of text. */
  level?: 1 | 2 | 3;
  /** The way to something that is not empty. */
  actions?: ReactNode;
  /** Above the title: a picture of what is not there. */
  icon?: ReactNode;
}

/** There is nothing here, why that is, and what to do. */
export declare function EmptyState(props: EmptyStateProps): JSX.Element;
