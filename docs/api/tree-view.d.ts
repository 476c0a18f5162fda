/** What keys do in a tree, one stop of Tab; arrows to the side the other way round from right to left. */
export declare const keyboard: readonly KeyRow[];

export interface TreeViewProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** What is in it. */
  label: string;
  items: readonly TreeItem[];
  /** The id of what is chosen, where that is held outside; null where nothing is. */
  value?: string | null;
  defaultValue?: string | null;
  onValueChange?: (id: string | null) => void;
  /** The ids of what is open, where that is held outside. */
  expanded?: readonly string[];
  defaultExpanded?: readonly string[];
  onExpandedChange?: (ids: readonly string[]) => void;
}

/** Things under things, one of which can be chosen. One stop for the keyboard; arrows, letters and `*` as in any tree. */
export declare function TreeView(props: TreeViewProps): JSX.Element;
