import { type RefObject, useEffect, useRef } from 'react';
import type { Layout } from './layout.ts';

/** With what a person moves a picture, its buttons included: from then on it lies as they left it. */
const moves = ['pointerdown', 'touchmove', 'wheel', 'keydown', 'keyup'] as const;

/**
 * Scrolls the frame, and nothing around it: a wide picture begins at its first thing, and what is chosen is in sight. That
 * holds until somebody moves it, also where things grow as they come and all of them are placed anew.
 */
export function useSight(
  frame: RefObject<HTMLElement | null>,
  layout: Layout | undefined,
  zoom: number,
  chosen: string | null,
) {
  const isMoved = useRef(false);
  const earlier = useRef(chosen);
  useEffect(() => {
    const around = frame.current?.parentElement;
    const move = ({ target, type }: Event) => {
      const isItem = type === 'pointerdown' && target instanceof Element && target.closest('[data-item]');
      if (!isItem) isMoved.current = true;
    };
    for (const name of moves) around?.addEventListener(name, move, { capture: true, passive: true });
    return () => {
      for (const name of moves) around?.removeEventListener(name, move, { capture: true });
    };
  }, [frame]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: larger or smaller, things lie elsewhere
  useEffect(() => {
    const element = frame.current;
    if (!element || !layout) return;
    const isNew = earlier.current !== chosen;
    earlier.current = chosen;
    const first = element.querySelector('[data-node]');
    // What a node shows may have things of its own that are chosen in it.
    const item = chosen === null ? null : element.querySelector('[aria-pressed=true]:not([inert] *)');
    if (!isMoved.current) {
      element.scrollTo(0, 0);
      if (first) bring(element, first);
    }
    if (item && (isNew || !isMoved.current)) bring(element, item);
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
