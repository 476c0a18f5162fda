import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls the frame, and nothing around it: a wide picture begins at its first thing, and what is chosen is in sight. */
export function useSight(frame: RefObject<HTMLElement | null>, isPlaced: boolean, chosen: string | undefined) {
  const isBegun = useRef(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || !isPlaced) return;
    const first = isBegun.current ? undefined : element.querySelector('[data-node]');
    isBegun.current = true;
    // What a node shows may have things of its own that are chosen in it.
    const item = chosen === undefined ? first : element.querySelector('[aria-pressed=true]:not([inert] *)');
    if (item) bring(element, item);
  }, [frame, isPlaced, chosen]);
}

function bring(frame: HTMLElement, item: Element) {
  const inner = item.getBoundingClientRect();
  const outer = frame.getBoundingClientRect();
  const isAcross = inner.left >= outer.left && inner.right <= outer.right;
  const isDown = inner.top >= outer.top && inner.bottom <= outer.bottom;
  if (!isAcross) frame.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  if (!isDown) frame.scrollTop += inner.top + inner.height / 2 - outer.top - outer.height / 2;
}
