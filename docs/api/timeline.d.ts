/** Something that happened. */
export interface TimelineEvent {
  /** Unlike any other of the line. */
  key: string;
  /** What happened, in a sentence. */
  title: ReactNode;
  /** When. */
  time: ReactNode;
  /** More about it, below. */
  detail?: ReactNode;
}

export interface TimelineProps extends ComponentProps<'ol'> {
  /** The latest first. */
  events: readonly TimelineEvent[];
}

/** What happened to something, one after the other. */
export declare function Timeline(props: TimelineProps): JSX.Element;
