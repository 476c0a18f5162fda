import { TimeInput } from '#components/date-input';
import { boundAs, type Field } from '#specification';
import type { FieldInput, FieldInputProps } from './field-input.ts';

export const time: FieldInput = { Input: TimeOfDay };

function TimeOfDay({ field, value, onChange, onBlur }: FieldInputProps) {
  return (
    <TimeInput
      min={boundOf(field, 'minimum')}
      max={boundOf(field, 'maximum')}
      value={typeof value === 'string' ? value : null}
      onValueChange={(_, typed) => onChange(typed)}
      onBlur={onBlur}
      className="max-w-40"
    />
  );
}

/** What the control takes; whatever else is typed, the form says what is wrong with it. */
function boundOf(field: Field, name: 'minimum' | 'maximum'): string | undefined {
  const bound = field.limit(name);
  return bound === undefined ? undefined : String(boundAs('time', bound));
}
