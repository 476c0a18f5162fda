import type { ReactElement, ReactNode } from 'react';
import type { ActionTone } from '#components/internal';

interface Shown {
  /** Before the words. */
  icon?: ReactNode;
  /** The key that does the same, as `KeyboardEvent` calls it: `Control+D`. Shown and told; it is listened to elsewhere. */
  shortcut?: string;
  /** Cannot be chosen, and the keys pass it. */
  disabled?: boolean;
}

/** Something that can be done. */
export interface MenuAction extends Shown {
  /** Which entry it is. */
  kind: 'action';
  /** What is done: a verb first. */
  label: ReactNode;
  /** Told that it was chosen; the menu is closed then. */
  onSelect: () => void;
  /** Why it cannot be chosen now: it stays within reach of the keys, so that this is read. */
  reason?: string;
  /** `critical` where it cannot be taken back. */
  tone?: ActionTone;
}

/** A way elsewhere. */
export interface MenuLink extends Shown {
  /** Which entry it is. */
  kind: 'link';
  /** Without a look; it carries the words. */
  link: ReactElement;
}

/** Something that is on or off. */
export interface MenuCheck extends Shown {
  /** Which entry it is. */
  kind: 'check';
  /** What it is kept by where entries before it come and go; else its place. */
  id?: string;
  /** What is on or off. */
  label: ReactNode;
  /** Whether it is on, where that is held outside. */
  checked?: boolean;
  /** What it begins with where nobody holds `checked`; the menu keeps what it was changed to. */
  defaultChecked?: boolean;
  /** Told what it was changed to. */
  onCheckedChange?: (checked: boolean) => void;
}

/** A choice between several. */
export interface MenuChoice {
  /** Which entry it is. */
  kind: 'choice';
  /** What it is kept by where entries before it come and go; else its place. */
  id?: string;
  /** What is chosen, over the answers. */
  label: string;
  /** Which is chosen, where that is held outside. */
  value?: string;
  /** What it begins with where nobody holds `value`; the menu keeps what was chosen. */
  defaultValue?: string;
  /** Told which was chosen. */
  onValueChange?: (value: string) => void;
  /** What can be chosen. */
  options: readonly MenuOption[];
}

/** One answer of a choice. */
export interface MenuOption {
  /** Unlike that of any other. */
  value: string;
  /** What it is called. */
  label: ReactNode;
}

/** More entries, in a menu beside. */
export interface MenuBranch extends Omit<Shown, 'shortcut'> {
  /** Which entry it is. */
  kind: 'submenu';
  /** What they have in common. */
  label: ReactNode;
  /** What the menu within offers. */
  entries: readonly MenuEntry[];
}

/** A line between groups. */
export interface MenuLine {
  /** Which entry it is. */
  kind: 'separator';
}

/** An action, a way elsewhere, something on or off, a choice between several, more of these, or a line between groups. */
export type MenuEntry = MenuAction | MenuLink | MenuCheck | MenuChoice | MenuBranch | MenuLine;
