import type { KeyboardEvent, PointerEvent } from 'react';
import { toTheRight } from '#components/internal';
import type { Resizing } from './data-table.tsx';

interface ResizerProps {
  id: string;
  onResize: Resizing;
}

const least = 64;
const most = 800;

/** So many pixels at a press of a key. */
const step = 16;

const within = (width: number) => Math.round(Math.min(Math.max(width, least), most));

/** How wide a column is after a key was pressed at its heading: Shift and an arrow. */
export function widthAfter({ key, shiftKey, currentTarget }: KeyboardEvent<HTMLElement>): number | undefined {
  const way = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  // On a phone a heading stands above no column.
  if (!shiftKey || way === 0 || getComputedStyle(currentTarget).display !== 'table-cell') return undefined;
  return within(currentTarget.getBoundingClientRect().width + way * toTheRight(currentTarget) * step);
}

/** The edge of a column: drawn with a pointer; pressed twice, the column is as wide as its content. */
export function Resizer({ id, onResize }: ResizerProps) {
  const draw = (event: PointerEvent<HTMLElement>) => {
    const cell = event.currentTarget.closest('th');
    if (!cell || event.button !== 0) return;
    event.preventDefault();
    const { width } = cell.getBoundingClientRect();
    const sign = toTheRight(cell);
    const start = event.clientX;
    const move = (next: globalThis.PointerEvent) => onResize(id, within(width + sign * (next.clientX - start)));
    const end = new AbortController();
    addEventListener('pointermove', move, end);
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, () => end.abort(), end);
  };
  return (
    <span
      aria-hidden
      onPointerDown={draw}
      onDoubleClick={() => onResize(id, undefined)}
      className="absolute inset-y-0 end-0 w-2 touch-none max-sm:hidden cursor-col-resize border-e-2 border-transparent hover:border-accent"
    />
  );
}
