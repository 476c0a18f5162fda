import { Field } from '#components/field';
import { NumberInput } from '#components/number-input';

export function Example() {
  return (
    <Field label="Cost">
      <NumberInput name="cost" min={0} decimals={2} defaultValue={24} suffix="EUR" />
    </Field>
  );
}
