import { Slot } from 'radix-ui';
import { type ComponentProps, type ReactElement, type RefObject, useId, useRef } from 'react';
import { useOpening } from '#components/internal';
import { overlay } from '#components/lazily';

const PopoverSheet = overlay(() => import('./popover-sheet.tsx'), 'PopoverSheet');

export interface PopoverProps extends ComponentProps<'div'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names it for a screen reader. */
  label: string;
  /** Whether it is open, where that is held outside. */
  open?: boolean;
  /** Whether it is open to begin with where nobody holds `open`. */
  defaultOpen?: boolean;
  /** Told whether it is open after each change. */
  onOpenChange?: (open: boolean) => void;
  /** Has the focus once it is closed, where it was not opened with its trigger. */
  from?: RefObject<HTMLElement | null>;
  /** Which edge of the trigger it keeps to. */
  align?: 'start' | 'center' | 'end';
}

/** More about something, or a few controls for it, beside what was pressed. A class, a ref and all else are for the sheet that it opens. */
export function Popover({ trigger, open, defaultOpen, onOpenChange, align = 'start', ...rest }: PopoverProps) {
  const element = useRef<HTMLElement>(null);
  const made = useId();
  const { id = made } = rest;
  const { isOpen, isNeeded, change } = useOpening(open, onOpenChange, defaultOpen);
  return (
    <>
      <Slot.Root
        ref={element}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-state={isOpen ? 'open' : 'closed'}
        onClick={(event) => event.defaultPrevented || change(!isOpen)}
      >
        {trigger}
      </Slot.Root>

      {isNeeded && (
        <PopoverSheet {...rest} element={element} id={id} align={align} open={isOpen} onOpenChange={change} />
      )}
    </>
  );
}
