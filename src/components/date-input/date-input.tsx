import { CalendarDays } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { cn, DateFormat, idsOf, innerButtonLook } from '#components/internal';
import { overlay } from '#components/lazily';
import { useLocale } from '#components/locale';
import { Popover } from '#components/popover';
import { dayFilled } from './answer.ts';
import { complaintOf } from './complaint.ts';
import { layoutOf } from './layout.ts';
import type { SegmentedProps } from './segmented-props.ts';
import { Segments } from './segments.tsx';
import { useAnswer } from './use-answer.ts';

const DaySheet = overlay(() => import('./day-sheet.tsx'), 'DaySheet');

/** Values are `2026-11-21`, or `2026-11-21T09:30` with a time. */
export interface DateInputProps extends SegmentedProps {
  /** Asks for the time of day as well. */
  withTime?: boolean;
  /** Why a day between `min` and `max` cannot be answered; undefined where it can. */
  refusalOf?: (day: string) => string | undefined;
  /** Without a calendar and without the day in words: something around it shows them. */
  bare?: boolean;
}

/**
 * A day, or a moment. Its parts stand in the order, the digits and the calendar of the language of the page, and are typed one by
 * one, stepped with the arrow keys, pasted as a whole or chosen in a calendar. What is chosen is said beside it in words, so that
 * no day is taken for a month.
 */
export function DateInput({
  value: held,
  defaultValue,
  onValueChange,
  withTime = false,
  min,
  max,
  refusalOf,
  bare = false,
  ...rest
}: DateInputProps) {
  const { locale, strings } = useLocale();
  const layout = layoutOf(locale, { day: true, time: withTime, seconds: false });
  const answer = useAnswer({ value: held, defaultValue, onValueChange }, layout);
  const { value, change } = answer;
  const [isOpen, setOpen] = useState(false);
  /** The part that the calendar was opened from; null where that was its button. */
  const from = useRef<HTMLElement>(null);
  const open = (part: HTMLElement | null) => {
    from.current = part;
    setOpen(true);
  };
  const id = useId();
  const write = (text: string) => wordsOf(text, locale, withTime);
  const words = bare || value === null ? undefined : write(value);
  const { size, readOnly, disabled } = rest;
  const hasCalendar = !bare && !readOnly;
  const segments = (
    <Segments
      {...rest}
      aria-describedby={idsOf(rest['aria-describedby'], words && id)}
      layout={layout}
      held={answer}
      complaint={complaintOf({ answer, layout, min, max, refusalOf }, strings, write)}
      onOpen={hasCalendar && !disabled ? open : undefined}
      isPart={bare}
      button={
        !hasCalendar
          ? undefined
          : (names) => (
              <Popover
                label={strings.calendar}
                align="end"
                open={isOpen}
                onOpenChange={(now) => (now ? open(null) : setOpen(false))}
                from={from}
                trigger={
                  <button {...names} type="button" disabled={disabled} className={cn(innerButtonLook, 'ms-auto')}>
                    <CalendarDays aria-hidden />
                  </button>
                }
              >
                {/* As high as a month while that is loaded, so that it is laid where it has room. */}
                <div className="min-h-64">
                  <DaySheet
                    day={value?.slice(0, 10) ?? null}
                    onChoose={(day) => {
                      change({ ...answer.answer, ...dayFilled(day, layout) });
                      answer.settle();
                      setOpen(false);
                    }}
                    min={min?.slice(0, 10)}
                    max={max?.slice(0, 10)}
                    refusalOf={refusalOf}
                  />
                </div>
              </Popover>
            )
      }
    />
  );
  if (bare) return segments;
  return (
    <span className={cn('flex flex-wrap items-center gap-y-1', size === 'sm' ? 'gap-x-2' : 'gap-x-3')}>
      {segments}
      {words && (
        <span id={id} className={cn('text-muted', size === 'sm' ? 'text-xs' : 'text-sm')}>
          {words}
        </span>
      )}
    </span>
  );
}

// Made once: each takes longer to make than its input to draw.
const formats = new Map<string, Intl.DateTimeFormat>();

/** `Monday, 9 March 2026`. */
function wordsOf(text: string, locale: string, withTime: boolean): string {
  const key = [locale, withTime].join(' ');
  const format =
    formats.get(key) ??
    new DateFormat(locale, { dateStyle: 'full', ...(withTime && { timeStyle: 'short' }), timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(new Date(`${text}${withTime ? 'Z' : ''}`));
}
