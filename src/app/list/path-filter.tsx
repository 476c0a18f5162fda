import { useMessages } from '#app/messages';
import type { Field, Path } from '#specification';
import { ChoiceFilter } from './choice-filter.tsx';
import { fieldOf } from './field-of.ts';
import type { FilterProps } from './filter-props.ts';
import { RangeFilter } from './range-filter.tsx';
import { ReferenceFilter } from './reference-filter.tsx';
import { TextFilter } from './text-filter.tsx';

interface PathFilterProps extends Pick<FilterProps, 'filter' | 'onChange'> {
  path: Path;
}

/** The control for what a list is filtered by at a path. */
export function PathFilter({ path, filter, onChange }: PathFilterProps) {
  const messages = useMessages();
  const field = fieldOf(path);
  const props = { field, label: path.label.text, filter, onChange };
  const states = field.isState ? field.entity.lifecycle?.states : undefined;
  if (states)
    return <ChoiceFilter {...props} options={states.map(({ name, label }) => ({ value: name, label: label.text }))} />;
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
