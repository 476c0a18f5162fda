import { Field } from '#components/field';
import { RadioGroup } from '#components/radio-group';

export function Example() {
  return (
    <Field label="How urgent is it?" required>
      <RadioGroup
        name="urgency"
        options={[
          { value: 'today', label: 'Today' },
          { value: 'week', label: 'This week' },
        ]}
      />
    </Field>
  );
}
