import { Slot } from 'radix-ui';
import { type ReactElement, type ReactNode, type RefObject, useId, useRef } from 'react';
import { useOpening } from '#components/internal';
import { overlay } from '#components/lazily';

const PopoverSheet = overlay(() => import('./popover-sheet.tsx'), 'PopoverSheet');

export interface PopoverProps {
  trigger: ReactElement;
  /** Names it for a screen reader. */
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Has the focus once it is closed, where it was not opened with its trigger. */
  from?: RefObject<HTMLElement | null>;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** More about something, or a few controls for it, beside what was pressed. */
export function Popover({ trigger, open, onOpenChange, align = 'start', ...rest }: PopoverProps) {
  const element = useRef<HTMLElement>(null);
  const id = useId();
  const { isOpen, isNeeded, change } = useOpening(open, onOpenChange);
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
