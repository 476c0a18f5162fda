import { TextInput } from '#components/text-input';
import { ColorInput } from './color-input.tsx';
import type { FieldInput, FieldInputProps } from './field-input.ts';

export const text: FieldInput = { Input: OneLine };

function OneLine(props: FieldInputProps) {
  const { field, value, onChange, onBlur } = props;
  if (field.format === 'color') return <ColorInput {...props} />;
  const isPhone = field.format === 'phone';
  return (
    <TextInput
      value={String(value ?? '')}
      onValueChange={(typed) => onChange(typed || null)}
      onBlur={onBlur}
      type={isPhone ? 'tel' : 'text'}
      // Numbers are read from left to right in every language.
      dir={isPhone ? 'ltr' : undefined}
      suffix={field.unit}
    />
  );
}
