import { Slot } from 'radix-ui';
import { type ReactElement, type ReactNode, type RefObject, useRef } from 'react';
import { useOpening } from '#components/internal';

/** What opens a dialog. */
export interface Opening {
  /** Opens it; left out where `open` is held outside. */
  trigger?: ReactElement;
  /** Whether it is open, where that is held outside. */
  open?: boolean;
  /** Whether it is open to begin with where nobody holds `open`. */
  defaultOpen?: boolean;
  /** Told whether it is open after each change. */
  onOpenChange?: (open: boolean) => void;
}

/** What a dialog that is loaded is drawn from. */
export type Opened<Props extends Opening> = (Props extends unknown ? Omit<Props, keyof Opening> : never) & {
  /** The trigger, where there is one. */
  element: RefObject<HTMLElement | null> | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

interface TriggeredProps extends Opening {
  children: (opened: Pick<Opened<Opening>, 'element' | 'open' | 'onOpenChange'>) => ReactNode;
}

/** A trigger, and what it opens once it was opened. */
export function Triggered({ trigger, open, defaultOpen, onOpenChange, children }: TriggeredProps) {
  const element = useRef<HTMLElement>(null);
  const { isOpen, isNeeded, change } = useOpening(open, onOpenChange, defaultOpen);
  return (
    <>
      {trigger && (
        <Slot.Root
          ref={element}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          data-state={isOpen ? 'open' : 'closed'}
          onClick={(event) => event.defaultPrevented || change(!isOpen)}
        >
          {trigger}
        </Slot.Root>
      )}
      {isNeeded && children({ element: trigger && element, open: isOpen, onOpenChange: change })}
    </>
  );
}
