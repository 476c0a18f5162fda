import { type RefObject, useEffect } from 'react';
import { cn } from '#components/internal';
import type { Column } from './column.ts';

type Pin = Column<never>['pin'];

/** Says, on the table, how far from its edge each column stands that stays in sight: as wide as those before it are. */
export function usePins(place: RefObject<HTMLElement | null>, isPinned: boolean) {
  useEffect(() => {
    const table = place.current?.querySelector('table');
    if (!table || !isPinned) return undefined;
    const measure = () => {
      for (const side of ['start', 'end'] as const) {
        let taken = 0;
        const headings = [...table.querySelectorAll<HTMLElement>(`th[data-pin=${side}]`)];
        for (const heading of side === 'end' ? headings.reverse() : headings) {
          table.style.setProperty(`--pin-${heading.dataset.at}`, `${taken}px`);
          taken += heading.getBoundingClientRect().width;
        }
      }
    };
    const observer = new ResizeObserver(measure);
    for (const heading of table.querySelectorAll('th[data-pin]')) observer.observe(heading);
    return () => observer.disconnect();
  }, [place, isPinned]);
}

/** What a cell is told that stays in sight. @param at the place of its column, or a name of its own */
export function pinOf(at: number | string, pin: Pin) {
  if (!pin) return {};
  const from = `var(--pin-${at}, 0px)`;
  return {
    'data-pin': pin,
    'data-at': at,
    style: pin === 'start' ? { insetInlineStart: from } : { insetInlineEnd: from },
  };
}

/** A cell that others pass below. */
export function pinnedLook(isChosen: boolean) {
  return cn(
    'sm:sticky sm:z-10 print:static',
    isChosen ? 'sm:bg-accent-soft' : 'sm:bg-surface sm:group-focus-within:bg-sunken sm:group-hover:bg-sunken',
  );
}
