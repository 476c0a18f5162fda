import { Field } from '#components/field';
import { Select } from '#components/select';

export function Example() {
  return (
    <Field label="State">
      <Select
        name="state"
        options={[
          { value: 'waiting', label: 'Waiting' },
          { value: 'ready', label: 'Ready' },
        ]}
      />
    </Field>
  );
}
