import { useMessages } from '#app/messages';
import { DateInput } from '#components/date-input';
import { Field as FieldFrame } from '#components/field';
import { NumberInput } from '#components/number-input';
import type { Filter } from '#specification';
import type { FilterProps } from './filter-props.ts';

interface Range {
  from: string;
  to: string;
}

/** From one value to another; either end may be open. */
export function RangeFilter({ field, label, filter, onChange }: FilterProps) {
  const messages = useMessages();
  const range = rangeIn(filter);
  const isNumber = field.kind.shape.type === 'number';
  const End = isNumber ? NumberEnd : DateEnd;
  const set = (next: Range) => onChange(next.from || next.to ? next : undefined);
  return (
    <FieldFrame label={label} group>
      <div className="grid grid-cols-2 gap-2">
        <End name={label} end={messages.list.from} value={range.from} onChange={(from) => set({ ...range, from })} />
        <End name={label} end={messages.list.to} value={range.to} onChange={(to) => set({ ...range, to })} />
      </div>
    </FieldFrame>
  );
}

/** One value alone is a range that ends where it begins. */
function rangeIn(filter: Filter | undefined): Range {
  if (!filter || 'contains' in filter) return { from: '', to: '' };
  if ('oneOf' in filter) return { from: filter.oneOf[0] ?? '', to: filter.oneOf[0] ?? '' };
  return filter;
}

interface EndProps {
  name: string;
  /** Which end it is. */
  end: string;
  value: string;
  onChange: (value: string) => void;
}

function DateEnd({ name, end, value, onChange }: EndProps) {
  return (
    <DateInput
      size="sm"
      aria-label={`${name}: ${end}`}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}

function NumberEnd({ name, end, value, onChange }: EndProps) {
  return (
    <NumberInput
      size="sm"
      aria-label={`${name}: ${end}`}
      placeholder={end}
      value={value === '' ? null : Number(value)}
      onChange={(next) => onChange(typeof next === 'number' ? String(next) : '')}
    />
  );
}
