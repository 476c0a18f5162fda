/** What keys do in a row of tabs, which shows a sheet as soon as its tab has the focus. */
export declare const keyboard: readonly KeyRow[];

/** A tab with its sheet. */
export interface TabItem {
  /** Unlike that of any other tab. */
  value: string;
  /** What the tab says. */
  label: ReactNode;
  /** Before its words. */
  icon?: ReactNode;
  /** Its sheet cannot be shown. */
  disabled?: boolean;
  /** The sheet: what the tab stands for. */
  content: ReactNode;
}

export type TabsProps = Omit<ComponentProps<typeof Radix.Root>, 'children'> & {
  /** `vertical` where they are many or long: the tabs stand below one another beside their sheet, or above it where room is short. */
  orientation?: 'horizontal' | 'vertical';
  /** `sm` in panels and toolbars, `lg` where they part a page, `md` everywhere else. */
  size?: 'sm' | 'md' | 'lg';
} & (Listed | Composed);

interface Listed {
  /** Names the row of tabs. */
  label: string;
  /** The tabs, the first of which that can be is shown to begin with, and their sheets. */
  tabs: readonly TabItem[];
  children?: never;
}

interface Composed {
  label?: never;
  tabs?: never;
  /** In place of `tabs`, where more stands between them: a `TabList` with each `Tab`, and a `TabPanel` for each. `defaultValue` says which is shown. */
  children: ReactNode;
}

/** Several sheets in one place, one of them on top: of `tabs`, or put together from `TabList`, `Tab` and `TabPanel`. */
export declare function Tabs(props: TabsProps): JSX.Element;

export interface TabListProps extends ComponentProps<typeof Radix.List> {
  /** Names the row. */
  label: string;
}

/** The row of tabs. */
export declare function TabList(props: TabListProps): JSX.Element;

export type TabProps = ComponentProps<typeof Radix.Trigger>;

/** Shows its sheet, the `TabPanel` of the same value, as soon as it has the focus. */
export declare function Tab(props: TabProps): JSX.Element;

export type TabPanelProps = ComponentProps<typeof Radix.Content>;

/**
 * A sheet, shown while the `Tab` of the same value is chosen. Once it was shown it stays as it was left: what was typed into it is
 * there again, and is sent with its form; what holds the form back shows it.
 */
export declare function TabPanel(props: TabPanelProps): JSX.Element;
