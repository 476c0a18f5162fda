import { ToggleGroup as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { Button, type ButtonProps, type buttonSizes } from '#components/button';
import { joinedLook } from '#components/button-group';
import { useFieldGroup } from '#components/field';
import { IconButton } from '#components/icon-button';
import { cn, useIsOff, useRows } from '#components/internal';
import { toggledLook } from '#components/toggle';

/** A button of the group. */
export interface ToggleOption {
  /** Unlike that of any other. */
  value: string;
  /** What it is called. */
  label: string;
  /** Before its label, or in place of it. */
  icon?: ReactNode;
  /** Cannot be pressed. */
  disabled?: boolean;
}

export type ToggleGroupProps = ComponentProps<typeof Radix.Root> & {
  /** Whether one at most stays in, or any number of them. */
  type: 'single' | 'multiple';
  /** What they have in common, where no `Field` around says so. */
  label?: string;
  /** Each button with its words, from first to last. */
  options: readonly ToggleOption[];
  /** Shows the icons alone; what each is called is its tooltip. */
  iconsOnly?: boolean;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: keyof typeof buttonSizes;
};

/** Buttons that stay in, one at most (`type="single"`) or any number of them; arrow keys go from one to the next. */
export function ToggleGroup({ label, options, iconsOnly = false, size, className, ref, ...rest }: ToggleGroupProps) {
  const [isOff, group] = useIsOff(ref);
  useRows(group);
  const { 'aria-invalid': _, ...field } = useFieldGroup(label ?? rest['aria-label']);
  return (
    <Radix.Root
      role="toolbar"
      aria-label={label}
      {...field}
      {...rest}
      ref={group}
      disabled={rest.disabled || isOff}
      className={cn(joinedLook, 'flex-wrap', className)}
    >
      {options.map((option) => (
        <Radix.Item key={option.value} value={option.value} disabled={option.disabled} asChild>
          <OneOfThem option={option} size={size} iconsOnly={iconsOnly} />
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}

interface OneProps extends Omit<ButtonProps, 'asChild' | 'shape'> {
  option: ToggleOption;
  iconsOnly: boolean;
}

/** Radix takes one of several for a radio button; but arrow keys choose no other, and it can be let out again. */
function OneOfThem({ option, iconsOnly, role: _, 'aria-checked': isIn, ...rest }: OneProps) {
  const props = { ...rest, 'aria-pressed': isIn === undefined ? rest['aria-pressed'] : isIn === true };
  if (iconsOnly)
    return (
      <IconButton {...props} label={option.label} variant="secondary" className={toggledLook}>
        {option.icon}
      </IconButton>
    );
  return (
    <Button {...props} className={cn(toggledLook, '[&>svg]:size-4')}>
      {option.icon}
      {option.label}
    </Button>
  );
}
