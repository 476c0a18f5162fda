import { Field } from '#components/field';
import { TextInput } from '#components/text-input';

export function Example() {
  return (
    <Field label="Device">
      <TextInput name="device" autoComplete="off" />
    </Field>
  );
}
