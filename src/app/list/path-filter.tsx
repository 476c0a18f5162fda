import { useId, useState } from 'react';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { Field as FieldFrame } from '#components/field';
import { Select } from '#components/select';
import type { Field, Path } from '#specification';
import { ChoiceFilter } from './choice-filter.tsx';
import { fieldOf } from './field-of.ts';
import type { FilterProps } from './filter-props.ts';
import { askedAs, type Operator, operatorOf, operatorsOf } from './operators.ts';
import { RangeFilter } from './range-filter.tsx';
import { ReferenceFilter } from './reference-filter.tsx';
import { SpanFilter } from './span-filter.tsx';
import { TextFilter } from './text-filter.tsx';

interface PathFilterProps extends Pick<FilterProps, 'filter' | 'onChange'> {
  path: Path;
}

/** The control for what a list is filtered by at a path, and for how it is asked. */
export function PathFilter({ path, filter, onChange }: PathFilterProps) {
  const tools = useTools();
  const field = fieldOf(path);
  // It stands beside the label and is not what the label names.
  const id = useId();
  const operators = operatorsOf(field);
  const [chosen, choose] = useState<Operator>();
  const label = path.label.text;
  // Of a range it is not told by the filter alone whether its other end is open on purpose.
  const found = filter && operatorOf(filter);
  const isRange = chosen === 'between' && (found === 'before' || found === 'after');
  const operator = (isRange ? chosen : (found ?? chosen)) ?? operators[0];
  if (!operator) return null;
  const condition = (
    <span className="inline-block w-36">
      <Select
        size="sm"
        id={id}
        // What is wrong is never how it is asked.
        invalid={false}
        aria-label={tools.filters.condition(label)}
        className="border-transparent px-1 text-xs text-muted"
        value={operator}
        options={operators.map((value) => ({ value, label: tools.filters.operators[value] }))}
        onValueChange={(next) => {
          const known = operators.find((one) => one === next);
          if (!known) return;
          choose(known);
          onChange(askedAs(known, filter));
        }}
      />
    </span>
  );
  return <Control {...{ field, label, operator, condition, filter, onChange }} />;
}

function Control(props: FilterProps) {
  const messages = useMessages();
  const { field, operator, label, condition } = props;
  if (operator === 'empty' || operator === 'notEmpty') return <FieldFrame label={label} annotation={condition} group />;
  if (operator === 'within') return <SpanFilter {...props} />;
  const states = field.isState ? field.entity.lifecycle?.states : undefined;
  if (states)
    return (
      <ChoiceFilter {...props} options={states.map(({ name, label: title }) => ({ value: name, label: title.text }))} />
    );
  switch (field.kind.filter) {
    case 'none':
      return null;
    case 'text':
      return <TextFilter {...props} />;
    case 'range':
      return <RangeFilter {...props} />;
    case 'choice':
      return field.to ? (
        <ReferenceFilter {...props} to={field.to} />
      ) : (
        <ChoiceFilter {...props} options={optionsOf(field, messages)} />
      );
  }
}

function optionsOf(field: Field, { yes, no }: { yes: string; no: string }) {
  if (field.kind.shape.type === 'boolean')
    return [
      { value: 'true', label: yes },
      { value: 'false', label: no },
    ];
  return field.choices.map(({ value, title }) => ({ value: String(value), label: title }));
}
