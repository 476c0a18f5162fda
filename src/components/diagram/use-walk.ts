import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { isChord } from '#components/internal';
import { isWay, nearest } from './nearest.ts';

/** One stop of the tab key for a whole picture: arrow keys go on from there. */
export function useWalk(canvas: RefObject<HTMLElement | null>, items: readonly string[]) {
  const [stop, setStop] = useState<string>();
  // What was stood at may be gone.
  const at = stop !== undefined && items.includes(stop) ? stop : items[0];
  return {
    /** Whether the tab key reaches an item. */
    isStop: (item: string) => item === at,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const { item } = event.target.dataset;
      if (item !== undefined) setStop(item);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target, key } = event;
      if (isChord(event) || !(target instanceof HTMLElement)) return;
      if (target.dataset.item === undefined) return;
      const all = [...(canvas.current?.querySelectorAll<HTMLElement>('button[data-item]') ?? [])];
      const next = isWay(key) ? ahead(target, all, key) : { Home: all[0], End: all.at(-1) }[key];
      if (isWay(key) || next) event.preventDefault();
      next?.focus();
    },
  };
}

function ahead(from: HTMLElement, all: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const boxes = all
    .filter((item) => item !== from)
    .map((item) => {
      const { left, top, width, height } = item.getBoundingClientRect();
      return { item, left, top, width, height };
    });
  return nearest(from.getBoundingClientRect(), boxes, key)?.item;
}
