import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { DateInput } from '#components/date-input';
import { Field as FieldFrame } from '#components/field';
import { NumberInput } from '#components/number-input';
import type { Filter } from '#specification';
import { type FilterProps, oneOf } from './filter-props.ts';

interface Range {
  from: string;
  to: string;
}

/** From one value to another, up to one, from one on, or one alone. */
export function RangeFilter({ field, label, condition, operator, filter, onChange }: FilterProps) {
  const messages = useMessages();
  const tools = useTools();
  const range = rangeIn(filter);
  const End = field.kind.shape.type === 'number' ? NumberEnd : DateEnd;
  const set = (next: Range) => onChange(next.from || next.to ? next : undefined);
  const from = (
    <End
      name={label}
      end={messages.list.from}
      value={range.from}
      onChange={(value) => set({ ...range, from: value })}
    />
  );
  const to = (
    <End name={label} end={messages.list.to} value={range.to} onChange={(value) => set({ ...range, to: value })} />
  );
  const one = (
    <End
      name={label}
      end={tools.filters.value}
      value={range.from}
      onChange={(value) => onChange(oneOf(value ? [value] : [], operator))}
    />
  );
  const isBetween = operator === 'between';
  return (
    <FieldFrame label={label} annotation={condition} group>
      <div className="grid grid-cols-2 gap-2">
        {(isBetween || operator === 'after') && from}
        {(isBetween || operator === 'before') && to}
        {(operator === 'is' || operator === 'isNot') && one}
      </div>
    </FieldFrame>
  );
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
