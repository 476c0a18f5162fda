import { DropdownMenu as Radix } from 'radix-ui';
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cn, DrawnAlready, type DrawnAlreadyProps, isLeft, useWayBack } from '#components/internal';
import { usePortalContainer } from '#components/portal-container';
import { MenuEntries } from './menu-entries.tsx';
import type { MenuEntry } from './menu-entry.ts';
import * as drawn from './menu-items.tsx';
import { menuLook } from './menu-look.ts';
import { DrawnContext } from './menu-parts.tsx';
import { type Kept, KeptContext } from './use-kept.ts';

export interface MenuProps extends Pick<DrawnAlreadyProps, 'element'>, ComponentProps<'div'> {
  entries?: readonly MenuEntry[];
  align: 'start' | 'end';
  /** The id of what opened it. */
  labelledBy: string;
  isOpen: boolean;
  /** Which entry it was opened on; on none with a pointer. */
  openedOn: 'first' | 'last' | undefined;
  onOpenChange: (isOpen: boolean) => void;
}

/** What a menu opens. */
export function Menu({
  element,
  entries,
  align,
  labelledBy,
  isOpen,
  openedOn,
  onOpenChange,
  className,
  children,
  onKeyDown,
  ...rest
}: MenuProps) {
  const container = usePortalContainer();
  const kept = useState<Kept>({});
  const hasEntered = useRef(false);
  const enter = (event: FocusEvent) => {
    if (hasEntered.current || event.target !== event.currentTarget) return;
    hasEntered.current = true;
    if (!openedOn) return;
    // Radix knows of one end only, and was not there yet when the key was pressed that opened it first.
    event.preventDefault();
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>(possible)];
    entries.at(openedOn === 'first' ? 0 : -1)?.focus({ preventScroll: openedOn === 'first' });
  };
  const goBack = useWayBack(isOpen, element);
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
    // What is behind stays within reach: a menu is no question that must be answered.
    <Radix.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <DrawnAlready element={element} />
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          aria-labelledby={rest['aria-label'] ? undefined : labelledBy}
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
          }}
          loop
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={cn(menuLook, className)}
        >
          <KeptContext value={kept}>
            {entries ? <MenuEntries entries={entries} /> : <DrawnContext value={drawn}>{children}</DrawnContext>}
          </KeptContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const possible = '[role^="menuitem"]:not([data-disabled])';
