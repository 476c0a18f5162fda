import { ToggleGroup as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { Button, type ButtonProps, type buttonSizes } from '#components/button';
import { useFieldGroup, useIsRequired } from '#components/field';
import { IconButton } from '#components/icon-button';
import {
  cn,
  FormValues,
  joinedLook,
  toggledLook,
  useHeld,
  useIsOff,
  useMissing,
  useRows,
  wrongGroup,
} from '#components/internal';

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
  /** Under which a form has each that is in. */
  name?: string;
  /** The id of the form that it is sent with, where it does not stand in it. */
  form?: string;
  /** Holds the form back as long as none is in. */
  required?: boolean;
  /** Can be read and takes the focus, but is not changed. */
  readOnly?: boolean;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
  /** Shows the icons alone; what each is called is its tooltip. */
  iconsOnly?: boolean;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: keyof typeof buttonSizes;
};

/** Buttons that stay in, one at most (`type="single"`) or any number of them; arrow keys go from one to the next. */
export function ToggleGroup({
  label,
  options,
  name,
  form,
  iconsOnly = false,
  size,
  className,
  ref,
  value,
  defaultValue,
  onValueChange,
  required,
  readOnly = false,
  invalid,
  ...rest
}: ToggleGroupProps) {
  type Pressed = string | string[];
  const tell = onValueChange as ((value: Pressed) => void) | undefined;
  const [pressed, press, reset, changes] = useHeld<Pressed>(
    value,
    defaultValue ?? (rest.type === 'single' ? '' : []),
    tell,
  );
  const [isOff, group] = useIsOff(ref);
  useRows(group);
  const [isMissing, miss] = useMissing();
  const isRequired = useIsRequired(required) && !readOnly;
  const { 'aria-invalid': isWrong, ...field } = useFieldGroup(label ?? rest['aria-label'], isMissing || invalid);
  const held = { ...rest, value: pressed, onValueChange: press } as ComponentProps<typeof Radix.Root>;
  return (
    <>
      <Radix.Root
        role="toolbar"
        aria-label={label}
        {...field}
        {...held}
        ref={group}
        disabled={rest.disabled || isOff}
        // A toolbar cannot be said to be wrong: it is seen, and what is wrong describes it.
        data-invalid={isWrong || undefined}
        className={cn(joinedLook, wrongGroup, 'flex-wrap', className)}
      >
        {options.map((option) => (
          <Radix.Item key={option.value} value={option.value} disabled={option.disabled} asChild>
            <OneOfThem option={option} size={size} iconsOnly={iconsOnly} aria-disabled={readOnly || undefined} />
          </Radix.Item>
        ))}
      </Radix.Root>
      <FormValues
        {...{ name, changes, form }}
        values={[pressed].flat().filter(Boolean)}
        required={isRequired}
        disabled={rest.disabled}
        onReset={reset}
        onInvalid={miss}
        control={group}
      />
    </>
  );
}

interface OneProps extends Omit<ButtonProps, 'asChild' | 'shape'> {
  option: ToggleOption;
  iconsOnly: boolean;
}

/** What is only read has no ground, and a frame that says what is in. */
const readLook =
  'aria-disabled:border-line! aria-disabled:bg-transparent! aria-disabled:text-ink! aria-disabled:data-[state=on]:border-edge! aria-disabled:data-[state=on]:z-10';

/** Radix takes one of several for a radio button; but arrow keys choose no other, and it can be let out again. */
function OneOfThem({ option, iconsOnly, role: _, 'aria-checked': isIn, ...rest }: OneProps) {
  const props = { ...rest, 'aria-pressed': isIn === undefined ? rest['aria-pressed'] : isIn === true };
  if (iconsOnly)
    return (
      <IconButton {...props} label={option.label} variant="secondary" className={cn(toggledLook, readLook)}>
        {option.icon}
      </IconButton>
    );
  return (
    <Button {...props} className={cn(toggledLook, readLook, '[&>svg]:size-4')}>
      {option.icon}
      {option.label}
    </Button>
  );
}
