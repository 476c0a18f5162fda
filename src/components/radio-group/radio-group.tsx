import { RadioGroup as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFieldControl, useFieldLabel } from '#components/field';
import { cn } from '#components/internal';

export interface RadioGroupProps extends Omit<ComponentProps<typeof Radix.Root>, 'children'> {
  options: readonly { value: string; label: ReactNode; description?: ReactNode; disabled?: boolean }[];
}

/** One of a few, all in sight. For more than six, a `Select`. Stands in a `Field` with `group`. */
export function RadioGroup({ options, className, ...rest }: RadioGroupProps) {
  const id = useId();
  const field = useFieldControl();
  const labelId = useFieldLabel();
  return (
    <Radix.Root {...field} aria-labelledby={labelId} {...rest} className={cn('flex flex-col gap-1', className)}>
      {options.map(({ value, label, description, disabled }) => (
        <div key={value} className="flex min-h-6 items-start gap-2">
          <Radix.Item
            value={value}
            id={`${id}-${value}`}
            disabled={disabled}
            aria-describedby={description ? `${id}-${value}-description` : undefined}
            className="mt-0.5 inline-flex size-4.5 shrink-0 items-center justify-center rounded-full border border-edge bg-surface hover:border-ink disabled:border-line disabled:bg-sunken data-[state=checked]:border-accent"
          >
            <Radix.Indicator className="size-2.5 rounded-full bg-accent forced-colors:bg-[Highlight]" />
          </Radix.Item>
          <div>
            <label htmlFor={`${id}-${value}`} className="text-base">
              {label}
            </label>
            {description && (
              <p id={`${id}-${value}-description`} className="text-sm text-muted">
                {description}
              </p>
            )}
          </div>
        </div>
      ))}
    </Radix.Root>
  );
}
