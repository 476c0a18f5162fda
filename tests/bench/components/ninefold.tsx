import '../../../src/components/styles.css';
import { Button } from '#components/button';
import { Checkbox } from '#components/checkbox';
import { Field } from '#components/field';
import { Select } from '#components/select';
import { TextInput } from '#components/text-input';
import { offer } from './offer.tsx';

const options = ['Berlin', 'Osaka', 'Lima'].map((label) => ({ value: label, label }));

offer({
  button: ({ n }) => <Button>Save {n}</Button>,
  checkbox: ({ n }) => <Checkbox label={`Late ${n}`} />,
  field: ({ n }) => (
    <Field label={`Name ${n}`} description="As on the label.">
      <TextInput />
    </Field>
  ),
  select: ({ n }) => <Select aria-label={`Place ${n}`} options={options} />,
});
