import { Field } from '#components/field';
import { MultiSelect } from '#components/multi-select';

const parts = ['Cable', 'Fuse', 'Switch'];
const options = parts.map((name) => ({ value: name, label: name }));

export function Example() {
  return (
    <Field label="Spare parts">
      <MultiSelect options={options} />
    </Field>
  );
}
