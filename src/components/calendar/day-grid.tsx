import {
  type CalendarDate,
  endOfMonth,
  GregorianCalendar,
  startOfMonth,
  startOfWeek,
  toCalendar,
} from '@internationalized/date';
import { cn, comesFirst, DateFormat } from '#components/internal';
import { useLocale, useStrings } from '#components/locale';
import { todayIn } from './month.ts';
import { type DateRange, isTurned, placeIn } from './range.ts';

export interface DayGridProps {
  /** The id of what names it: the month. */
  labelledBy: string;
  /** A day of the month that is shown, in its calendar. */
  month: CalendarDate;
  /** The day that the keyboard is at. */
  at: CalendarDate;
  /** Whether days of other months are left out, where they stand in a grid of their own. */
  beside: boolean;
  /** Whether several days one after another are chosen, and not one. */
  multiple?: boolean;
  /** Whether it has the focus first in what opens with it. */
  autoFocus?: boolean;
  /** Told the day that the keyboard goes to. */
  onAt: (day: CalendarDate) => void;
  /** The day that is pointed at: a range that is begun would end there. */
  over?: string;
  /** Told the day that is pointed at. */
  onOver: (day?: string) => void;
  /** What is chosen, from one day to another. */
  range: DateRange;
  /** Told the day that was chosen: `2026-03-09`. */
  onChoose: (day: string) => void;
  /** The first day that may be chosen: `2026-03-09`. */
  min?: string;
  /** The last day that may be chosen. */
  max?: string;
  /** Why a day between them cannot be chosen; undefined where it can. */
  refusalOf?: (day: string) => string | undefined;
}

const gregorian = new GregorianCalendar();

/** A day as it is kept, whatever the calendar that shows it. */
const written = (day: CalendarDate) => toCalendar(day, gregorian).toString();

const looks = {
  end: 'bg-accent font-semibold text-accent-on forced-colors:forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
  between:
    'bg-accent-soft text-accent forced-colors:rounded-none forced-colors:border-y-2 forced-colors:border-[Highlight]',
  wrong: 'border-2 border-critical font-semibold text-critical',
  outside: 'hover:bg-sunken',
};

/** The days of a month, walked with the arrow keys: one stop for the keyboard. */
export function DayGrid({
  labelledBy,
  month,
  at,
  beside,
  multiple,
  over,
  onOver,
  autoFocus = false,
  onAt,
  range,
  onChoose,
  min,
  max,
  refusalOf,
}: DayGridProps) {
  const { locale, timeZone } = useLocale();
  const strings = useStrings();
  const today = todayIn(timeZone).toString();
  const place = written(at);
  const isOut = (day: string) =>
    (min !== undefined && day < min) || (max !== undefined && day > max) || refusalOf?.(day) !== undefined;
  const isWrong = isTurned(range) || [range.from, range.to].some((day) => day !== null && isOut(day));
  const format = (options: Intl.DateTimeFormatOptions) => {
    const words = new DateFormat(locale, { timeZone: 'UTC', ...options });
    return (day: CalendarDate) => words.format(day.toDate('UTC'));
  };
  const [number, weekday, letter, name] = [
    format({ day: 'numeric' }),
    format({ weekday: 'short' }),
    format({ weekday: 'narrow' }),
    format({ dateStyle: 'full' }),
  ];
  const weeks = weeksOf(month, locale);
  /** Of several days, which of its ends one is: the cell that says that it is chosen is not what has the focus. */
  const nameOf = (day: CalendarDate, key: string) =>
    [name(day), multiple && key === range.from && strings.firstDay, multiple && key === range.to && strings.lastDay]
      .filter(Boolean)
      .join(', ');
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are walked is a grid
      role="grid"
      aria-labelledby={labelledBy}
      aria-multiselectable={multiple}
      className="w-full table-fixed border-separate border-spacing-y-0.5"
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day.toString()} scope="col" className="p-0 py-1 text-xs font-medium text-muted">
              <span className="whitespace-nowrap @max-[14rem]:sr-only">{weekday(day)}</span>
              <span aria-hidden className="hidden @max-[14rem]:inline">
                {letter(day)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody onPointerLeave={() => onOver()}>
        {weeks.map((week) => (
          <tr key={week[0]?.toString()}>
            {week.map((day) => {
              const key = written(day);
              const isOutside = day.month !== month.month;
              // biome-ignore lint/a11y/useFocusableInteractive: there is nothing in it
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
              if (isOutside && beside) return <td key={key} role="gridcell" />;
              const right = placeIn(range, key, over ?? place);
              const lies = !isWrong ? right : right === 'end' ? 'wrong' : 'outside';
              return (
                // biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus
                <td
                  key={key}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
                  role="gridcell"
                  aria-selected={!isWrong && lies !== 'outside' && (range.to !== null || key === range.from)}
                  className="p-0"
                >
                  <button
                    type="button"
                    {...(autoFocus && key === place && comesFirst)}
                    tabIndex={key === place ? 0 : -1}
                    aria-label={nameOf(day, key)}
                    aria-current={key === today ? 'date' : undefined}
                    aria-disabled={isOut(key) || undefined}
                    onPointerEnter={() => onOver(key)}
                    onFocus={() => key !== place && onAt(day)}
                    onClick={() => !isOut(key) && onChoose(key)}
                    className={cn(
                      'flex min-h-control-sm w-full items-center justify-center rounded-control text-sm tabular-nums outline-offset-1 aria-[current=date]:font-bold aria-[current=date]:underline aria-[current=date]:decoration-2 aria-[current=date]:underline-offset-4',
                      isOutside && lies === 'outside' && 'text-muted forced-colors:text-[GrayText]',
                      looks[lies],
                      isOut(key) && 'text-muted line-through',
                    )}
                  >
                    {number(day)}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whole weeks, as they begin where the language is spoken. */
function weeksOf(day: CalendarDate, locale: string): CalendarDate[][] {
  const last = endOfMonth(day);
  const weeks: CalendarDate[][] = [];
  for (let first = startOfWeek(startOfMonth(day), locale); first.compare(last) <= 0; first = first.add({ weeks: 1 }))
    weeks.push(Array.from({ length: 7 }, (_, days) => first.add({ days })));
  return weeks;
}
