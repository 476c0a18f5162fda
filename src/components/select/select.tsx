import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useFieldControl } from '#components/field';
import { cn, controlLook, optionLook, raisedLook } from '#components/internal';
import { useStrings } from '#components/locale';

export interface SelectProps extends Omit<ComponentProps<'button'>, 'value' | 'onChange'> {
  /** Null where nothing is chosen. */
  value: string | null;
  onChange: (value: string | null) => void;
  options: readonly { value: string; label: ReactNode; disabled?: boolean }[];
  placeholder?: string;
  /** Offers to choose nothing again, under this name. */
  emptyLabel?: string;
  size?: 'sm' | 'md';
}

/** Radix keeps the empty string for itself. */
const nothing = '\u0000nothing';

/** One of several, behind a button. With many, or when they come from elsewhere, a `Combobox`. */
export function Select({
  value,
  onChange,
  options,
  placeholder,
  emptyLabel,
  size = 'md',
  className,
  disabled,
  ref,
  ...rest
}: SelectProps) {
  const field = useFieldControl();
  const strings = useStrings();
  // A value that is not offered any more is shown as it is: nothing is lost, and nothing is changed unasked.
  const chosen = options.find((option) => option.value === value);
  const isMissing = value !== null && !chosen;
  // What is offered is not there before somebody comes near: a form may have hundreds of these.
  const [isNear, setIsNear] = useState(false);
  const comeNear = () => setIsNear(true);
  return (
    <Radix.Root
      value={value ?? ''}
      // Radix tells an empty string when a form is reset or options change: nobody chose that.
      onValueChange={(next) => next !== '' && onChange(next === nothing ? null : next)}
      onOpenChange={comeNear}
      disabled={disabled}
    >
      <Radix.Trigger
        {...field}
        {...rest}
        ref={ref}
        onFocus={comeNear}
        className={cn(
          controlLook,
          'flex items-center justify-between gap-2 text-start data-[placeholder]:text-muted',
          size === 'sm' ? 'h-control-sm px-2 text-sm' : 'h-control px-2.5',
          className,
        )}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder ?? strings.choose}>{chosen?.label ?? value}</Radix.Value>
        </span>
        <Radix.Icon asChild>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
        </Radix.Icon>
      </Radix.Trigger>
      {isNear && (
        <Radix.Portal>
          <Radix.Content
            position="popper"
            sideOffset={4}
            collisionPadding={8}
            className={cn(
              raisedLook,
              'z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden p-1',
            )}
          >
            <Radix.Viewport>
              {emptyLabel !== undefined && (
                <Option
                  value={nothing}
                  label={<span className="text-muted group-data-[highlighted]:text-current">{emptyLabel}</span>}
                />
              )}
              {isMissing && <Option value={value} label={value} />}
              {options.map((option) => (
                <Option key={option.value} {...option} />
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}

function Option({ value, label, disabled }: SelectProps['options'][number]) {
  return (
    <Radix.Item value={value} disabled={disabled} className={cn(optionLook, 'group justify-between')}>
      <Radix.ItemText>{label}</Radix.ItemText>
      <Radix.ItemIndicator>
        <Check aria-hidden className="size-4" />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}
