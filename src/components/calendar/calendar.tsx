import { isWeekend } from '@internationalized/date';
import { ChevronDown, ChevronLeft, ChevronRight, Move } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/button';
import { IconButton } from '#components/icon-button';
import { Complaint, cn, DateFormat, useHeld } from '#components/internal';
import { LiveRegion } from '#components/live-region';
import { useLocale, useStrings } from '#components/locale';
import { daysOfMonth, monthAfter } from './month.ts';
import { useDayStop } from './use-day-stop.ts';
import { useMovedEntry } from './use-moved-entry.ts';

/** What a day has. */
export interface CalendarEntry {
  /** Unlike any other of the month. */
  key: string;
  /** What is seen of it: a link, a tag. One that is moved by keys is a link or a button, which is given the id of what says how. */
  content: ReactNode | ((keysId: string) => ReactNode);
  /** What it is called as it is moved; one without a name stays where it is. */
  name?: string;
}

export interface CalendarProps extends ComponentProps<'section'> {
  /** What is in it. */
  label: string;
  /** The month that is shown: `2026-03`. */
  month?: string;
  /** The month it begins with where nobody holds `month`: that of today where absent. */
  defaultMonth?: string;
  /** Told the month to show next: `2026-04`. */
  onMonthChange?: (month: string) => void;
  /** The day that it is, which is marked: `2026-03-09`. */
  today: string;
  /** What a day has; nothing where it has none. */
  entriesOf: (day: string) => readonly CalendarEntry[];
  /** Told the key of an entry that was put on another day, and that day. Absent where none is moved. */
  onMove?: (entry: string, day: string) => void;
  /** Why an entry stays where it is; undefined where it can be moved. */
  refusalOf?: (entry: string) => string | undefined;
  /** In the corner of a day, what makes something on it: a button or link, with the `tabIndex` that it is given. The arrow keys go from day to day. */
  addTo?: (day: string, tabIndex: number) => ReactNode;
  /** Beside the name of the month. */
  actions?: ReactNode;
}

