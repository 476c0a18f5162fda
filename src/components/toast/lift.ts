/** Where something is on the screen. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Between messages and the edge, and what they keep clear of. */
const gap = 16;

/**
 * How far from the lower edge of a screen messages stand, so that none of the boxes in their column is covered.
 * @param messages where they are now: only their width and height count
 */
export function liftOver(messages: Box, kept: readonly Box[], height: number): number {
  const tall = messages.bottom - messages.top;
  const inTheWay = kept
    .filter(({ left, right, top, bottom }) => left < messages.right && right > messages.left && bottom > top)
    .sort((a, b) => b.bottom - a.bottom);
  let lower = height - gap;
  for (const { top, bottom } of inTheWay)
    if (top < lower + gap / 2 && bottom > lower - tall - gap / 2) lower = top - gap / 2;
  // Where there is no room above it, they had better be read.
  return lower < tall ? gap : height - lower;
}
