import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { isChord, toTheRight } from '#components/internal';

/**
 * The point of a chart that is read, by the pointer or the arrow keys, and what its plot is told for that: it is a
 * slider that changes nothing but what is read.
 * @param table holds what is read, a row for each point
 * @param isVertical whether the points lie below one another
 */
export function useReading<Plot extends HTMLElement>(
  label: string,
  count: number,
  table: RefObject<HTMLElement | null>,
  isVertical = false,
) {
  const [at, read] = useState<number>();
  const plot = useRef<Plot>(null);
  const row = () => table.current?.querySelectorAll('tbody tr')[at ?? 0];
  useLayoutEffect(() => {
    const [name, ...figures] = textsOf(row()?.children);
    const series = textsOf(table.current?.querySelectorAll('thead th'));
    // Of several figures, which is which.
    const said =
      series.length > 0 ? figures.map((figure, index) => `${series[index]} ${figure}`).join(', ') : figures[0];
    plot.current?.setAttribute('aria-valuetext', [name, said].join(series.length > 0 ? ': ' : ' '));
  });
  const type = (event: KeyboardEvent) => {
    const forward = toTheRight(event.currentTarget);
    const places: Partial<Record<string, number>> = {
      ArrowRight: (at ?? 0) + forward,
      ArrowLeft: (at ?? 0) - forward,
      // Along points that lie beside one another up is on, as of any slider; of those below one another, down is.
      ArrowDown: (at ?? 0) + (isVertical ? 1 : -1),
      ArrowUp: (at ?? 0) + (isVertical ? -1 : 1),
      Home: 0,
      End: count - 1,
    };
    const next = places[event.key];
    if (next === undefined || isChord(event)) return;
    event.preventDefault();
    read(Math.max(0, Math.min(count - 1, next)));
  };
  return {
    at: at !== undefined && at < count ? at : undefined,
    read,
    plot: {
      ref: plot,
      role: 'slider',
      tabIndex: 0,
      'aria-orientation': isVertical ? ('vertical' as const) : undefined,
      'aria-label': label,
      'aria-valuemin': 1,
      'aria-valuemax': count,
      'aria-valuenow': Math.min(at ?? 0, count - 1) + 1,
      onKeyDown: type,
      onFocus: () => read((before) => before ?? 0),
      onBlur: () => read(undefined),
      onPointerLeave: () => document.activeElement !== plot.current && read(undefined),
    },
  };
}

const textsOf = (elements: Iterable<Element> = []) => [...elements].map(({ textContent }) => textContent);
