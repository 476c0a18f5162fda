export interface TimelineProps extends ComponentProps<'ol'> {
  /** The latest first. */
  events: readonly {
    key: string;
    title: ReactNode;
    time: ReactNode;
    detail?: ReactNode;
  }[];
}

/** What happened to something, one after the other. */
export declare function Timeline(props: TimelineProps): JSX.Element;
