import { Field } from '#components/field';
import { PasswordInput } from '#components/password-input';

export function Example() {
  return (
    <Field label="New password" description="At least twelve characters.">
      <PasswordInput autoComplete="new-password" />
    </Field>
  );
}
