import { RadioGroup as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFieldGroup, useIsRequired } from '#components/field';
import {
  Beside,
  cn,
  fromOutside,
  hiddenInput,
  isWithin,
  tickLook,
  tickSizes,
  ticksIn,
  useHeld,
  useIsOff,
  useMissing,
  useShortPress,
  useTicks,
} from '#components/internal';

/** One answer. */
export interface RadioOption<Value extends string = string> {
  /** What a form sends of it; unlike that of any other. */
  value: Value;
  /** What it is called. */
  label: ReactNode;
  /** What it means, below its label. */
  description?: ReactNode;
  /** Cannot be chosen. */
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string>
  extends Omit<
    ComponentProps<typeof Radix.Root>,
    'children' | 'orientation' | 'value' | 'defaultValue' | 'onValueChange'
  > {
  /** What can be chosen, in the order of reading; a description says more below its label. */
  options: readonly RadioOption<Value>[];
  /** The value that is chosen, where that is held outside. */
  value?: Value | null;
  /** What it begins with where nobody holds `value`. */
  defaultValue?: Value | null;
  /** Told the value that was chosen. */
  onValueChange?: (value: Value) => void;
  /** How they stand: beside one another where they are few and short. The arrow keys of either lead on. */
  orientation?: 'vertical' | 'horizontal';
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: keyof typeof tickSizes;
  /** Can be read and takes the focus, but is not changed. */
  readOnly?: boolean;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** The group is what is wrong: of one radio button in it, nobody could say so. */
const wrongRadio =
  '[[aria-invalid=true]_&:enabled]:border-critical [[aria-invalid=true]_&:enabled]:outline-critical ' +
  'forced-colors:[[aria-invalid=true]_&:enabled:not(:focus-visible)]:outline';

/** One of a few, all in sight. For more than six, a `Select`. Stands in a `Field`. */
export function RadioGroup<Value extends string = string>({
  options,
  value,
  defaultValue,
  onValueChange,
  readOnly = false,
  required,
  size = 'md',
  orientation = 'vertical',
  className,
  onKeyDown,
  onKeyUp,
  onFocus,
  invalid,
  disabled,
  ref,
  autoFocus,
  onBlur,
  ...rest
}: RadioGroupProps<Value>) {
  const id = useId();
  const [isOff, group] = useIsOff(ref, autoFocus);
  // Only what is offered is ever chosen.
  const held = useHeld<string | null>(value, defaultValue ?? '', (next) => onValueChange?.((next ?? '') as Value));
  const [chosen] = held;
  const choose = useTicks(group, held, (input) => input.value === chosen);
  const [isMissing, miss] = useMissing(rest.onInvalidCapture);
  const isRequired = useIsRequired(required) && !readOnly;
  const field = useFieldGroup(rest['aria-label'], isMissing || invalid, isRequired);
  const { keys, choose: chooseLedTo } = useShortPress({ onKeyDown, onKeyUp });
  return (
    <Radix.Root
      {...field}
      aria-readonly={readOnly || undefined}
      {...rest}
      onInvalidCapture={miss}
      {...keys}
      ref={group}
      value={chosen}
      onValueChange={choose}
      required={isRequired}
      disabled={disabled || isOff}
      // The focus of a form that is held back comes to an input that Radix hides: its button has it in its place.
      onFocus={(event) => {
        if (event.target.matches(hiddenInput)) event.target.parentElement?.querySelector('button')?.focus();
        if (!isWithin(event)) onFocus?.(event);
      }}
      onBlur={fromOutside(onBlur)}
      className={cn(ticksIn[orientation], tickSizes[size], className)}
    >
      {options.map(({ value, label, description, ...option }, place) => (
        <div key={value} className="relative flex min-h-6 items-start gap-2">
          <Radix.Item
            value={value}
            id={`${id}-${place}`}
            disabled={option.disabled}
            onFocus={chooseLedTo}
            onClick={readOnly ? (event) => event.preventDefault() : undefined}
            aria-describedby={description ? `${id}-${place}-description` : undefined}
            className={cn(
              // Pressed as far as its words.
              tickLook,
              'peer group mt-[calc((max(1lh,--spacing(6))-var(--box))/2)] rounded-full border border-edge bg-surface hover:border-ink disabled:border-line disabled:bg-sunken before:-end-2.5 enabled:data-[state=checked]:border-accent',
              'in-aria-readonly:border-line in-aria-readonly:bg-transparent in-aria-readonly:enabled:data-[state=checked]:border-edge',
              wrongRadio,
            )}
          >
            <Radix.Indicator className="size-5/8 rounded-full bg-accent group-disabled:bg-muted in-aria-readonly:bg-edge forced-colors:bg-[Highlight] forced-colors:group-disabled:bg-[GrayText]" />
          </Radix.Item>
          <Beside
            control={`${id}-${place}`}
            label={label}
            description={description}
            descriptionId={`${id}-${place}-description`}
          />
        </div>
      ))}
    </Radix.Root>
  );
}
