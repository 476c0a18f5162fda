import { Slot } from 'radix-ui';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { isChord, useOpening } from '#components/internal';
import { overlay } from '#components/lazily';
import type { MenuEntry } from './menu-entry.ts';

const Menu = overlay(() => import('./menu.tsx'), 'Menu');

export interface DropdownMenuProps extends ComponentProps<'div'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** What it offers, or `MenuItem` and the other parts as children, where more than that is put together. */
  entries?: readonly MenuEntry[];
  /** Whether it is open, where that is held outside. */
  open?: boolean;
  /** Whether it is open to begin with where nobody holds `open`. */
  defaultOpen?: boolean;
  /** Told whether it is open after each change. */
  onOpenChange?: (open: boolean) => void;
  /** Which edge of the trigger it keeps to. */
  align?: 'start' | 'end';
}

/** Whether what opens it cannot be pressed now. */
const isBlocked = ({ currentTarget }: SyntheticEvent) => currentTarget.matches(':disabled, [aria-disabled=true]');

const keys: Partial<Record<string, 'first' | 'last'>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/** Actions that need not be in sight, behind a button. A class, a ref and all else are for the menu that it opens. */
export function DropdownMenu({
  trigger,
  open: heldOpen,
  defaultOpen,
  onOpenChange,
  align = 'start',
  ...rest
}: DropdownMenuProps) {
  const element = useRef<HTMLElement>(null);
  const own = useId();
  const { id = own } = trigger.props as { id?: string };
  const made = useId();
  const { id: menuId = made } = rest;
  const { isOpen, isNeeded, change } = useOpening(heldOpen, onOpenChange, defaultOpen);
  const [openedOn, setOpenedOn] = useState<'first' | 'last'>();
  const open = (next: boolean, on?: 'first' | 'last') => {
    setOpenedOn(on);
    change(next);
  };
  const pointer = useRef('');
  const press = (event: PointerEvent) => {
    pointer.current = event.pointerType;
    // A finger may only be about to scroll.
    if (event.defaultPrevented || event.button || event.ctrlKey || pointer.current === 'touch' || isBlocked(event))
      return;
    open(!isOpen);
    // The focus goes to what opens.
    if (!isOpen) event.preventDefault();
  };
  /** Of a finger, or of what presses without a pointer, as who speaks to the machine does. */
  const click = (event: MouseEvent) => {
    if (!event.defaultPrevented && (!event.detail || pointer.current === 'touch')) open(!isOpen);
  };
  const type = (event: KeyboardEvent) => {
    const on = keys[event.key];
    if (!on || event.defaultPrevented || isChord(event) || isBlocked(event)) return;
    event.preventDefault();
    open(event.key.startsWith('Arrow') || !isOpen, on);
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
        onClick={click}
        onKeyDown={type}
        // A browser that presses a button as the key is let go would close what has just opened.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      >
        {trigger}
      </Slot.Root>

      {isNeeded && (
        <Menu
          {...rest}
          element={element}
          align={align}
          id={menuId}
          labelledBy={id}
          open={isOpen}
          openedOn={openedOn}
          onOpenChange={change}
        />
      )}
    </>
  );
}
