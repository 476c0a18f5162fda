import { DateInput } from '#components/date-input';
import { Field } from '#components/field';

export function Example() {
  return (
    <Field label="Ready on">
      <DateInput name="ready" defaultValue="2026-03-12" />
    </Field>
  );
}
