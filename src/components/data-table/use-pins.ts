import { type CSSProperties, type RefObject, useEffect } from 'react';
import { cn } from '#components/internal';
import type { Column } from './column.ts';

type Pin = Column<never>['pin'];

/**
 * Says, on the table, how far from its edge each column stands that stays in sight: as wide as those before it are.
 * @param pins which there are, in a word: another one has them measured anew; none where it is empty
 */
export function usePins(place: RefObject<HTMLElement | null>, pins: string) {
  useEffect(() => {
    const table = place.current?.querySelector('table');
    if (!table || !pins) return undefined;
    const measure = () => {
      for (const side of ['start', 'end'] as const) {
        let taken = 0;
        const headings = [...table.querySelectorAll<HTMLElement>(`thead th[data-pin=${side}]`)];
        for (const heading of side === 'end' ? headings.reverse() : headings) {
          table.style.setProperty(`--pin-${heading.dataset.at}`, `${taken}px`);
          taken += heading.getBoundingClientRect().width;
        }
      }
    };
    const observer = new ResizeObserver(measure);
    for (const heading of table.querySelectorAll('thead th[data-pin]')) observer.observe(heading);
    return () => observer.disconnect();
  }, [place, pins]);
}

/** What a cell is told that stays in sight. @param at the place of its column, or a name of its own */
export function pinOf(at: number | string, pin: Pin) {
  if (!pin) return {};
  return { 'data-pin': pin, 'data-at': at, style: { '--pin': `var(--pin-${at}, 0px)` } as CSSProperties };
}

const edges = { start: 'sm:start-(--pin)', end: 'sm:end-(--pin)' };

/** A cell that others pass below, on the ground of its row. */
export function pinnedLook(pin: Pin, isChosen: boolean) {
  return (
    pin &&
    cn(
      'sm:sticky sm:z-10 print:static',
      edges[pin],
      isChosen
        ? 'not-print:sm:bg-accent-soft forced-colors:sm:outline-2 forced-colors:sm:-outline-offset-2 forced-colors:sm:outline-[Highlight]'
        : 'sm:bg-surface not-print:sm:group-focus-within:bg-sunken sm:group-hover:bg-sunken',
    )
  );
}

/** The same of a heading. */
export function pinnedHeadingLook(pin: Pin) {
  return pin && cn('sm:z-30', edges[pin]);
}
