import { Eye, EyeOff } from 'lucide-react';
import { unstable_PasswordToggleField as PasswordToggleField } from 'radix-ui';
import { useState } from 'react';
import { cn, innerButtonLook } from '#components/internal';
import { useStrings } from '#components/locale';
import { TextInput, type TextInputProps } from '#components/text-input';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'prefix' | 'suffix'> {
  /** What a password manager puts in: `current-password`, where absent, or `new-password`. */
  autoComplete?: 'current-password' | 'new-password';
}

/** A password. Who types it can look at it; sending or resetting its form hides it again. */
export function PasswordInput({ className, ...rest }: PasswordInputProps) {
  const strings = useStrings();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <PasswordToggleField.Root visible={isShown} onVisibilityChange={setIsShown}>
      <PasswordToggleField.Input asChild>
        <TextInput
          {...rest}
          suffix={
            <PasswordToggleField.Toggle
              // Radix gives it the one of the input.
              id={undefined}
              aria-label={isShown ? strings.hidePassword : strings.showPassword}
              disabled={rest.disabled}
              className={innerButtonLook}
            >
              <Icon aria-hidden />
            </PasswordToggleField.Toggle>
          }
          className={cn('[&_input]:pe-8! [&_input::-ms-reveal]:hidden', className)}
        />
      </PasswordToggleField.Input>
    </PasswordToggleField.Root>
  );
}
