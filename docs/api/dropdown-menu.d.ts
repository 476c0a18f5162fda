export interface AnchoredMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The button that was pressed; it has a name of its own. */
  anchor: HTMLElement;
  entries: readonly MenuEntry[];
  onClose: () => void;
}

/** A menu that is open beside a button which knows nothing of it: one menu for the buttons of a hundred rows. A class, a ref and all else are for the menu. */
export declare function AnchoredMenu(props: AnchoredMenuProps): JSX.Element;

export interface DropdownMenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  open?: boolean;
  /** Whether it is open to begin with where nobody holds `open`. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'end';
}

/** Actions that need not be in sight, behind a button. A class, a ref and all else are for the menu that it opens. */
export declare function DropdownMenu(props: DropdownMenuProps): JSX.Element;

/** What keys do at a button with a menu, and in the menu. */
export declare const keyboard: readonly KeyRow[];

interface Shown {
  icon?: ReactNode;
  /** The key that does the same, as `KeyboardEvent` calls it: `Control+D`. Shown and told; it is listened to elsewhere. */
  shortcut?: string;
  disabled?: boolean;
}

/** An action, a way elsewhere, something on or off, a choice between several, more of these, or a line between groups. */
export type MenuEntry = ({
  kind: 'action';
  label: ReactNode;
  onSelect: () => void;
  /** Why it cannot be chosen now: it stays within reach of the keys, so that this is read. */
  reason?: string;
  danger?: boolean;
} & Shown)
