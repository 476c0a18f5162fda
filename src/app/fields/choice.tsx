import { lazily } from '#app/lazily';
import { choicesOf, isEmpty } from '#spec';
import type { FieldInputProps, FieldView } from './field-view.ts';

const RadioGroup = lazily(() => import('#components/radio-group'), 'RadioGroup');
const Select = lazily(() => import('#components/select'), 'Select');

export const choice: FieldView = {
  Input: ({ field, value, onChange, onBlur }: FieldInputProps) => {
    const options = choicesOf(field).map((option) => ({ value: option.value, label: option.title }));
    const chosen = isEmpty(value) ? null : String(value);
    const isNumber = field.type === 'integer' || field.type === 'number';
    const choose = (next: string | null) => onChange(next !== null && isNumber ? Number(next) : next);
    if (field.required && options.length <= 3) {
      return <RadioGroup value={chosen} onValueChange={choose} onBlur={onBlur} options={options} />;
    }
    return (
      <Select
        value={chosen}
        onChange={choose}
        onBlur={onBlur}
        options={options}
        emptyLabel={field.required ? undefined : '—'}
      />
    );
  },
  Display: ({ field, value }) => (
    <>{choicesOf(field).find((option) => option.value === String(value))?.title ?? String(value)}</>
  ),
};
