import { useId, useState, useSyncExternalStore } from 'react';
import { Button } from '#components/button';
import { type DateRange, MonthOfDays, rangeWith, todayIn } from '#components/calendar';
import { DateInput } from '#components/date-input';
import { Field } from '#components/field';
import { Complaint } from '#components/internal';
import { useAnnounce } from '#components/live-region';
import { useLocale } from '#components/locale';
import type { Drafts } from './complaints.ts';
import type { DateRangePickerProps } from './date-range-picker.tsx';

interface RangeSheetProps extends Pick<DateRangePickerProps, 'min' | 'max' | 'refusalOf' | 'presets'> {
  range: DateRange;
  /** What is wrong with its ends. */
  complaints: { from?: string; to?: string };
  /** How far its ends are typed where they are no days. */
  drafts: Drafts;
  onChange: (range: DateRange, drafts?: Drafts) => void;
  /** The range is chosen: there is no more to do here. */
  onDone: () => void;
}

const ends = ['from', 'to'] as const;

/** Of the days that may be chosen the one that is nearest to another. */
function nearest(day: string, min = day, max = day): string {
  return day < min ? min : day > max ? max : day;
}

/** As wide as the sheet is made for two months. */
const roomForTwo = '(width >= 48rem)';

function onRoom(look: () => void) {
  const room = matchMedia(roomForTwo);
  room.addEventListener('change', look);
  return () => room.removeEventListener('change', look);
}

/** What a picker of a range opens: its ends to be typed, and a month to choose them in. */
export function RangeSheet({
  range,
  complaints,
  drafts,
  onChange,
  onDone,
  min,
  max,
  refusalOf,
  presets = [],
}: RangeSheetProps) {
  const { strings, timeZone } = useLocale();
  const announce = useAnnounce();
  const [at, setAt] = useState(() => range.from ?? nearest(todayIn(timeZone).toString(), min, max));
  const id = useId();
  const hasRoom = useSyncExternalStore(onRoom, () => matchMedia(roomForTwo).matches);
  const complaint = complaints.from ?? complaints.to;
  const take = (next: DateRange) => {
    onChange(next);
    if (next.to !== null) onDone();
    else announce(strings.chooseLastDay);
  };
  const type = (end: (typeof ends)[number], day: string | null, typed: string | null) => {
    onChange({ ...range, [end]: day }, { ...drafts, [end]: day === null ? typed : null });
    if (day) setAt(day);
  };
  return (
    <div className="flex flex-col gap-3">
      <div>
        <div className="grid grid-cols-2 gap-2 @max-[14rem]:grid-cols-1">
          {ends.map((end) => (
            <Field key={end} label={strings[end]}>
              <DateInput
                bare
                size="sm"
                value={range[end] ?? drafts[end] ?? null}
                onValueChange={(day, typed) => type(end, day, typed)}
                invalid={complaints[end] !== undefined || undefined}
                aria-describedby={complaint && id}
              />
            </Field>
          ))}
        </div>
        <div role="status" className="[&:not(:empty)]:mt-2">
          {complaint && <Complaint id={id}>{complaint}</Complaint>}
        </div>
      </div>
      {presets.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {presets.map((preset) => (
            <Button
              key={preset.label}
              size="sm"
              onClick={() => {
                // Whole as it is, also where one of its ends is open.
                onChange(preset.range, {});
                if (preset.range.to !== null) onDone();
              }}
            >
              {preset.label}
            </Button>
          ))}
        </div>
      )}
      <MonthOfDays
        at={at}
        onAt={setAt}
        range={range}
        onChoose={(day) => take(rangeWith(range, day))}
        min={min}
        max={max}
        refusalOf={refusalOf}
        months={hasRoom ? 2 : 1}
        multiple
      />
      <Button size="sm" variant="quiet" className="self-start" onClick={() => onChange({ from: null, to: null })}>
        {strings.clear}
      </Button>
    </div>
  );
}
