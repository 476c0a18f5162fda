import type { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

interface Shown {
  /** Before the words. */
  icon?: ReactNode;
  /** The key that does the same, as `KeyboardEvent` calls it: `Control+D`. Shown and told; it is listened to elsewhere. */
  shortcut?: string;
}

export interface MenuItemProps extends ComponentProps<typeof Radix.Item>, Shown {
  /** Why it cannot be chosen now: it stays within reach of the keys, so that this is read. */
  reason?: string;
  /** It cannot be taken back. */
  danger?: boolean;
}

export interface MenuCheckboxItemProps extends Omit<ComponentProps<typeof Radix.CheckboxItem>, 'onSelect'>, Shown {}

export interface MenuRadioGroupProps extends ComponentProps<typeof Radix.RadioGroup> {
  /** What is chosen. */
  label: ReactNode;
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
