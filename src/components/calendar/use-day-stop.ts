import { parseDate } from '@internationalized/date';
import { type KeyboardEvent, useState } from 'react';
import { isChord } from '#components/internal';
import { useLocale } from '#components/locale';
import { dayAfterKey } from './range.ts';

/** The day that a key leads to from another. */
export function useDayAfter(): (event: KeyboardEvent, day: string) => string | undefined {
  const { locale, direction } = useLocale();
  return (event, day) =>
    isChord(event) ? undefined : dayAfterKey(event, parseDate(day), locale, direction)?.toString();
}

/**
 * Of what each day has in its corner one is a stop of the tab key, that of the day somebody is on; the arrow keys go on from there.
 * @param first the day that has the stop until somebody went to another
 */
export function useDayStop(days: readonly string[], first: string) {
  const dayAfter = useDayAfter();
  const [stop, setStop] = useState(first);
  const at = [stop, first].find((day) => days.includes(day)) ?? days[0];
  return {
    tabIndexIn: (day: string) => (day === at ? 0 : -1),
    /** Who is on a day has its control beside. */
    onFocusIn: (day: string) => () => setStop(day),
    cornerProps: (day: string) => ({
      'data-corner': day,
      onKeyDown: (event: KeyboardEvent) => {
        const next = dayAfter(event, day);
        if (next === undefined || !days.includes(next)) return;
        event.preventDefault();
        event.currentTarget
          .closest('ol')
          ?.querySelector<HTMLElement>(`[data-corner="${next}"] :is(a, button)`)
          ?.focus();
      },
    }),
  };
}
