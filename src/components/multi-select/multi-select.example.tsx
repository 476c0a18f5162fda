import { Field } from '#components/field';
import { MultiSelect } from '#components/multi-select';

const parts = ['Cable', 'Fuse', 'Switch'];

async function search(typed: string) {
  const found = parts.filter((name) =>
    name.toLowerCase().includes(typed.toLowerCase()),
  );
  return found.map((name) => ({ value: name, label: name }));
}

export function Example() {
  return (
    <Field label="Spare parts">
      <MultiSelect search={search} />
    </Field>
  );
}
