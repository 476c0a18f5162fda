import { DropdownMenu as Radix } from 'radix-ui';
import { DrawnAlready } from '#components/internal';
import { MenuSheet, type OpenedMenuProps } from './menu-sheet.tsx';

export interface MenuProps extends Omit<OpenedMenuProps, 'at' | 'placed'> {
  align: 'start' | 'end';
  /** The id of what opened it. */
  labelledBy: string;
}

/** The menu of a button. */
export function Menu({ align, labelledBy, ...rest }: MenuProps) {
  return (
    // What is behind stays within reach: a menu is no question that must be answered.
    <Radix.Root modal={false} open={rest.open} onOpenChange={rest.onOpenChange}>
      <Radix.Trigger asChild>
        <DrawnAlready element={rest.element} />
      </Radix.Trigger>
      <MenuSheet
        aria-labelledby={rest['aria-label'] ? undefined : labelledBy}
        {...rest}
        at="button"
        placed={{ align, sideOffset: 4 }}
      />
    </Radix.Root>
  );
}
