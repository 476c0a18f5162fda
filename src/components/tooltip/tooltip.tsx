import { Slot } from 'radix-ui';
import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { useOpening } from '#components/internal';
import { overlay } from '#components/lazily';

const TooltipBubble = overlay(() => import('./tooltip-bubble.tsx'), 'TooltipBubble');

export interface TooltipProps {
  /** A few words. Nothing that a person must know to go on: touch has no tooltips. */
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** What it belongs to; must be able to take the focus. */
  children: ReactElement;
}

/** How long the pointer rests before the words come, in milliseconds. */
const rest = 400;

/** Names or explains what the pointer or the focus is on. */
export function Tooltip({ content, side = 'bottom', children }: TooltipProps) {
  const element = useRef<HTMLElement>(null);
  const id = useId();
  const { isOpen, isNeeded, change } = useOpening(undefined, undefined);
  const wanted = useRef(0);
  const open = async (delay: number) => {
    wanted.current++;
    const mine = wanted.current;
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (wanted.current !== mine) return;
    // Words that do not come are done without.
    await TooltipBubble.load().catch(() => undefined);
    if (wanted.current === mine) change(true);
  };
  const forget = () => {
    wanted.current++;
  };
  const close = () => {
    forget();
    if (isOpen) change(false);
  };
  return (
    <>
      <Slot.Root
        ref={element}
        aria-describedby={isOpen ? id : undefined}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && !isOpen && void open(rest)}
        // An open one stays while the pointer is on its way to it.
        onPointerLeave={forget}
        onPointerDown={close}
        onClick={close}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && void open(0)}
        onBlur={close}
      >
        {children}
      </Slot.Root>

      {isNeeded && (
        <TooltipBubble element={element} id={id} side={side} isOpen={isOpen} onClose={close}>
          {content}
        </TooltipBubble>
      )}
    </>
  );
}
