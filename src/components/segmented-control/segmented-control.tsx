import { RadioGroup as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldGroup } from '#components/field';
import { cn, fromOutside, useHeld, useIsOff, useShortPress, useTicks, wrongGroup } from '#components/internal';
import { segmentSizes } from './segmented-control.variants.ts';

/** One of the ways to see the same. */
export interface SegmentOption<Value extends string = string> {
  /** Unlike that of any other. */
  value: Value;
  /** What it is called. */
  label: ReactNode;
  /** Before its label. */
  icon?: ReactNode;
  /** Cannot be chosen. */
  disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string = string>
  extends Omit<
    ComponentProps<typeof Radix.Root>,
    'children' | 'orientation' | 'value' | 'defaultValue' | 'onValueChange'
  > {
  /** What is chosen between, where no `Field` around says so: read out, not shown. */
  label?: string;
  /** Two to five, in the order of reading. */
  options: readonly SegmentOption<Value>[];
  /** What is chosen, where that is held outside. */
  value?: Value;
  /** What it begins with where nobody holds `value`; the first where absent. */
  defaultValue?: Value;
  /** Told what was chosen. */
  onValueChange?: (value: Value) => void;
  /** Can be read and takes the focus, but is not changed. */
  readOnly?: boolean;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: keyof typeof segmentSizes;
}

/** One of two to five ways to see the same, in effect at once. Of answers in a form, a `RadioGroup`. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onValueChange,
  readOnly = false,
  invalid,
  size = 'md',
  className,
  disabled,
  onKeyDown,
  onKeyUp,
  ref,
  autoFocus,
  onFocus,
  onBlur,
  ...rest
}: SegmentedControlProps<Value>) {
  const [isOff, group] = useIsOff(ref, autoFocus);
  const field = useFieldGroup(label ?? rest['aria-label'], invalid);
  const tell = (next: Value | undefined) => next !== undefined && onValueChange?.(next);
  const held = useHeld<Value | undefined>(value, defaultValue ?? options[0]?.value, tell);
  const [chosen] = held;
  const choose = useTicks(group, held, (input) => input.value === chosen);
  const { keys, choose: chooseLedTo } = useShortPress({ onKeyDown, onKeyUp });
  return (
    <Radix.Root
      aria-label={label}
      aria-readonly={readOnly || undefined}
      {...field}
      {...rest}
      {...keys}
      onFocus={fromOutside(onFocus)}
      onBlur={fromOutside(onBlur)}
      ref={group}
      disabled={disabled || isOff}
      value={chosen}
      onValueChange={(next) => choose(next as Value)}
      className={cn(
        'inline-flex max-w-full flex-wrap gap-0.5 rounded-control border border-edge bg-sunken not-has-enabled:border-line aria-readonly:border-line aria-readonly:bg-transparent aria-invalid:border-critical forced-colors:aria-invalid:outline',
        wrongGroup,
        className,
      )}
    >
      {options.map((option) => (
        <Radix.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          onFocus={chooseLedTo}
          onClick={readOnly ? (event) => event.preventDefault() : undefined}
          className={cn(
            // Over the frame around, and edge to edge with the one beside it: as high as any control.
            '-m-px inline-flex min-w-fit flex-1 items-center justify-center gap-1.5 rounded-control border border-transparent font-medium text-ink',
            'enabled:hover:text-accent disabled:text-muted disabled:data-[state=checked]:border-edge enabled:data-[state=checked]:border-accent enabled:data-[state=checked]:bg-surface enabled:data-[state=checked]:text-accent',
            'in-aria-readonly:enabled:data-[state=checked]:border-edge in-aria-readonly:enabled:data-[state=checked]:bg-transparent in-aria-readonly:enabled:data-[state=checked]:text-ink',
            'forced-colors:enabled:data-[state=checked]:forced-color-adjust-none forced-colors:enabled:data-[state=checked]:border-[Highlight] forced-colors:enabled:data-[state=checked]:bg-[Highlight] forced-colors:enabled:data-[state=checked]:text-[HighlightText]',
            'forced-colors:disabled:data-[state=checked]:outline-2 forced-colors:disabled:data-[state=checked]:-outline-offset-4',
            segmentSizes[size],
          )}
        >
          {option.icon}
          {option.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
