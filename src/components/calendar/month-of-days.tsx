import { type CalendarDate, createCalendar, GregorianCalendar, parseDate, toCalendar } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '#components/icon-button';
import { DateFormat } from '#components/internal';
import { useLocale } from '#components/locale';
import { DayGrid, type DayGridProps } from './day-grid.tsx';
import { todayIn } from './month.ts';

export interface MonthOfDaysProps extends Pick<DayGridProps, 'range' | 'onChoose' | 'min' | 'max' | 'autoFocus'> {
  /** A day of the month that is shown, `2026-03-09`: the keyboard is at it. Null is today. */
  at: string | null;
  /** Told the day that the keyboard goes to: `2026-03-09`. */
  onAt: (day: string) => void;
}

const gregorian = new GregorianCalendar();

/** The days of a month to choose from, in the calendar of the language. */
export function MonthOfDays({ at, onAt, ...rest }: MonthOfDaysProps) {
  const { locale, strings, timeZone } = useLocale();
  const name = useId();
  const { calendar } = new DateFormat(locale).resolvedOptions();
  const day = toCalendar(
    at === null ? todayIn(timeZone) : parseDate(at),
    createCalendar(calendar as Parameters<typeof createCalendar>[0]),
  );
  const month = new DateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const go = (next: CalendarDate) => onAt(toCalendar(next, gregorian).toString());
  return (
    <>
      <div className="flex items-center gap-2 @max-[14rem]:flex-wrap @max-[14rem]:justify-between">
        <IconButton size="sm" label={strings.previousMonth} onClick={() => go(day.subtract({ months: 1 }))}>
          <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        <span
          id={name}
          aria-live="polite"
          className="flex-1 text-center font-semibold @max-[14rem]:order-first @max-[14rem]:basis-full"
        >
          {month.format(day.toDate('UTC'))}
        </span>
        <IconButton size="sm" label={strings.nextMonth} onClick={() => go(day.add({ months: 1 }))}>
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
      </div>
      <DayGrid {...rest} labelledBy={name} at={day} onAt={go} />
    </>
  );
}
