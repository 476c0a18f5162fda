import type { ReactElement, ReactNode } from 'react';

interface Shown {
  /** Before the words. */
  icon?: ReactNode;
  /** The key that does the same, as `KeyboardEvent` calls it: `Control+D`. Shown and told; it is listened to elsewhere. */
  shortcut?: string;
  /** Cannot be chosen, and the keys pass it. */
  disabled?: boolean;
}

/** An action, a way elsewhere, something on or off, a choice between several, more of these, or a line between groups. */
export type MenuEntry =
  | ({
      /** Which of these it is. */
      kind: 'action';
      /** What is done: a verb first. */
      label: ReactNode;
      /** Told that it was chosen; the menu is closed then. */
      onSelect: () => void;
      /** Why it cannot be chosen now: it stays within reach of the keys, so that this is read. */
      reason?: string;
      /** It cannot be taken back. */
      danger?: boolean;
    } & Shown)
  | ({
      kind: 'link';
      /** Without a look; it carries the label. */
      link: ReactElement;
    } & Shown)
  | ({
      kind: 'check';
      /** What it is kept by where entries before it come and go; else its place. */
      id?: string;
      label: ReactNode;
      checked?: boolean;
      /** What it begins with where nobody holds `checked`; the menu keeps what it was changed to. */
      defaultChecked?: boolean;
      onCheckedChange?: (checked: boolean) => void;
    } & Shown)
  | {
      kind: 'choice';
      /** What it is kept by where entries before it come and go; else its place. */
      id?: string;
      label: string;
      value?: string;
      /** What it begins with where nobody holds `value`; the menu keeps what was chosen. */
      defaultValue?: string;
      onValueChange?: (value: string) => void;
      options: readonly { value: string; label: ReactNode }[];
    }
  | ({ kind: 'submenu'; label: ReactNode; entries: readonly MenuEntry[] } & Omit<Shown, 'shortcut'>)
  | { kind: 'separator' };
