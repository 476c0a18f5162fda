import { Switch as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFieldControl } from '#components/field';
import { cn } from '#components/internal';

export interface SwitchProps extends Omit<ComponentProps<typeof Radix.Root>, 'children'> {
  /** Beside the switch. Where there is none, the field around or `aria-label` names it. */
  label?: ReactNode;
}

/** On or off, at once, without a button to confirm it. */
export function Switch({ label, className, id, ...rest }: SwitchProps) {
  const field = useFieldControl();
  const made = useId();
  const control = id ?? field.id ?? made;
  return (
    <span className={cn('inline-flex min-h-6 items-center gap-2', className)}>
      <Radix.Root
        {...field}
        {...rest}
        id={control}
        className={cn(
          'inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-edge bg-sunken p-0.5 transition-colors duration-quick hover:border-ink',
          'data-[state=checked]:border-accent data-[state=checked]:bg-accent disabled:border-line disabled:bg-sunken data-[certainty=assumed]:border-dashed',
          'forced-colors:data-[state=checked]:bg-[Highlight]',
        )}
      >
        <Radix.Thumb className="size-3.5 rounded-full bg-edge transition-transform duration-quick data-[state=checked]:translate-x-4 data-[state=checked]:bg-accent-on rtl:data-[state=checked]:-translate-x-4 forced-colors:bg-[ButtonText]" />
      </Radix.Root>
      {label && (
        <label htmlFor={control} className="text-sm">
          {label}
        </label>
      )}
    </span>
  );
}
