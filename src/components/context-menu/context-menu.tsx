import { ContextMenu as Radix } from 'radix-ui';
import { type ComponentProps, type ReactElement, type TouchEvent, useRef } from 'react';
import { type MenuEntry, OpenedMenu } from '#components/dropdown-menu';
import { activeIn, useOpening } from '#components/internal';
import { useLocale } from '#components/locale';

export interface ContextMenuProps extends ComponentProps<'div'> {
  /** What it belongs to: a row, a card, a picture. Who uses keys opens it from what has the focus there; `data-state` says while it is open. */
  trigger: ReactElement;
  /** What its actions are done to. */
  label: string;
  /** What it offers, or `MenuItem` and the other parts as children, where more than that is put together. */
  entries?: readonly MenuEntry[];
  /** The browser's own menu opens in its place. */
  disabled?: boolean;
}

/**
 * What can be done to a thing, where it is pressed with the other button, pressed for long, or asked for its menu by a key.
 * All of that is to be found elsewhere, too. A class, a ref and all else are for the menu.
 */
export function ContextMenu({ trigger, label, disabled, ...rest }: ContextMenuProps) {
  const { direction } = useLocale();
  const area = useRef<HTMLElement>(null);
  const had = useRef<HTMLElement>(null);
  const { isOpen, isNeeded, change } = useOpening(undefined, undefined);
  const touch = useRef<'none' | 'down' | 'opened'>('none');
  const turn = (next: boolean) => {
    // Not the area itself: what has the focus in it.
    const active = next && area.current && activeIn(area.current);
    if (next) had.current = active instanceof HTMLElement && active !== document.body ? active : area.current;
    if (next && touch.current === 'down') touch.current = 'opened';
    change(next);
  };
  /** A browser makes a press of the mouse of it, on what is below: that would be one outside of the menu. */
  const lift = (event: TouchEvent) => {
    if (touch.current === 'opened' && event.cancelable) event.preventDefault();
    touch.current = 'none';
  };
  return (
    // What is behind stays within reach, and another thing is asked for its menu by one press.
    <Radix.Root modal={false} open={isOpen} onOpenChange={turn}>
      <Radix.Trigger
        asChild
        ref={area}
        disabled={disabled}
        onTouchStart={() => {
          touch.current = 'down';
        }}
        onTouchEnd={lift}
        onTouchCancel={lift}
      >
        {trigger}
      </Radix.Trigger>
      {isNeeded && (
        <OpenedMenu
          aria-label={label}
          {...rest}
          at="place"
          element={had}
          placed={{ side: direction === 'rtl' ? 'left' : 'right' }}
          open={isOpen}
          onOpenChange={turn}
        />
      )}
    </Radix.Root>
  );
}
