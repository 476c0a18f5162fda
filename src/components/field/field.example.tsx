import { Field } from '#components/field';
import { TextInput } from '#components/text-input';

export function Example() {
  return (
    <Field label="Device" description="As it is called on its label." required>
      <TextInput name="device" />
    </Field>
  );
}
