import { Combobox } from '#components/combobox';
import { Field } from '#components/field';

const customers = ['Ada Lovelace', 'Grace Hopper', 'Katherine Johnson'];
const options = customers.map((name) => ({ value: name, label: name }));

export function Example() {
  return (
    <Field label="Customer">
      <Combobox options={options} />
    </Field>
  );
}
