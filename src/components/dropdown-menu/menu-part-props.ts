import type { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import type { ActionTone } from '#components/internal';

interface Shown {
  /** Before the words. */
  icon?: ReactNode;
  /** The key that does the same, as `KeyboardEvent` calls it: `Control+D`. Shown and told; it is listened to elsewhere. */
  shortcut?: string;
}

export interface MenuItemProps extends ComponentProps<typeof Radix.Item>, Shown {
  /** Why it cannot be chosen now: it stays within reach of the keys, so that this is read. */
  reason?: string;
  /** `critical` where it cannot be taken back. */
  tone?: ActionTone;
}

type CheckboxItem = ComponentProps<typeof Radix.CheckboxItem>;

export interface MenuCheckboxItemProps extends Omit<CheckboxItem, 'onSelect' | 'checked' | 'onCheckedChange'>, Shown {
  /** Whether it is on, where that is held outside. */
  checked?: boolean;
  /** What it begins with where nobody holds `checked`. The menu keeps what it was changed to, also while it is closed: by its place, or by its `id` where entries before it come and go. */
  defaultChecked?: boolean;
  /** Told what it was changed to. */
  onCheckedChange?: (checked: boolean) => void;
}

export interface MenuRadioGroupProps extends Omit<ComponentProps<typeof Radix.RadioGroup>, 'defaultValue'> {
  /** What is chosen. */
  label: ReactNode;
  /** Which is chosen, where that is held outside. */
  value?: string;
  /** What it begins with where nobody holds `value`. The menu keeps what was chosen, also while it is closed: by its place, or by its `id` where entries before it come and go. */
  defaultValue?: string;
  /** Told which was chosen. */
  onValueChange?: (value: string) => void;
}

export type MenuRadioItemProps = ComponentProps<typeof Radix.RadioItem>;

export type MenuSeparatorProps = ComponentProps<typeof Radix.Separator>;

export interface SubmenuProps extends Omit<ComponentProps<typeof Radix.SubTrigger>, 'asChild'> {
  /** What the entry that opens it says. A class, a ref and all else are for that entry. */
  label: ReactNode;
  /** Before the words. */
  icon?: ReactNode;
  /** What the menu within offers. */
  children: ReactNode;
}
