import { useMessages } from '#app/messages';
import { RadioGroup } from '#components/radio-group';
import { Switch } from '#components/switch';
import type { Field } from '#specification';
import type { FieldInput, FieldInputProps } from './field-input.ts';

export const boolean: FieldInput = { Input: BooleanInput, isGroup: mustBeAnswered };

/** A switch that nobody has touched looks as if it were off: what begins with nothing is not drawn as one. */
function mustBeAnswered({ beginsOff, facts }: Field): boolean {
  return !beginsOff && typeof facts.default !== 'boolean';
}

function BooleanInput({ field, value, onChange, onBlur }: FieldInputProps) {
  const { yes, no } = useMessages();
  if (!mustBeAnswered(field)) return <Switch checked={value === true} onCheckedChange={onChange} onBlur={onBlur} />;
  return (
    <RadioGroup
      value={typeof value === 'boolean' ? String(value) : null}
      onValueChange={(next) => onChange(next === 'true')}
      onBlur={onBlur}
      options={[
        { value: 'true', label: yes },
        { value: 'false', label: no },
      ]}
    />
  );
}
