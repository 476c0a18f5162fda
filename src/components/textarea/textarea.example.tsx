import { Field } from '#components/field';
import { Textarea } from '#components/textarea';

export function Example() {
  return (
    <Field label="What is wrong with it?">
      <Textarea name="damage" maxLength={200} />
    </Field>
  );
}
