import { ChoicesInput } from './choices-input.tsx';
import type { FieldInput, FieldInputProps } from './field-input.ts';
import { ItemsInput } from './items-input.tsx';

export const array: FieldInput = { Input: ArrayInput, isGroup: true, showsInnerErrors: true };

function ArrayInput(props: FieldInputProps) {
  const { items } = props.field;
  if (!items) return null;
  return items.choices.length > 0 ? <ChoicesInput {...props} items={items} /> : <ItemsInput {...props} items={items} />;
}
