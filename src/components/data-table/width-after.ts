import type { KeyboardEvent } from 'react';
import { toTheRight } from '#components/internal';

const least = 64;
const most = 800;

/** So many pixels at a press of a key or a button. */
export const step = 16;

/** As wide as a column may be. */
export const within = (width: number) => Math.round(Math.min(Math.max(width, least), most));

export const widthOf = (cell: Element) => cell.getBoundingClientRect().width;

/** How wide a column is after a key was pressed at its heading: Shift and an arrow. */
export function widthAfter({ key, shiftKey, currentTarget }: KeyboardEvent<HTMLElement>): number | undefined {
  const way = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  // On a phone a heading stands above no column.
  if (!shiftKey || way === 0 || getComputedStyle(currentTarget).display !== 'table-cell') return undefined;
  return within(widthOf(currentTarget) + way * toTheRight(currentTarget) * step);
}
