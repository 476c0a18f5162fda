import { Slot } from 'radix-ui';
import {
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useOpening } from '#components/internal';
import { overlay } from '#components/lazily';

const TooltipBubble = overlay(() => import('./tooltip-bubble.tsx'), 'TooltipBubble');

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** A few words. Nothing that a person must know to go on: touch has no tooltips. */
  content: ReactNode;
  /** Whether it is open, where that is held outside. */
  open?: boolean;
  /** Whether it is open to begin with where nobody holds `open`. */
  defaultOpen?: boolean;
  /** Told whether it is open after each change. */
  onOpenChange?: (open: boolean) => void;
  /** Where it stands if there is room; opposite where there is none. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** What it belongs to; must be able to take the focus. */
  children: ReactElement;
}

/** How long the pointer rests before the words come, in milliseconds. */
const patience = 400;
/** Who goes from one to the next knows that there are words: they come at once. In milliseconds after the last ones went. */
const soon = 300;

/** One at a time: the one that is open, and when the last one was closed. */
const shown: { close?: (() => void) | undefined; until: number } = { until: Number.NEGATIVE_INFINITY };

/** Names or explains what the pointer or the focus is on. A class, a ref and all else are for the bubble with the words. */
export function Tooltip({
  content,
  open: heldOpen,
  defaultOpen,
  onOpenChange,
  side = 'bottom',
  children,
  ...rest
}: TooltipProps) {
  const element = useRef<HTMLElement>(null);
  const made = useId();
  const { id = made } = rest;
  const { isOpen, isNeeded, change } = useOpening(heldOpen, onOpenChange, defaultOpen);
  const wanted = useRef(0);
  // It may be left before it is drawn.
  const isOpening = useRef(false);
  const open = async (delay: number) => {
    wanted.current++;
    const mine = wanted.current;
    const isSoon = shown.close !== undefined || performance.now() - shown.until < soon;
    await new Promise((resolve) => setTimeout(resolve, isSoon ? 0 : delay));
    if (wanted.current !== mine) return;
    // Words that do not come are done without.
    await TooltipBubble.load().catch(() => undefined);
    if (wanted.current !== mine) return;
    isOpening.current = true;
    if (shown.close !== closeLast.current) shown.close?.();
    shown.close = closeLast.current;
    change(true);
  };
  const forget = () => {
    wanted.current++;
  };
  /** Who has sent it away is not shown the next one at once. */
  const isDismissed = useRef(false);
  const closeLast = useRef(() => latest.current());
  useEffect(
    () => () => {
      wanted.current++;
      if (shown.close === closeLast.current) shown.close = undefined;
    },
    [],
  );
  // What only says its name once more describes nothing.
  const isName = isValidElement<{ 'aria-label'?: string }>(children) && children.props['aria-label'] === content;
  const close = () => {
    forget();
    if (isOpen || isOpening.current) change(false);
    isOpening.current = false;
    if (shown.close !== closeLast.current) return;
    shown.close = undefined;
    if (!isDismissed.current) shown.until = performance.now();
    isDismissed.current = false;
  };
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  return (
    <>
      <Slot.Root
        ref={element}
        aria-describedby={isOpen && !isName ? id : undefined}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && !isOpen && void open(patience)}
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
        <TooltipBubble
          {...rest}
          element={element}
          id={id}
          side={side}
          isOpen={isOpen}
          onClose={close}
          onEscape={() => {
            isDismissed.current = true;
          }}
        >
          {content}
        </TooltipBubble>
      )}
    </>
  );
}
