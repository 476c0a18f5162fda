/** What keys do in a row of tabs, which shows a sheet as soon as its tab has the focus. */
export declare const keyboard: readonly KeyRow[];

export interface TabsProps extends Omit<ComponentProps<typeof Radix.Root>, 'children'> {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly {
    value: string;
    label: ReactNode;
    content: ReactNode;
  }[];
}

/** Several sheets in one place, one of them on top. */
export declare function Tabs(props: TabsProps): JSX.Element;
