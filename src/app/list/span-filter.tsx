import { useTools } from '#app/messages/tools';
import { Field as FieldFrame } from '#components/field';
import { Select } from '#components/select';
import { spans } from '#specification';
import type { FilterProps } from './filter-props.ts';

const counted = [7, 30, 90];

/** By a stretch of days that is told from today. */
export function SpanFilter({ label, condition, filter, onChange }: FilterProps) {
  const { filters } = useTools();
  const value = filter && 'within' in filter ? filter.within : null;
  return (
    <FieldFrame label={label} annotation={condition}>
      <Select
        size="sm"
        value={value}
        placeholder={filters.any}
        emptyLabel={filters.any}
        onValueChange={(within) => onChange(within === null ? undefined : { within })}
        options={[
          ...spans.map((span) => ({ value: span, label: filters.spans[span] })),
          ...counted.map((days) => ({ value: `last-${days}-days`, label: filters.lastDays(days) })),
          ...counted.map((days) => ({ value: `next-${days}-days`, label: filters.nextDays(days) })),
        ]}
      />
    </FieldFrame>
  );
}
