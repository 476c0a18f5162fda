import { lazily } from '#app/lazily';
import { type Field, isEmpty } from '#specification';
import type { FieldInputProps, FieldView } from './field-view.ts';

const RadioGroup = lazily(() => import('#components/radio-group'), 'RadioGroup');
const Select = lazily(() => import('#components/select'), 'Select');

export const choice: FieldView = {
  Input: ChoiceInput,
  Display: ({ field, value }) => <>{field.choice(value)?.title ?? String(value)}</>,
  isGroup: areFew,
};

/** One of up to three must be chosen: all are in sight. */
function areFew(field: Field): boolean {
  return field.isRequired && field.choices.length <= 3;
}

function ChoiceInput({ field, value, onChange, onBlur }: FieldInputProps) {
  const options = field.choices.map((option) => ({ value: String(option.value), label: option.title }));
  const chosen = isEmpty(value) ? null : String(value);
  const choose = (next: string | null) =>
    onChange(field.choices.find((option) => String(option.value) === next)?.value ?? next);
  if (areFew(field)) return <RadioGroup value={chosen} onValueChange={choose} onBlur={onBlur} options={options} />;
  return (
    <Select
      value={chosen}
      onChange={choose}
      onBlur={onBlur}
      options={options}
      emptyLabel={field.isRequired ? undefined : '—'}
    />
  );
}
