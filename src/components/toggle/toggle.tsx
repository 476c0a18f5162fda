import { Toggle as Radix } from 'radix-ui';
import { Button, type ButtonProps } from '#components/button';
import { cn, toggledLook } from '#components/internal';

export interface ToggleProps extends Omit<ButtonProps, 'asChild' | 'busy' | 'value'> {
  /** Whether it is pressed in, where that is held outside. */
  pressed?: boolean;
  /** What it begins with where nobody holds `pressed`. */
  defaultPressed?: boolean;
  /** Told whether it is pressed in after each change. */
  onPressedChange?: (pressed: boolean) => void;
}

/** A button that stays in: one thing on or off in a toolbar. Among answers of a form, a `Switch`. */
export function Toggle({ pressed, defaultPressed, onPressedChange, className, ...rest }: ToggleProps) {
  return (
    <Radix.Root asChild pressed={pressed} defaultPressed={defaultPressed} onPressedChange={onPressedChange}>
      <Button {...rest} className={cn(toggledLook, className)} />
    </Radix.Root>
  );
}
