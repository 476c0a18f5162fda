import { ChoicesInput } from './choices-input.tsx';
import type { FieldInput, FieldInputProps } from './field-input.ts';
import { FilesInput } from './files-input.tsx';
import { ItemsInput } from './items-input.tsx';
import { ReferencesInput } from './references-input.tsx';
import { areTags, TagsInput } from './tags-input.tsx';

export const array: FieldInput = { Input: ArrayInput, isGroup: true, showsInnerErrors: true };

function ArrayInput(props: FieldInputProps) {
  const { field, value } = props;
  const { items } = field;
  if (!items) return null;
  if (items.choices.length > 0) return <ChoicesInput {...props} items={items} />;
  if (items.kindName === 'file')
    return (
      <FilesInput
        field={items}
        values={Array.isArray(value) ? value : []}
        onChange={props.onChange}
        onBlur={props.onBlur}
        most={field.limit('maxItems') ?? Number.POSITIVE_INFINITY}
      />
    );
  if (items.to) return <ReferencesInput {...props} items={items} />;
  return areTags(items) ? <TagsInput {...props} /> : <ItemsInput {...props} items={items} />;
}
