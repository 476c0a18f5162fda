/** What keys do in a tree, one stop of Tab; arrows to the side the other way round from right to left. */
export declare const keyboard: readonly KeyRow[];

export interface TreeViewProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'defaultChecked'> {
  /** What is in it, where no `Field` around says so. */
  label?: string;
  /** What lies at the top, with what is under each. */
  items: readonly TreeItem[];
  /** Whether one is chosen, or any number are ticked: of one that has others under it, as many as of those. */
  selection?: 'single' | 'multiple';
  /** The ids of what is ticked, where that is held outside: of what has nothing under it. */
  checked?: readonly string[];
  /** The ids of what is ticked to begin with where nobody holds `checked`. */
  defaultChecked?: readonly string[];
  /** Told the ids of all that is ticked after each change. */
  onCheckedChange?: (ids: readonly string[]) => void;
  /** Finds what is under an item that says `hasChildren`, once it is opened. Where it fails, the tree offers to try again. */
  load?: (id: string) => Promise<readonly TreeItem[]>;
  /** The id of what is chosen, where that is held outside; null where nothing is. */
  value?: string | null;
  /** The id of what is chosen to begin with where nobody holds `value`. */
  defaultValue?: string | null;
  /** Told the id of what was chosen. */
  onValueChange?: (id: string | null) => void;
  /** The ids of what is open, where that is held outside. */
  expanded?: readonly string[];
  /** The ids of what is open to begin with where nobody holds `expanded`. */
  defaultExpanded?: readonly string[];
  /** Told the ids of all that is open after each change. */
  onExpandedChange?: (ids: readonly string[]) => void;
  /** Under which a form has the id of what is chosen, or each that is ticked. */
  name?: string;
  /** The id of the form that it is sent with, where it does not stand in it. */
  form?: string;
  /** Holds the form back as long as nothing is chosen. */
  required?: boolean;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
  /** Nothing of it can be chosen or take the focus. */
  disabled?: boolean;
  /** It is walked, opened and closed, and what is chosen or ticked stays so. */
  readOnly?: boolean;
}

/** Things under things, one of which can be chosen, or any number ticked. One stop for the keyboard; arrows, letters and `*` as in any tree. */
export declare function TreeView(props: TreeViewProps): JSX.Element;

/** A thing of a tree, with what is under it. */
export interface TreeItem {
  /** Unlike any other of the tree. */
  id: string;
  /** Found by its letters, so no more than text. */
  label: string;
  /** Before the label. */
  icon?: ReactNode;
  /** After the label: a count, a badge. */
  aside?: ReactNode;
  /** What is under it; it opens and closes where there is something. */
  children?: readonly TreeItem[];
  /** Something is under it that comes once it is opened: `load` finds it. */
  hasChildren?: boolean;
  /** Cannot be chosen; what is under it still can. */
  disabled?: boolean;
}
