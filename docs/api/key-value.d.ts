export interface KeyValueProps extends ComponentProps<'dl'> {
  /** What is known, in the order of reading: each with its name and its value. */
  entries: readonly {
    key: string;
    label: ReactNode;
    value: ReactNode;
  }[];
}

/** What is known of one thing: names and values. */
export declare function KeyValue(props: KeyValueProps): JSX.Element;
