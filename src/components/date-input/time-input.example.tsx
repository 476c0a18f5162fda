import { TimeInput } from '#components/date-input';
import { Field } from '#components/field';

export function Example() {
  return (
    <Field label="Fetched at">
      <TimeInput name="fetched" defaultValue="16:30" />
    </Field>
  );
}
