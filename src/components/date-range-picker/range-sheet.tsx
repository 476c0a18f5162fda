import {
  type CalendarDate,
  createCalendar,
  getLocalTimeZone,
  parseDate,
  toCalendar,
  today,
} from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#components/button';
import { Field } from '#components/field';
import { IconButton } from '#components/icon-button';
import { useLocale } from '#components/locale';
import { TextInput } from '#components/text-input';
import type { DateRangePickerProps } from './date-range-picker.tsx';
import { DayGrid } from './day-grid.tsx';
import { type DateRange, rangeWith } from './range.ts';

interface RangeSheetProps extends Pick<DateRangePickerProps, 'min' | 'max' | 'presets'> {
  range: DateRange;
  onChange: (range: DateRange) => void;
  /** The range is chosen: there is no more to do here. */
  onDone: () => void;
}

const ends = ['from', 'to'] as const;

/** What a picker of a range opens: its ends to be typed, and a month to choose them in. */
export function RangeSheet({ range, onChange, onDone, min, max, presets = [] }: RangeSheetProps) {
  const { locale, strings, timeZone } = useLocale();
  const name = useId();
  const shown = (day: string | null) => {
    const { calendar } = new Intl.DateTimeFormat(locale).resolvedOptions();
    const date = day === null ? today(timeZone ?? getLocalTimeZone()) : parseDate(day);
    return toCalendar(date, createCalendar(calendar as Parameters<typeof createCalendar>[0]));
  };
  const [at, setAt] = useState<CalendarDate>(() => shown(range.from));
  // Only who walks the days has the focus led there.
  const [isWalked, setWalked] = useState(false);
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const go = (day: CalendarDate, isWalking: boolean) => {
    setWalked(isWalking);
    setAt(day);
  };
  const take = (next: DateRange) => {
    onChange(next);
    if (next.to !== null) onDone();
  };
  const type = (end: (typeof ends)[number], day: string) => {
    onChange({ ...range, [end]: day || null });
    if (day) go(shown(day), false);
  };
  return (
    <div className="flex flex-col gap-3">
      {presets.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {presets.map((preset) => (
            <Button key={preset.label} size="sm" onClick={() => take(preset.range)}>
              {preset.label}
            </Button>
          ))}
        </div>
      )}
      <div className="grid grid-cols-2 gap-2">
        {ends.map((end) => (
          <Field key={end} label={strings[end]}>
            <TextInput
              type="date"
              size="sm"
              min={min}
              max={max}
              value={range[end] ?? ''}
              onChange={(event) => type(end, event.target.value)}
            />
          </Field>
        ))}
      </div>
      <div className="flex items-center gap-2">
        <IconButton size="sm" label={strings.previousMonth} onClick={() => go(at.subtract({ months: 1 }), false)}>
          <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
        <span id={name} aria-live="polite" className="flex-1 text-center font-semibold">
          {month.format(at.toDate('UTC'))}
        </span>
        <IconButton size="sm" label={strings.nextMonth} onClick={() => go(at.add({ months: 1 }), false)}>
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        </IconButton>
      </div>
      <DayGrid
        labelledBy={name}
        at={at}
        hasFocus={isWalked}
        onAt={(day) => go(day, true)}
        range={range}
        onChoose={(day) => take(rangeWith(range, day))}
        min={min}
        max={max}
      />
      <Button size="sm" tone="quiet" className="self-start" onClick={() => onChange({ from: null, to: null })}>
        {strings.clear}
      </Button>
    </div>
  );
}