/** A month, day by day. Where there is no room for weeks it is the days that have something. */
export function Calendar({
  label,
  month: heldMonth,
  today,
  defaultMonth = today.slice(0, 7),
  onMonthChange,
  entriesOf,
  onMove,
  refusalOf,
  addTo,
  actions,
  className,
  ...rest
}: CalendarProps) {
  const [month, show] = useHeld(heldMonth, defaultMonth, onMonthChange);
  const strings = useStrings();
  const { locale } = useLocale();
  const days = daysOfMonth(month, locale);
  const number = new Intl.NumberFormat(locale);
  const [isWhole, showWhole] = useState(false);
  const entriesIn = new Map(days.map(String).map((day) => [day, entriesOf(day)]));
  const filled = [...entriesIn.keys()].filter((day) => day.slice(0, 7) === month && entriesIn.get(day)?.length);
  // Days one below the other begin with today; where nothing comes any more they are all there.
  const isFolded = filled.some((day) => day < today) && filled.some((day) => day >= today);
  const write = (options: Intl.DateTimeFormatOptions) => {
    // Months are those of the Gregorian calendar, as they are asked for.
    const format = new DateFormat(locale, { timeZone: 'UTC', calendar: 'gregory', ...options });
    return (day: string) => format.format(new Date(day));
  };
  const [monthName, dayName, weekday] = [
    write({ month: 'long', year: 'numeric' }),
    write({ weekday: 'long', day: 'numeric', month: 'long' }),
    write({ weekday: 'short' }),
  ];
  const shown = [...entriesIn.keys()];
  const stop = useDayStop(shown, today.slice(0, 7) === month ? today : `${month}-01`);
  const moved = useMovedEntry({ entriesIn, say: dayName, onMove, refusalOf });
  const keysId = useId();
  /** The day that it is, once it is shown, is to be in sight. */
  const isSought = useRef(false);
  const present = useRef<HTMLTimeElement>(null);
  useEffect(() => {
    if (isSought.current) present.current?.scrollIntoView({ block: 'nearest' });
    isSought.current = false;
  });
  const goToToday = () => {
    isSought.current = true;
    show(today.slice(0, 7));
    // It may be shown already.
    present.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section aria-label={label} {...rest} className={cn('flex flex-col gap-3 px-inset py-3', className)}>
      <header className="flex flex-wrap items-center gap-2">
        <IconButton
          size="sm"
          variant="secondary"
          className="print:hidden"
          label={strings.previousMonth}
          onClick={() => show(monthAfter(month, -1))}
        >
          <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        <IconButton
          size="sm"
          variant="secondary"
          className="print:hidden"
          label={strings.nextMonth}
          onClick={() => show(monthAfter(month, 1))}
        >
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        <h2 aria-live="polite" className="text-lg font-semibold tracking-tight">
          {monthName(`${month}-01`)}
        </h2>
        <Button size="sm" variant="quiet" className="ms-1 print:hidden" onClick={goToToday}>
          {strings.today}
        </Button>
        <div className="ms-auto flex items-center gap-2 print:hidden">{actions}</div>
      </header>
      {isFolded && (
        <Button
          size="sm"
          variant="quiet"
          className="-ms-2.5 self-start sm:hidden print:hidden"
          aria-expanded={isWhole}
          onClick={() => showWhole(!isWhole)}
        >
          {strings.earlierDays}
          <ChevronDown aria-hidden className={cn('size-4', isWhole && 'rotate-180')} />
        </Button>
      )}
      <ol
        {...moved.listProps}
        className="grid grid-cols-7 border-s border-t border-line max-sm:grid-cols-1 max-sm:border-s-0"
      >
        {days.slice(0, 7).map((day) => (
          <li
            key={day.toString()}
            aria-hidden
            className="border-b border-e border-line px-2 py-1 text-xs font-medium text-muted max-sm:hidden"
          >
            {weekday(day.toString())}
          </li>
        ))}
        {days.map((day) => {
          const written = day.toString();
          const entries = entriesIn.get(written) ?? [];
          const isOutside = written.slice(0, 7) !== month;
          const isOver = moved.held?.over === written;
          return (
            <li
              key={written}
              {...moved.dayProps(written)}
              onFocus={stop.onFocusIn(written)}
              className={cn(
                'group/day flex min-h-28 min-w-0 flex-col gap-1 border-b border-e border-line p-1 max-sm:min-h-0 max-sm:border-e-0 max-sm:py-2',
                isOutside ? 'bg-sunken' : isWeekend(day, locale) && 'bg-sunken/45',
                // Today is there without anything, too: in its own month.
                (isOutside || (entries.length === 0 && written !== today)) && !isOver && 'max-sm:hidden',
                isOver && 'outline-2 -outline-offset-2 outline-accent',
                isFolded && !isWhole && written < today && 'max-sm:not-print:hidden',
              )}
            >
              <div className="flex items-center justify-between">
                <time
                  ref={written === today ? present : undefined}
                  dateTime={written}
                  aria-current={written === today ? 'date' : undefined}
                  className={cn(
                    'marked select-none inline-flex min-h-6 items-center rounded-full px-1 text-xs',
                    written === today
                      ? 'min-w-6 justify-center bg-accent font-semibold text-accent-on'
                      : isOutside
                        ? 'text-muted forced-colors:text-[GrayText]'
                        : 'text-ink',
                  )}
                >
                  <span aria-hidden className="max-sm:hidden">
                    {number.format(day.day)}
                  </span>
                  <span className="sm:sr-only">{dayName(written)}</span>
                </time>
                {addTo && (
                  <span
                    {...stop.cornerProps(written)}
                    // A phone shows days that have something alone: another day is chosen in the form.
                    className="opacity-0 max-sm:hidden focus-within:opacity-100 group-hover/day:opacity-100 pointer-coarse:opacity-100 print:hidden"
                  >
                    {addTo(written, stop.tabIndexIn(written))}
                  </span>
                )}
              </div>
              {entries.length > 0 && (
                <ul className="flex min-w-0 flex-col gap-0.5 px-1">
                  {entries.map((entry) => (
                    <li
                      key={entry.key}
                      {...moved.entryProps(entry, written)}
                      className={cn(
                        'group/entry relative min-w-0 focus-within:z-1',
                        moved.held?.entry.key === entry.key && 'rounded-control outline-2 outline-accent',
                        'data-moved:cursor-grab data-moved:[&_:is(a,button)]:cursor-grab',
                      )}
                    >
                      {typeof entry.content === 'function' ? entry.content(keysId) : entry.content}
                      <Grip {...moved.gripProps(entry, written)} />
                      {moved.refused?.key === entry.key && (
                        <Complaint className="py-1 text-xs print:hidden">{moved.refused.reason}</Complaint>
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
      <span id={keysId} hidden>
        {strings.entryKeys}
      </span>
      <LiveRegion>{moved.said}</LiveRegion>
    </section>
  );
}

type GripProps = Partial<NonNullable<ReturnType<ReturnType<typeof useMovedEntry>['gripProps']>>>;

/** Takes an entry up until a day is pressed: for pointers alone, as the entry itself has keys for that. A phone shows no day without any. */
function Grip({ label, ...rest }: GripProps) {
  if (label === undefined) return null;
  return (
    <IconButton
      {...rest}
      size="sm"
      label={label}
      tabIndex={-1}
      className="absolute end-0 top-0 z-1 size-6 min-h-0 bg-surface opacity-0 max-sm:hidden group-hover/entry:opacity-100 aria-pressed:opacity-100 pointer-coarse:opacity-100 print:hidden"
    >
      <Move aria-hidden />
    </IconButton>
  );
}
