import { type RefObject, useEffect, useRef } from 'react';
import type { Layout } from './layout.ts';

/** What a person does to a picture, with its buttons too: from then on it lies as they left it. */
const touches = ['pointerdown', 'wheel', 'keydown', 'focusin'] as const;

/**
 * Scrolls the frame, and nothing around it: a wide picture begins at its first thing, and what is chosen is in sight. That
 * holds until somebody touches it, also where things grow as they come and all of them are placed anew.
 */
export function useSight(
  frame: RefObject<HTMLElement | null>,
  layout: Layout | undefined,
  zoom: number,
  chosen: string | undefined,
) {
  const isTouched = useRef(false);
  const earlier = useRef(chosen);
  useEffect(() => {
    const around = frame.current?.parentElement;
    const touch = () => {
      isTouched.current = true;
    };
    for (const name of touches) around?.addEventListener(name, touch, { capture: true, passive: true });
    return () => {
      for (const name of touches) around?.removeEventListener(name, touch, { capture: true });
    };
  }, [frame]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: larger or smaller, things lie elsewhere
  useEffect(() => {
    const element = frame.current;
    if (!element || !layout) return;
    const isNew = earlier.current !== chosen;
    earlier.current = chosen;
    // What a node shows may have things of its own that are chosen in it.
    const item = element.querySelector(chosen === undefined ? '[data-node]' : '[aria-pressed=true]:not([inert] *)');
    if (isTouched.current) {
      if (isNew && chosen !== undefined && item) bring(element, item);
      return;
    }
    element.scrollTo(0, 0);
    if (item) bring(element, item);
  }, [frame, layout, zoom, chosen]);
}

function bring(frame: HTMLElement, item: Element) {
  const inner = item.getBoundingClientRect();
  const outer = frame.getBoundingClientRect();
  const isAcross = inner.left >= outer.left && inner.right <= outer.right;
  const isDown = inner.top >= outer.top && inner.bottom <= outer.bottom;
  if (!isAcross) frame.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  if (!isDown) frame.scrollTop += inner.top + inner.height / 2 - outer.top - outer.height / 2;
}
