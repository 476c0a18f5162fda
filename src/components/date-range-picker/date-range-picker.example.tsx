import { DateRangePicker } from '#components/date-range-picker';
import { Field } from '#components/field';

export function Example() {
  return (
    <Field label="Brought">
      <DateRangePicker name="brought" />
    </Field>
  );
}
