import { type KeyboardEvent, type PointerEvent, Suspense, useRef, useState } from 'react';
import { cn, toTheRight } from '#components/internal';
import { lazily } from '#components/lazily';
import type { Resizing } from './data-table.tsx';

const WidthButtons = lazily(() => import('./width-buttons.tsx'), 'WidthButtons', { ahead: false });

interface ResizerProps {
  id: string;
  heading: string;
  /** Where the edge is drawn: at the beginning of the next heading, which lies over this one, or at the end of its own. */
  at: 'next' | 'own';
  onResize: Resizing;
}

const least = 64;
const most = 800;

/** So many pixels at a press of a key or a button. */
const step = 16;

/** A pointer that goes no farther was pressed, not drawn. */
const slack = 3;

const within = (width: number) => Math.round(Math.min(Math.max(width, least), most));
const widthOf = (cell: Element) => cell.getBoundingClientRect().width;

/** How wide a column is after a key was pressed at its heading: Shift and an arrow. */
export function widthAfter({ key, shiftKey, currentTarget }: KeyboardEvent<HTMLElement>): number | undefined {
  const way = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  // On a phone a heading stands above no column.
  if (!shiftKey || way === 0 || getComputedStyle(currentTarget).display !== 'table-cell') return undefined;
  return within(widthOf(currentTarget) + way * toTheRight(currentTarget) * step);
}

/** The edge of a column: drawn with a pointer, or pressed for two buttons; pressed twice, the column is as wide as its content. */
export function Resizer({ id, heading, at, onResize }: ResizerProps) {
  const edge = useRef<HTMLSpanElement>(null);
  const [isPressed, setPressed] = useState(false);
  const cellOf = () => {
    const cell = edge.current?.closest('th');
    const own = at === 'next' ? cell?.previousElementSibling : cell;
    return own instanceof HTMLElement ? own : undefined;
  };
  const draw = (event: PointerEvent<HTMLElement>) => {
    const cell = cellOf();
    if (!cell || event.button !== 0) return;
    event.preventDefault();
    const width = widthOf(cell);
    const sign = toTheRight(cell);
    const start = event.clientX;
    let isDrawn = false;
    const move = ({ clientX }: globalThis.PointerEvent) => {
      isDrawn ||= Math.abs(clientX - start) > slack;
      if (isDrawn) onResize(id, within(width + sign * (clientX - start)));
    };
    const end = new AbortController();
    const letGo = ({ type }: globalThis.PointerEvent) => {
      end.abort();
      if (type === 'pointerup' && !isDrawn) setPressed(!isPressed);
    };
    addEventListener('pointermove', move, end);
    for (const name of ['pointerup', 'pointercancel'] as const) addEventListener(name, letGo, end);
  };
  const stepTo = (way: 1 | -1) => {
    const cell = cellOf();
    if (cell) onResize(id, within(widthOf(cell) + way * step));
  };
  return (
    <span ref={edge} className={cn('absolute inset-y-0 max-sm:hidden', at === 'next' ? '-start-3 w-6' : 'end-0 w-3')}>
      <span
        aria-hidden
        onPointerDown={draw}
        onDoubleClick={() => onResize(id, undefined)}
        className={cn(
          'absolute inset-0 touch-none cursor-col-resize after:absolute after:inset-y-0 after:w-0.5 hover:after:bg-accent',
          at === 'next' ? 'after:start-2.5' : 'after:end-0',
        )}
      />
      {isPressed && (
        <Suspense>
          <span
            className={cn(
              'absolute top-full',
              at === 'next' ? 'start-1/2 -translate-x-1/2 rtl:translate-x-1/2' : 'end-0',
            )}
          >
            <WidthButtons heading={heading} cellOf={cellOf} onStep={stepTo} onClose={() => setPressed(false)} />
          </span>
        </Suspense>
      )}
    </span>
  );
}
