import { CheckboxGroup } from '#components/checkbox';
import { Field } from '#components/field';

export function Example() {
  return (
    <Field label="What was brought along?">
      <CheckboxGroup
        options={[
          { value: 'cable', label: 'Cable' },
          { value: 'box', label: 'Box' },
        ]}
      />
    </Field>
  );
}
