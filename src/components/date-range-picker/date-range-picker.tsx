import { parseDate } from '@internationalized/date';
import { CalendarRange } from 'lucide-react';
import { useComposedRefs } from 'radix-ui/internal';
import { type ComponentProps, useRef, useState } from 'react';
import type { DateRange } from '#components/calendar';
import { useComplaint, useFieldControl, useFieldLabel } from '#components/field';
import {
  cn,
  controlLook,
  DateFormat,
  FormValue,
  isFromLabel,
  isWithin,
  useHeld,
  useMissing,
  useReset,
  WithComplaint,
} from '#components/internal';
import { overlay } from '#components/lazily';
import { useLocale } from '#components/locale';
import { Popover } from '#components/popover';
import { complaintsOf, type Drafts, unfinishedOf } from './complaints.ts';

const RangeSheet = overlay(() => import('./range-sheet.tsx'), 'RangeSheet');

/** A range that is asked for often. */
export interface RangePreset {
  /** What it is called: `This week`. */
  label: string;
  /** From when to when. */
  range: DateRange;
}

export interface DateRangePickerProps extends Omit<ComponentProps<'button'>, 'value' | 'defaultValue'> {
  /** What is asked for, where no `Field` around says so. */
  label?: string;
  /** The range, where it is held outside; null is one of which neither end is chosen. */
  value?: DateRange | null;
  /** What it begins with where nobody holds `value`. */
  defaultValue?: DateRange | null;
  /** Told the range after each change; an end that is not chosen is null. */
  onValueChange?: (value: DateRange) => void;
  /** The first day that may be chosen: `2026-03-09`. */
  min?: string;
  /** The last day that may be chosen. */
  max?: string;
  /** Why a day neither begins nor ends a range: struck out in the calendar, and told. Undefined where it may. */
  refusalOf?: (day: string) => string | undefined;
  /** Ranges that are asked for often. */
  presets?: readonly RangePreset[];
  /** In a form, the range is sent under it with `.from` and `.to`. */
  name?: string;
  /** Holds the form back as long as neither end is chosen. */
  required?: boolean;
  /** Can be read and takes the focus, but does not open. */
  readOnly?: boolean;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: keyof typeof sizes;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

const sizes = {
  sm: 'min-h-control-sm px-2 text-sm',
  md: 'min-h-control px-2.5',
  lg: 'min-h-control-lg px-3 text-lg',
};

const ends = ['from', 'to'] as const;
const nothing: DateRange = { from: null, to: null };

/** From one day to another: typed, or chosen in a calendar of the language's own. */
export function DateRangePicker({
  label,
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  refusalOf,
  presets,
  name,
  required: own,
  readOnly = false,
  size = 'md',
  className,
  style,
  invalid,
  ref,
  ...rest
}: DateRangePickerProps) {
  const { required = false, ...field } = useFieldControl(invalid, own, rest);
  const labelId = useFieldLabel();
  // A field around several controls names none of them.
  const around = useFieldControl();
  const isNamed = labelId !== undefined && around.id !== undefined;
  const { locale, strings } = useLocale();
  const [held, change, reset, changes] = useHeld(
    value === null ? nothing : value,
    defaultValue ?? nothing,
    onValueChange,
  );
  const range = { from: dayIn(held.from), to: dayIn(held.to) };
  const [drafts, setDrafts] = useState<Drafts>({});
  const [isWanted, setOpen] = useState(false);
  const isOpen = isWanted && !readOnly;
  // Of a range that is chosen anew only one end is there for a while.
  const [replaced, setReplaced] = useState<DateRange>();
  const turn = (open: boolean) => setOpen(open && !readOnly);
  const close = () => {
    turn(false);
    if (replaced) change(replaced);
    setReplaced(undefined);
  };
  const trigger = useRef<HTMLButtonElement>(null);
  const refs = useComposedRefs(ref, trigger);
  useReset(trigger, () => {
    reset();
    setDrafts({});
  });
  const format = new DateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const words = wordsOf(range, format);
  const isEmpty = range.from === null && range.to === null;
  const [isMissing, miss] = useMissing();
  const complaints = complaintsOf(range, { min, max, refusalOf, words: format, strings });
  const unfinished = ends
    .map((end) => (range[end] === null ? unfinishedOf(drafts[end], { words: format, strings }) : undefined))
    .find((each) => each !== undefined);
  const wrong = complaints.from ?? complaints.to;
  const complaint = wrong ?? unfinished;
  // While it is open it is said where it is chosen.
  const { state, told } = useComplaint(isOpen ? undefined : complaint, {
    // Who types is not done before it is closed.
    invalid: wrong !== undefined || isMissing || invalid,
    describedBy: rest['aria-describedby'],
  });
  return (
    <WithComplaint {...{ className, style }}>
      <Popover
        label={label ?? trigger.current?.labels[0]?.textContent ?? strings.calendar}
        aria-labelledby={isNamed && !label ? labelId : undefined}
        open={isOpen}
        onOpenChange={(open) => (open ? turn(true) : close())}
        className="md:w-160"
        // Whoever goes on from there comes back to it no more.
        onBlur={(event) => {
          const { current: button } = trigger;
          if (!button || [null, button].includes(event.relatedTarget as typeof button) || isWithin(event)) return;
          rest.onBlur?.(Object.assign(Object.create(event), { target: button, currentTarget: button }));
        }}
        trigger={
          <button
            ref={refs}
            type="button"
            {...field}
            {...rest}
            {...state}
            // So what was chosen is read as its value, and it can be asked for.
            role="combobox"
            aria-required={required || undefined}
            aria-readonly={readOnly || undefined}
            aria-expanded={isOpen}
            data-placeholder={words === undefined || undefined}
            aria-label={rest['aria-label'] ?? (isNamed ? undefined : label)}
            // Who opens it is not done with it.
            onBlur={(event) => isOpen || rest.onBlur?.(event)}
            onClick={(event) => {
              rest.onClick?.(event);
              if (!isFromLabel(event)) return;
              event.preventDefault();
              event.currentTarget.focus();
            }}
            onKeyDown={(event) => {
              rest.onKeyDown?.(event);
              // As any combobox is opened, with Alt or without.
              if (event.key !== 'ArrowDown' || event.defaultPrevented) return;
              event.preventDefault();
              turn(true);
            }}
            className={cn(controlLook, 'flex items-center justify-between gap-2 text-start', sizes[size])}
          >
            <span className={cn('min-w-0', words === undefined && 'text-muted forced-colors:text-inherit')}>
              {words ?? (readOnly ? undefined : strings.choose)}
            </span>
            <CalendarRange aria-hidden className="size-4 shrink-0 text-muted" />
          </button>
        }
      >
        <RangeSheet
          range={range}
          complaints={complaints}
          drafts={drafts}
          onChange={(next, typed) => {
            const isHalf = typed === undefined && next.from !== null && next.to === null;
            setReplaced(isHalf ? (replaced ?? wholeOf(range)) : undefined);
            setDrafts(typed ?? {});
            change(next);
          }}
          onDone={() => turn(false)}
          min={min}
          max={max}
          refusalOf={refusalOf}
          presets={presets}
        />
      </Popover>
      {told}
      {ends.map((end) => (
        <FormValue
          key={end}
          name={name && `${name}.${end}`}
          value={range[end] ?? ''}
          changes={changes}
          disabled={rest.disabled}
          form={rest.form}
          required={required && isEmpty && !readOnly}
          onInvalid={miss}
          complaint={readOnly ? undefined : complaint}
          control={trigger}
        />
      ))}
    </WithComplaint>
  );
}

/** What is no day is none that was chosen. */
function dayIn(day: string | null): string | null {
  try {
    return day ? parseDate(day).toString() : null;
  } catch {
    return null;
  }
}

const wholeOf = (range: DateRange) => (range.from !== null && range.to !== null ? range : undefined);

/** `9 – 12 Mar 2026`; open ends stay open. Undefined where there is nothing. */
function wordsOf({ from, to }: DateRange, words: Intl.DateTimeFormat): string | undefined {
  if (from !== null && to !== null && from <= to) return words.formatRange(new Date(from), new Date(to));
  if (from === null && to === null) return undefined;
  return [from, to].map((day) => (day === null ? '' : words.format(new Date(day)))).join(' – ');
}
