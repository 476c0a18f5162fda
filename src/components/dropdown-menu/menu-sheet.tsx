import { type ComponentProps, type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cn, isLeft, leadsBack, useWayBack } from '#components/internal';
import { useSpoken } from '#components/locale';
import { usePortalContainer } from '#components/portal-container';
import { MenuEntries } from './menu-entries.tsx';
import type { MenuEntry } from './menu-entry.ts';
import { FamilyContext, families } from './menu-family.ts';
import * as drawn from './menu-items.tsx';
import { menuLook } from './menu-look.ts';
import { DrawnContext } from './menu-parts.tsx';
import { type Kept, KeptContext } from './use-kept.ts';

/** Where a menu stands beside what opened it. */
export interface MenuPlacement {
  /** Its edge along which it stands. */
  align?: 'start' | 'center' | 'end';
  /** On which side of it. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** So many pixels from it. */
  sideOffset?: number;
}

export interface OpenedMenuProps extends ComponentProps<'div'> {
  /** What it stands at, which is also whose Radix root it stands in: a button's, or that of any place. */
  at: 'button' | 'place';
  /** What the focus goes back to once it is closed. */
  element: RefObject<HTMLElement | null>;
  /** What it offers; its parts as children where more than that is put together. */
  entries?: readonly MenuEntry[];
  /** Where it stands beside what opened it. */
  placed: MenuPlacement;
  /** Whether it is open. */
  open: boolean;
  /** Which entry it was opened on; what Radix makes of it where absent. */
  openedOn?: 'first' | 'last';
  /** Told that it closes: something was chosen, or it was left. */
  onOpenChange: (open: boolean) => void;
}

/** What a menu opens, whatever opens it. */
export function MenuSheet({
  at,
  element,
  entries,
  placed,
  open,
  openedOn,
  onOpenChange,
  className,
  children,
  onKeyDown,
  ...rest
}: OpenedMenuProps) {
  const Radix = families[at];
  const container = usePortalContainer();
  const { lang } = useSpoken();
  const kept = useState<Kept>({});
  const hasEntered = useRef(false);
  const enter = (event: FocusEvent) => {
    if (element.current) leadsBack(event.currentTarget, element.current);
    if (hasEntered.current || event.target !== event.currentTarget) return;
    hasEntered.current = true;
    if (!openedOn) return;
    // Radix knows of one end only, and was not there yet when the key was pressed that opened it first.
    event.preventDefault();
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>(possible)];
    entries.at(openedOn === 'first' ? 0 : -1)?.focus({ preventScroll: openedOn === 'first' });
  };
  const goBack = useWayBack(open, element);
  const hasLeft = useRef(false);
  const leave = (event: KeyboardEvent) => {
    hasLeft.current = event.key === 'Tab';
    if (!hasLeft.current) return;
    // Radix would keep it for itself: from the button the browser goes on, to what stands after it or before.
    event.stopPropagation();
    flushSync(() => onOpenChange(false));
    element.current?.focus();
  };
  return (
    <Radix.Portal container={container}>
      <Radix.Content
        lang={lang}
        {...rest}
        onFocus={enter}
        onKeyDownCapture={leave}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!isLeft(event)) return;
          event.preventDefault();
          onOpenChange(false);
        }}
        onCloseAutoFocus={(event) => {
          hasEntered.current = false;
          if (hasLeft.current) event.preventDefault();
          else goBack(event);
          hasLeft.current = false;
        }}
        loop
        {...placed}
        collisionPadding={8}
        className={cn(menuLook, className)}
      >
        <FamilyContext value={Radix}>
          <KeptContext value={kept}>
            {entries ? <MenuEntries entries={entries} /> : <DrawnContext value={drawn}>{children}</DrawnContext>}
          </KeptContext>
        </FamilyContext>
      </Radix.Content>
    </Radix.Portal>
  );
}

const possible = '[role^="menuitem"]:not([data-disabled])';
