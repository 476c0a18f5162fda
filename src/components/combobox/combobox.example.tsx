import { Combobox } from '#components/combobox';
import { Field } from '#components/field';

const customers = ['Ada Lovelace', 'Grace Hopper', 'Katherine Johnson'];

async function search(typed: string) {
  const found = customers.filter((name) =>
    name.toLowerCase().includes(typed.toLowerCase()),
  );
  return found.map((name) => ({ value: name, label: name }));
}

export function Example() {
  return (
    <Field label="Customer">
      <Combobox search={search} />
    </Field>
  );
}
