import { type CalendarDate, startOfWeek } from '@internationalized/date';

/** From the first day to the last, both within it: `2026-03-09`. Null where that end is open or not chosen yet. */
export interface DateRange {
  /** The first day. */
  from: string | null;
  /** The last day. */
  to: string | null;
}

/** What a range becomes when a day is chosen: the first choice begins it, the second ends it, whichever way round. */
export function rangeWith({ from, to }: DateRange, day: string): DateRange {
  if (from === null || to !== null) return { from: day, to: null };
  return day < from ? { from: day, to: from } : { from, to: day };
}

/** Whether its end lies before its beginning, as it can be typed. */
export function isTurned({ from, to }: DateRange): boolean {
  return from !== null && to !== null && to < from;
}

/** Where a day lies: at an end, between both, or outside. @param over the day that would end a range that is begun */
export function placeIn({ from, to }: DateRange, day: string, over?: string): 'end' | 'between' | 'outside' {
  if (day === from || day === to) return 'end';
  const last = to ?? over;
  if (from === null || last === undefined) return 'outside';
  const [first, end] = last < from ? [last, from] : [from, last];
  return day > first && day < end ? 'between' : 'outside';
}

/** The day that a key leads to, as the ARIA Authoring Practices say; nothing where it leads nowhere. */
export function dayAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  day: CalendarDate,
  locale: string,
  direction: 'ltr' | 'rtl',
): CalendarDate | undefined {
  const forward = direction === 'rtl' ? -1 : 1;
  const page = shiftKey ? { years: 1 } : { months: 1 };
  switch (key) {
    case 'ArrowRight':
      return day.add({ days: forward });
    case 'ArrowLeft':
      return day.subtract({ days: forward });
    case 'ArrowDown':
      return day.add({ weeks: 1 });
    case 'ArrowUp':
      return day.subtract({ weeks: 1 });
    case 'Home':
      return startOfWeek(day, locale);
    case 'End':
      return startOfWeek(day, locale).add({ days: 6 });
    case 'PageDown':
      return day.add(page);
    case 'PageUp':
      return day.subtract(page);
  }
  return undefined;
}
