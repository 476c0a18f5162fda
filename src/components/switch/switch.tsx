import { useComposedRefs } from 'radix-ui/internal';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { useComplaint, useFieldControl } from '#components/field';
import { Beside, cn, FormValue, idsOf, useHeld, useMissing, useReset, wrongTick } from '#components/internal';
import { useStrings } from '#components/locale';
import { switchSizes } from './switch.variants.ts';

export interface SwitchProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  /** Beside the switch. Where there is none, the field around or `aria-label` names it. */
  label?: ReactNode;
  /** Explains the label, below it. */
  description?: ReactNode;
  /** Whether it is on, where that is held outside. */
  checked?: boolean;
  /** What it begins with where nobody holds `checked`. */
  defaultChecked?: boolean;
  /** Told whether it is on after each change. */
  onCheckedChange?: (checked: boolean) => void;
  /** What a form says of it while it is on; `on` where absent. */
  value?: string;
  /** Holds the form back as long as it is off. */
  required?: boolean;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: keyof typeof switchSizes;
  /** Can be read and takes the focus, but is not changed. */
  readOnly?: boolean;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** On or off, at once, without a button to confirm it. */
export function Switch({
  label,
  description,
  checked,
  defaultChecked = false,
  onCheckedChange,
  name,
  value = 'on',
  form,
  required: own,
  readOnly = false,
  disabled,
  ref,
  size = 'md',
  className,
  style,
  id,
  invalid,
  ...rest
}: SwitchProps) {
  const [isMissing, miss] = useMissing();
  const { required = false, ...field } = useFieldControl(undefined, own, { id });
  const made = useId();
  const [isOn, change, reset, changes] = useHeld(checked, defaultChecked, onCheckedChange);
  const button = useRef<HTMLButtonElement>(null);
  const refs = useComposedRefs(ref, button);
  useReset(button, reset);
  const control = id ?? field.id ?? made;
  const descriptionId = description ? `${made}-description` : undefined;
  const strings = useStrings();
  const { state: said, told } = useComplaint(isMissing ? strings.unanswered : undefined, {
    invalid,
    describedBy: idsOf(rest['aria-describedby'], descriptionId),
  });
  const isAsked = required && !readOnly;
  const state = isOn ? 'checked' : 'unchecked';
  return (
    <span
      style={style}
      className={cn(
        'relative inline-flex min-h-6 items-start gap-2',
        switchSizes[size],
        told && 'flex-wrap',
        className,
      )}
    >
      <button
        type="button"
        {...field}
        aria-required={required || undefined}
        {...rest}
        ref={refs}
        id={control}
        form={form}
        disabled={disabled}
        role="switch"
        aria-checked={isOn}
        aria-readonly={readOnly || undefined}
        {...said}
        data-state={state}
        onClick={() => !readOnly && change(!isOn)}
        className={cn(
          // Pressed beside it, too: 24 px are asked of whatever is, and nothing between it and its words is pressed in vain.
          'peer group relative mt-[calc((max(1lh,--spacing(6))-var(--knob)-(--spacing(1.5)))/2)] inline-flex h-[calc(var(--knob)+(--spacing(1.5)))] w-[calc(2*var(--knob)+(--spacing(2)))] shrink-0 items-center rounded-full border border-edge bg-sunken p-0.5 transition-colors duration-quick before:absolute before:-inset-1 hover:border-ink',
          label && 'before:-end-2.5',
          'enabled:data-[state=checked]:border-accent enabled:data-[state=checked]:bg-accent disabled:border-line disabled:bg-sunken data-[certainty=assumed]:border-dashed',
          'aria-readonly:border-line aria-readonly:bg-transparent aria-readonly:enabled:data-[state=checked]:border-edge aria-readonly:enabled:data-[state=checked]:bg-edge',
          wrongTick,
          'forced-colors:enabled:data-[state=checked]:bg-[Highlight] forced-colors:aria-readonly:enabled:data-[state=checked]:bg-[ButtonText]',
        )}
      >
        <span
          data-state={state}
          className="size-(--knob) rounded-full bg-edge transition-transform duration-quick data-[state=checked]:translate-x-[calc(var(--knob)+(--spacing(0.5)))] group-enabled:data-[state=checked]:bg-accent-on rtl:data-[state=checked]:-translate-x-[calc(var(--knob)+(--spacing(0.5)))] forced-colors:bg-[ButtonText] forced-colors:group-enabled:data-[state=checked]:bg-[Canvas] forced-colors:group-disabled:bg-[GrayText]"
        />
      </button>
      <FormValue
        // While it is off it is not sent, as no box that is not ticked; where it must be on it holds the form back instead.
        name={isOn || !isAsked ? name : undefined}
        value={isOn ? value : ''}
        changes={changes}
        required={isAsked}
        disabled={disabled || (!isOn && !isAsked)}
        form={form}
        control={button}
        onInvalid={miss}
      />
      {label && <Beside {...{ control, label, description, descriptionId }} />}
      {told}
    </span>
  );
}
