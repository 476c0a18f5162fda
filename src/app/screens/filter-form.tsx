import { useReferenceName, useSearch } from '#app/data';
import { useMessages } from '#app/messages';
import { useSpecification } from '#app/product';
import { Combobox } from '#components/combobox';
import { DateInput } from '#components/date-input';
import { Field as FieldFrame } from '#components/field';
import { NumberInput } from '#components/number-input';
import { Select } from '#components/select';
import { choicesOf, type Field, fieldLabel, fieldTypes, kindOf, stateField, stateLabel } from '#spec';

export interface FilterFormProps {
  entity: string;
  /** The fields that can be filtered by. */
  names: readonly string[];
  filters: Record<string, string>;
  onChange: (filters: Record<string, string>) => void;
}

/** The filters of a list; each takes effect at once. */
export function FilterForm({ entity, names, filters, onChange }: FilterFormProps) {
  const specification = useSpecification();
  const set = (name: string, value: string) => {
    const { [name]: _, ...rest } = filters;
    onChange(value ? { ...rest, [name]: value } : rest);
  };
  return (
    <div className="flex flex-col gap-3">
      {names.map((name) => {
        const field = specification.entities[entity]?.fields?.[name];
        if (!field) return null;
        const props = {
          entity,
          name,
          field,
          label: fieldLabel(name, field).text,
          value: filters[name] ?? '',
          onChange: (value: string) => set(name, value),
        };
        return <Filter key={name} {...props} />;
      })}
    </div>
  );
}

interface FilterProps {
  entity: string;
  name: string;
  field: Field;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function Filter(props: FilterProps) {
  const specification = useSpecification();
  const messages = useMessages();
  const { entity, name, field, label, value, onChange } = props;
  const { kind } = kindOf(field);
  if (name === stateField(specification, entity)) {
    const states = Object.keys(specification.lifecycles[entity]?.states ?? {});
    return (
      <ChoiceFilter
        {...props}
        options={states.map((state) => ({ value: state, label: stateLabel(specification, entity, state).text }))}
      />
    );
  }
  if (kind === 'reference') return <ReferenceFilter {...props} />;
  if (kind === 'boolean') {
    return (
      <ChoiceFilter
        {...props}
        options={[
          { value: 'true', label: messages.yes },
          { value: 'false', label: messages.no },
        ]}
      />
    );
  }
  if (fieldTypes[kind].filter === 'range')
    return (
      <RangeFilter label={label} isDate={kind === 'date' || kind === 'dateTime'} value={value} onChange={onChange} />
    );
  return (
    <ChoiceFilter
      {...props}
      options={choicesOf(field).map((option) => ({ value: option.value, label: option.title }))}
    />
  );
}

function ChoiceFilter({
  label,
  value,
  onChange,
  options,
}: FilterProps & { options: { value: string; label: string }[] }) {
  const messages = useMessages();
  return (
    <FieldFrame label={label}>
      <Select
        size="sm"
        value={value || null}
        onChange={(next) => onChange(next ?? '')}
        options={options}
        placeholder={messages.list.any}
        emptyLabel={messages.list.any}
      />
    </FieldFrame>
  );
}

const everyRecord = () => true;

function ReferenceFilter({ field, label, value, onChange }: FilterProps) {
  const messages = useMessages();
  const search = useSearch(field.to ?? '', everyRecord);
  const name = useReferenceName(field.to ?? '', value);
  return (
    <FieldFrame label={label}>
      <Combobox
        size="sm"
        value={value ? { value, label: name } : null}
        onChange={(option) => onChange(option?.value ?? '')}
        search={search}
        placeholder={messages.list.any}
      />
    </FieldFrame>
  );
}

function RangeFilter({
  label,
  isDate,
  value,
  onChange,
}: Pick<FilterProps, 'label' | 'value' | 'onChange'> & { isDate: boolean }) {
  const messages = useMessages();
  const [from = '', to = ''] = value.split('..');
  const set = (nextFrom: string, nextTo: string) => onChange(nextFrom || nextTo ? `${nextFrom}..${nextTo}` : '');
  const input = (end: string, current: string, change: (next: string) => void) => {
    const name = `${label}: ${end}`;
    if (isDate)
      return <DateInput size="sm" aria-label={name} value={current || null} onChange={(next) => change(next ?? '')} />;
    return (
      <NumberInput
        size="sm"
        aria-label={name}
        placeholder={end}
        value={current === '' ? null : Number(current)}
        onChange={(next) => change(typeof next === 'number' ? String(next) : '')}
      />
    );
  };
  return (
    <FieldFrame label={label} group>
      <div className="grid grid-cols-2 gap-2">
        {input(messages.list.from, from, (next) => set(next, to))}
        {input(messages.list.to, to, (next) => set(from, next))}
      </div>
    </FieldFrame>
  );
}
