import type { PointerEvent } from 'react';

/** A cell that is cut off says all of it to the pointer. */
export function tellWhole({ target }: PointerEvent) {
  if (!(target instanceof HTMLElement) || target.scrollWidth <= target.clientWidth) return;
  if (getComputedStyle(target).textOverflow === 'ellipsis') target.title = target.innerText;
}
