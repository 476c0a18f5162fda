import { TextInput } from '#components/text-input';
import type { FieldInput } from './field-input.ts';
import { withScheme } from './with-scheme.ts';

export const uri: FieldInput = {
  Input: ({ value, onChange, onBlur }) => {
    const complete = () => {
      const whole = withScheme(value);
      if (whole !== value) onChange(whole);
    };
    return (
      <TextInput
        type="url"
        autoComplete="off"
        value={String(value ?? '')}
        onValueChange={(typed) => onChange(typed || null)}
        // Before it sends the form.
        onKeyDown={({ key }) => key === 'Enter' && complete()}
        onBlur={() => {
          complete();
          onBlur();
        }}
      />
    );
  },
};
