import { Slot } from 'radix-ui';
import { type KeyboardEvent, type PointerEvent, type ReactElement, useId, useRef, useState } from 'react';
import { useOpening } from '#components/internal';
import { overlay } from '#components/lazily';
import type { MenuEntry } from './menu-entry.ts';

const Menu = overlay(() => import('./menu.tsx'), 'Menu');

export interface DropdownMenuProps {
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
}

const keys = ['Enter', ' ', 'ArrowDown'];

/** Actions that need not be in sight, behind a button. */
export function DropdownMenu({ trigger, entries, align = 'start' }: DropdownMenuProps) {
  const element = useRef<HTMLElement>(null);
  const id = useId();
  const menuId = useId();
  const { isOpen, isNeeded, change } = useOpening(undefined, undefined);
  const [byKeyboard, setByKeyboard] = useState(false);
  const open = (next: boolean, isByKeyboard: boolean) => {
    setByKeyboard(isByKeyboard);
    change(next);
  };
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey) return;
    open(!isOpen, false);
    // The focus goes to what opens.
    if (!isOpen) event.preventDefault();
  };
  const type = (event: KeyboardEvent) => {
    if (!keys.includes(event.key)) return;
    event.preventDefault();
    open(event.key === 'ArrowDown' || !isOpen, true);
  };
  return (
    <>
      <Slot.Root
        ref={element}
        id={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        data-state={isOpen ? 'open' : 'closed'}
        onPointerDown={press}
        onKeyDown={type}
      >
        {trigger}
      </Slot.Root>

      {isNeeded && (
        <Menu
          element={element}
          entries={entries}
          align={align}
          id={menuId}
          labelledBy={id}
          isOpen={isOpen}
          byKeyboard={byKeyboard}
          onOpenChange={change}
        />
      )}
    </>
  );
}
