import type { PointerEvent } from 'react';

/** A cell that is cut off says all of it to the pointer. */
export function tellWhole({ target }: PointerEvent) {
  // What has words of its own for that keeps them.
  if (!(target instanceof HTMLElement) || (target.title !== '' && !told.has(target))) return;
  const isCut = target.scrollWidth > target.clientWidth && getComputedStyle(target).textOverflow === 'ellipsis';
  if (isCut) target.title = target.innerText;
  // It may have been another answer, or a narrower column.
  else if (told.has(target)) target.removeAttribute('title');
  if (isCut) told.add(target);
}

const told = new WeakSet<HTMLElement>();
