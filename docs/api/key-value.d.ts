/** Something that is known. */
export interface KeyValueEntry {
  /** Unlike any other of the list. */
  key: string;
  /** What it is called. */
  label: ReactNode;
  /** What it is. */
  value: ReactNode;
}

export interface KeyValueProps extends ComponentProps<'dl'> {
  /** What is known, in the order of reading: each with its name and its value. */
  entries: readonly KeyValueEntry[];
}

/** What is known of one thing: names and values. */
export declare function KeyValue(props: KeyValueProps): JSX.Element;
