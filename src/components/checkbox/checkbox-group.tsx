import { type ComponentProps, type ReactNode, useRef } from 'react';
import { FieldGroup, useComplaint, useFieldGroup, useIsRequired } from '#components/field';
import {
  cn,
  fromOutside,
  idsOf,
  tickSizes,
  ticksIn,
  useHeld,
  useLeadingRef,
  useMissing,
  useReset,
} from '#components/internal';
import { useStrings } from '#components/locale';
import { Checkbox } from './checkbox.tsx';

/** One answer. */
export interface CheckboxOption {
  /** What a form sends of it; unlike that of any other. */
  value: string;
  /** What it is called. */
  label: ReactNode;
  /** What it means, below its label. */
  description?: ReactNode;
  /** Cannot be ticked. */
  disabled?: boolean;
}

export interface CheckboxGroupProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'> {
  /** What can be ticked, in the order of reading; a description says more below its label. */
  options: readonly CheckboxOption[];
  /** What is ticked. */
  value?: readonly string[];
  /** What is ticked to begin with where nobody holds `value`. */
  defaultValue?: readonly string[];
  /** Told everything that is ticked after each change. */
  onValueChange?: (value: readonly string[]) => void;
  /** Under which a form has each that is ticked. */
  name?: string;
  /** The id of the form that it is sent with, where it does not stand in it. */
  form?: string;
  /** Holds the form back as long as nothing is ticked. */
  required?: boolean;
  /** None of them can be changed or take the focus. */
  disabled?: boolean;
  /** How they stand: beside one another where they are few and short. */
  orientation?: 'vertical' | 'horizontal';
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: keyof typeof tickSizes;
  /** Can be read and takes the focus, but is not changed. */
  readOnly?: boolean;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

const none: readonly string[] = [];

/** Several of a few, all in sight. With many, a `MultiSelect`. Stands in a `Field`. */
export function CheckboxGroup({
  options,
  value,
  defaultValue = none,
  onValueChange,
  name,
  form,
  required,
  disabled,
  readOnly,
  invalid,
  size = 'md',
  orientation = 'vertical',
  className,
  ref,
  autoFocus,
  onFocus,
  onBlur,
  ...rest
}: CheckboxGroupProps) {
  const [isMissing, miss] = useMissing(rest.onInvalidCapture);
  const field = useFieldGroup(rest['aria-label'], isMissing || invalid);
  const strings = useStrings();
  const { state, told } = useComplaint(isMissing ? strings.unanswered : undefined, {
    invalid,
    // What helps with a group of such groups is said there.
    describedBy: idsOf(field['aria-describedby'], rest['aria-describedby']),
  });
  const [chosen, choose, reset] = useHeld(value, defaultValue, onValueChange);
  // One tick is enough: as long as there is none, the first one that can be ticked holds the form back.
  const isRequired = useIsRequired(required) && !readOnly;
  const asked = isRequired && chosen.length === 0 ? options.findIndex((one) => !one.disabled) : -1;
  const first = useRef<HTMLButtonElement>(null);
  useReset(first, reset);
  const { 'aria-invalid': isWrong, ...said } = field;
  const group = useLeadingRef(ref, autoFocus);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own
    <div
      role="group"
      {...said}
      {...rest}
      ref={group}
      data-required={isRequired || undefined}
      onInvalidCapture={miss}
      onFocus={fromOutside(onFocus)}
      onBlur={fromOutside(onBlur)}
      aria-describedby={state['aria-describedby']}
      className={cn(ticksIn[orientation], tickSizes[size], className)}
    >
      <FieldGroup invalid={isWrong}>
        {options.map(({ value: each, label, description, disabled: isFixed }, index) => (
          <Checkbox
            key={each}
            ref={index === 0 ? first : undefined}
            label={label}
            description={description}
            size={size}
            name={name}
            form={form}
            value={each}
            checked={chosen.includes(each)}
            required={index === asked}
            disabled={disabled || isFixed}
            readOnly={readOnly}
            onCheckedChange={(isChosen) =>
              choose([
                // What is not offered at present is not lost.
                ...chosen.filter((other) => !options.some(({ value }) => value === other)),
                ...options.flatMap(({ value: other }) =>
                  (other === each ? isChosen === true : chosen.includes(other)) ? [other] : [],
                ),
              ])
            }
          />
        ))}
      </FieldGroup>
      {told}
    </div>
  );
}
