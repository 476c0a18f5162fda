import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { useComplaint, useFieldControl } from '#components/field';
import {
  Beside,
  cn,
  hiddenInput,
  idsOf,
  tickLook,
  tickSizes,
  useHeld,
  useMissing,
  useTicks,
  wrongTick,
} from '#components/internal';
import { useStrings } from '#components/locale';

export interface CheckboxProps extends Omit<ComponentProps<typeof Radix.Root>, 'children' | 'onCheckedChange'> {
  /** Beside the box. Where there is none, `aria-label` names it. */
  label?: ReactNode;
  /** Explains the label, below it. */
  description?: ReactNode;
  /** Whether it is ticked, where that is held outside; `indeterminate` where some of several are. */
  checked?: boolean | 'indeterminate';
  /** What it begins with where nobody holds `checked`. */
  defaultChecked?: boolean | 'indeterminate';
  /** Told whether it is ticked after each change. */
  onCheckedChange?: (checked: boolean) => void;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: keyof typeof tickSizes;
  /** Can be read and takes the focus, but is not changed. */
  readOnly?: boolean;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** Yes or no, or one of several that may be chosen. */
export function Checkbox({
  label,
  description,
  checked,
  defaultChecked = false,
  onCheckedChange,
  readOnly = false,
  required: own,
  size = 'md',
  className,
  style,
  id,
  onClick,
  invalid,
  ...rest
}: CheckboxProps) {
  const [isMissing, miss] = useMissing(rest.onInvalidCapture);
  const { required = false, ...field } = useFieldControl(undefined, own, { id });
  const made = useId();
  const control = id ?? field.id ?? made;
  const descriptionId = description ? `${made}-description` : undefined;
  // A press never leaves it between the two.
  const held = useHeld(checked, defaultChecked, (next) => onCheckedChange?.(next === true));
  const [isTicked] = held;
  const around = useRef<HTMLSpanElement>(null);
  const tick = useTicks(around, held, () => isTicked === true);
  const strings = useStrings();
  const { state, told } = useComplaint(isMissing ? strings.unanswered : undefined, {
    invalid,
    describedBy: idsOf(rest['aria-describedby'], descriptionId),
  });
  const box = (
    <Radix.Root
      {...field}
      {...rest}
      checked={isTicked}
      onCheckedChange={tick}
      id={control}
      required={required && !readOnly}
      aria-readonly={readOnly || undefined}
      {...state}
      onClick={readOnly ? (event) => event.preventDefault() : onClick}
      className={cn(
        tickLook,
        'peer group mt-[calc((max(1lh,--spacing(6))-var(--box))/2)] rounded-[min(var(--radius-of-control),25%)] border border-edge bg-surface text-accent-on *:*:size-[calc(var(--box)-(--spacing(1)))]',
        // Nothing between it and its words is pressed in vain.
        label && 'before:-end-2.5',
        'hover:border-ink enabled:not-data-[state=unchecked]:border-accent enabled:not-data-[state=unchecked]:bg-accent',
        'disabled:border-line disabled:bg-sunken disabled:text-muted data-[certainty=assumed]:border-dashed',
        'aria-readonly:border-line aria-readonly:bg-transparent aria-readonly:enabled:not-data-[state=unchecked]:border-edge aria-readonly:enabled:not-data-[state=unchecked]:bg-edge',
        wrongTick,
        'forced-colors:enabled:not-data-[state=unchecked]:bg-[Highlight] forced-colors:enabled:not-data-[state=unchecked]:text-[HighlightText]',
        'forced-colors:aria-readonly:enabled:not-data-[state=unchecked]:bg-[ButtonText] forced-colors:aria-readonly:enabled:not-data-[state=unchecked]:text-[Canvas]',
      )}
    >
      <Radix.Indicator>
        <Check aria-hidden className="group-data-[state=indeterminate]:hidden" strokeWidth={3} />
        <Minus aria-hidden className="hidden group-data-[state=indeterminate]:block" strokeWidth={3} />
      </Radix.Indicator>
    </Radix.Root>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus of a form that is held back comes to the input that Radix hides; the box has it in its place
    <span
      ref={around}
      onInvalidCapture={miss}
      onFocus={({ target, currentTarget }) =>
        target.matches(hiddenInput) && currentTarget.querySelector('button')?.focus()
      }
      style={style}
      className={cn('relative inline-flex min-h-6 items-start gap-2', tickSizes[size], told && 'flex-wrap', className)}
    >
      {box}
      {label && <Beside {...{ control, label, description, descriptionId }} />}
      {told}
    </span>
  );
}
