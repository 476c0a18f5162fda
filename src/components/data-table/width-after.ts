import type { KeyboardEvent } from 'react';
import { toTheRight } from '#components/internal';

const least = 64;
const most = 800;

/** So many pixels at a press of a key or a button. */
const step = 16;

/** For a focus in a heading, which stays in sight: browsers would scroll to where it was. */
export const stays = { preventScroll: true };

/** As wide as a column may be. */
export const within = (width: number) => Math.round(Math.min(Math.max(width, least), most));

export const widthOf = (cell: Element) => cell.getBoundingClientRect().width;

/** How wide a column is after a step: 1 wider, -1 narrower. */
export const stepped = (cell: Element, way: number) => within(widthOf(cell) + way * step);

/** How wide a column is after a key was pressed at its heading: Shift and an arrow. */
export function widthAfter({ key, shiftKey, currentTarget }: KeyboardEvent<HTMLElement>): number | undefined {
  const way = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  // On a phone a heading stands above no column.
  if (!shiftKey || way === 0 || getComputedStyle(currentTarget).display !== 'table-cell') return undefined;
  return stepped(currentTarget, way * toTheRight(currentTarget));
}
