import { numberFormat } from '#app/fields';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { DateInput, TimeInput } from '#components/date-input';
import { Field as FieldFrame } from '#components/field';
import { useLocale } from '#components/locale';
import { NumberInput } from '#components/number-input';
import { Duration, type Filter, lengthOf } from '#specification';
import { type FilterProps, oneOf } from './filter-props.ts';
import { isBackwards } from './is-backwards.ts';

interface Range {
  from: string;
  to: string;
}

/** From one value to another, up to one, from one on, or one alone. */
export function RangeFilter({ field, label, condition, operator, filter, onChange }: FilterProps) {
  const messages = useMessages();
  const tools = useTools();
  const range = rangeIn(filter);
  const End = endOf(field);
  const set = (end: Partial<Range>) =>
    onChange((before) => {
      const next = { ...rangeIn(before), ...end };
      return next.from || next.to ? next : undefined;
    });
  const from = (
    <End name={label} end={messages.list.from} value={range.from} onChange={(value) => set({ from: value })} />
  );
  const isBetween = operator === 'between';
  const invalid = isBetween && isBackwards(field, filter);
  const to = (
    <End
      name={label}
      end={messages.list.to}
      value={range.to}
      invalid={invalid}
      onChange={(value) => set({ to: value })}
    />
  );
  const one = (
    <End
      name={label}
      end={tools.filters.value}
      value={range.from}
      onChange={(value) => onChange(oneOf(value ? [value] : [], operator))}
    />
  );
  return (
    <FieldFrame label={label} annotation={condition} error={invalid && tools.filters.backwards} group>
      <div className="grid grid-cols-2 gap-2">
        {(isBetween || operator === 'after') && from}
        {(isBetween || operator === 'before') && to}
        {(operator === 'is' || operator === 'isNot') && one}
      </div>
    </FieldFrame>
  );
}

function endOf({ kind, kindName }: FilterProps['field']) {
  if (kindName === 'duration') return HoursEnd;
  if (kindName === 'time') return TimeEnd;
  return kind.shape.type === 'number' ? NumberEnd : DateEnd;
}

/** One value alone is a range that ends where it begins. */
function rangeIn(filter: Filter | undefined): Range {
  if (filter && 'oneOf' in filter) return { from: filter.oneOf[0] ?? '', to: filter.oneOf[0] ?? '' };
  return filter && 'from' in filter ? { from: filter.from, to: filter.to } : { from: '', to: '' };
}

interface EndProps {
  name: string;
  /** Which end it is. */
  end: string;
  value: string;
  invalid?: boolean;
  onChange: (value: string) => void;
}

function DateEnd({ name, end, value, invalid, onChange }: EndProps) {
  return (
    <DateInput
      size="sm"
      invalid={invalid}
      aria-label={`${name}: ${end}`}
      value={value || null}
      onValueChange={(next) => onChange(next ?? '')}
    />
  );
}

function TimeEnd({ name, end, value, invalid, onChange }: EndProps) {
  return (
    <TimeInput
      size="sm"
      invalid={invalid}
      aria-label={`${name}: ${end}`}
      value={value || null}
      onValueChange={(next) => onChange(next ?? '')}
    />
  );
}

function NumberEnd({ name, end, value, invalid, onChange, suffix }: EndProps & { suffix?: string }) {
  return (
    <NumberInput
      suffix={suffix}
      size="sm"
      invalid={invalid}
      aria-label={`${name}: ${end}`}
      placeholder={end}
      value={value === '' ? null : Number(value)}
      onValueChange={(next) => onChange(typeof next === 'number' ? String(next) : '')}
    />
  );
}

/** A duration, in hours. */
function HoursEnd({ value, onChange, ...rest }: EndProps) {
  const { locale } = useLocale();
  const length = lengthOf(value);
  const format = numberFormat(locale, { style: 'unit', unit: 'hour' });
  return (
    <NumberEnd
      {...rest}
      suffix={format.formatToParts(2).find(({ type }) => type === 'unit')?.value}
      value={length === undefined ? '' : String(length / 3_600_000)}
      onChange={(hours) => onChange(hours === '' ? '' : new Duration(Number(hours) * 3_600_000).toISOString())}
    />
  );
}
