export interface ContextMenuProps extends ComponentProps<'div'> {
  /** What it belongs to: a row, a card, a picture. Who uses keys opens it from what has the focus there; `data-state` says while it is open. */
  trigger: ReactElement;
  /** What its actions are done to. */
  label: string;
  /** What it offers, or `MenuItem` and the other parts as children, where more than that is put together. */
  entries?: readonly MenuEntry[];
  /** The browser's own menu opens in its place. */
  disabled?: boolean;
}

/**
 * What can be done to a thing, where it is pressed with the other button, pressed for long, or asked for its menu by a key.
 * All of that is to be found elsewhere, too. A class, a ref and all else are for the menu.
 */
export declare function ContextMenu(props: ContextMenuProps): JSX.Element;

/** What keys do at a thing with a menu of its own; in the menu they do what they do in any. */
export declare const keyboard: readonly KeyRow[];
