import {
  type CalendarDate,
  createCalendar,
  type DateDuration,
  endOfMonth,
  GregorianCalendar,
  parseDate,
  startOfMonth,
  toCalendar,
} from '@internationalized/date';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '#components/icon-button';
import { cn, DateFormat, isChord } from '#components/internal';
import { useLocale } from '#components/locale';
import { DayGrid, type DayGridProps } from './day-grid.tsx';
import { todayIn } from './month.ts';
import { dayAfterKey } from './range.ts';

export interface MonthOfDaysProps
  extends Pick<DayGridProps, 'range' | 'onChoose' | 'min' | 'max' | 'refusalOf' | 'autoFocus' | 'multiple'> {
  /** A day of the month that is shown, `2026-03-09`: the keyboard is at it. Null is today. */
  at: string | null;
  /** Told the day that the keyboard goes to: `2026-03-09`. */
  onAt: (day: string) => void;
  /** How many months stand side by side. */
  months?: 1 | 2;
}

const gregorian = new GregorianCalendar();

/** The days of a month to choose from, or of two, in the calendar of the language. */
export function MonthOfDays({ at, onAt, months = 1, ...rest }: MonthOfDaysProps) {
  const { locale, direction, strings, timeZone } = useLocale();
  const id = useId();
  const days = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState<string>();
  const { calendar } = new DateFormat(locale).resolvedOptions();
  const day = toCalendar(
    at === null ? todayIn(timeZone) : parseDate(at),
    createCalendar(calendar as Parameters<typeof createCalendar>[0]),
  );
  const [kept, keep] = useState(day);
  const first = firstMonth(startOfMonth(toCalendar(kept, day.calendar)), day, months);
  // What is in sight stays as long as the day is in it.
  if (first.compare(kept) !== 0) keep(first);
  const shown = Array.from({ length: months }, (_, index) => first.add({ months: index }));
  const month = new DateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const go = (next: CalendarDate) => onAt(toCalendar(next, gregorian).toString());
  const turn = (by: DateDuration) => {
    keep(first.add(by));
    go(day.add(by));
  };
  // Only who walks the days has the focus led there.
  const isWalked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day
  useEffect(() => {
    if (isWalked.current) days.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isWalked.current = false;
  }, [at]);
  const type = (event: KeyboardEvent) => {
    const next = dayAfterKey(event, day, locale, direction);
    if (!next || isChord(event)) return;
    event.preventDefault();
    isWalked.current = next.compare(day) !== 0;
    go(next);
  };
  const way = (label: string, Sign: LucideIcon, by: DateDuration) => (
    <IconButton size="sm" label={label} onClick={() => turn(by)}>
      <Sign aria-hidden className="rtl:-scale-x-100" />
    </IconButton>
  );
  return (
    <>
      <div className="flex items-center @max-[14rem]:flex-wrap @max-[14rem]:justify-between">
        {way(strings.previousYear, ChevronsLeft, { years: -1 })}
        {way(strings.previousMonth, ChevronLeft, { months: -1 })}
        <div
          aria-live="polite"
          aria-atomic
          className="flex flex-1 justify-around gap-2 text-center font-semibold @max-[14rem]:order-first @max-[14rem]:basis-full"
        >
          {shown.map((one, index) => (
            <span key={one.toString()}>
              {index > 0 && ' '}
              <span id={`${id}${index}`}>{month.format(one.toDate('UTC'))}</span>
            </span>
          ))}
        </div>
        {way(strings.nextMonth, ChevronRight, { months: 1 })}
        {way(strings.nextYear, ChevronsRight, { years: 1 })}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys lead from one grid to the other */}
      <div ref={days} onKeyDown={type} className={cn(months > 1 && 'grid grid-cols-2 items-start gap-6')}>
        {shown.map((one, index) => (
          <DayGrid
            key={one.toString()}
            {...rest}
            labelledBy={`${id}${index}`}
            month={one}
            at={day}
            beside={months > 1}
            over={over}
            onOver={setOver}
            onAt={go}
          />
        ))}
      </div>
      {rest.refusalOf && (
        <p aria-live="polite" className="min-h-5 text-sm text-muted">
          {rest.refusalOf(toCalendar(day, gregorian).toString())}
        </p>
      )}
    </>
  );
}

/** The first of the months in sight: another one only where the day is in none of them. */
function firstMonth(kept: CalendarDate, day: CalendarDate, months: number): CalendarDate {
  if (day.compare(kept) < 0) return startOfMonth(day);
  const last = endOfMonth(kept.add({ months: months - 1 }));
  return day.compare(last) > 0 ? startOfMonth(day).subtract({ months: months - 1 }) : kept;
}
