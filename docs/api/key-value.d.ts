export interface KeyValueProps extends ComponentProps<'dl'> {
  entries: readonly {
    key: string;
    label: ReactNode;
    value: ReactNode;
  }[];
}

/** What is known of one thing: names and values. */
export declare function KeyValue(props: KeyValueProps): JSX.Element;
