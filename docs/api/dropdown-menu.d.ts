export interface AnchoredMenuProps {
  /** The button that was pressed; it has a name of its own. */
  anchor: HTMLElement;
  entries: readonly MenuEntry[];
  onClose: () => void;
}

/** A menu that is open beside a button which knows nothing of it: one menu for the buttons of a hundred rows. */
export declare function AnchoredMenu(props: AnchoredMenuProps): JSX.Element;

export interface DropdownMenuProps {
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
}

/** Actions that need not be in sight, behind a button. */
export declare function DropdownMenu(props: DropdownMenuProps): JSX.Element;

/** What keys do at a button with a menu, and in the menu. */
export declare const keyboard: readonly KeyRow[];

/** An action, a choice between several, or a line between groups. */
export type MenuEntry = {
  kind: 'action';
  label: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  /** Why it cannot be chosen now: it stays within reach of the keys, so that this is read. */
  reason?: string | undefined;
  danger?: boolean;
} | {
  kind: 'choice';
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly {
    value: string;
    label: ReactNode;
  }[];
} | {
  kind: 'separator';
};
