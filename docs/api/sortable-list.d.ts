/** What keys do at a grip. */
export declare const keyboard: readonly KeyRow[];

export interface SortableListProps<Item> extends Omit<ComponentProps<'ul'>, 'children'> {
  /** What is listed, where no `Field` around says so. */
  label?: string;
  /** Everything, in the order that it has now. */
  items?: readonly Item[];
  /** Everything, in the order it begins with where nobody holds `items`. */
  defaultItems?: readonly Item[];
  /** What tells an item from all others. */
  keyOf: (item: Item) => string;
  /** What an item is called. */
  nameOf: (item: Item) => string;
  /** Told everything in its new order. */
  onItemsChange?: (items: Item[]) => void;
  /** Under which a form has the keys of all items, in their order. */
  name?: string;
  /** The id of the form that they are sent with, where the list does not stand in it. */
  form?: string;
  /** Nothing can be moved, and nothing is sent. */
  disabled?: boolean;
  /** In an order that is only to be read: it is sent as it is. */
  readOnly?: boolean;
  /** Draws an item. */
  children: (item: Item) => ReactNode;
}

/**
 * Things in an order of one's own: drawn by the grip, moved with the arrow keys while the grip has the focus, or with the buttons
 * that a press of the grip brings.
 */
export declare function SortableList<Item>(props: SortableListProps<Item>): JSX.Element;
