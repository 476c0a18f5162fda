import { Check, Minus } from 'lucide-react';
import { lazily } from '#app/lazily';
import { useMessages } from '#app/messages';
import { Switch } from '#components/switch';
import type { Field } from '#specification';
import type { FieldDisplayProps, FieldInputProps, FieldView } from './field-view.ts';

const RadioGroup = lazily(() => import('#components/radio-group'), 'RadioGroup');

export const boolean: FieldView = { Input: BooleanInput, Display: BooleanDisplay, isGroup: mustBeAnswered };

/** A switch that nobody has touched looks as if it were off. */
function mustBeAnswered({ isRequired, facts }: Field): boolean {
  return isRequired && typeof facts.default !== 'boolean';
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

function BooleanDisplay({ value, compact }: FieldDisplayProps) {
  const { yes, no } = useMessages();
  if (!compact) return value === true ? yes : no;
  if (value === true) return <Check role="img" aria-label={yes} className="size-4" />;
  return <Minus role="img" aria-label={no} className="size-4 text-muted" />;
}
