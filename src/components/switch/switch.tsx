import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFieldControl } from '#components/field';
import { cn } from '#components/internal';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children' | 'onChange'> {
  /** Beside the switch. Where there is none, the field around or `aria-label` names it. */
  label?: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
}

/** On or off, at once, without a button to confirm it. */
export function Switch({ label, onCheckedChange, className, id, ...rest }: SwitchProps) {
  const field = useFieldControl();
  const made = useId();
  const control = id ?? field.id ?? made;
  return (
    <span className={cn('inline-flex min-h-6 items-center gap-2', className)}>
      <input
        {...field}
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
        role="switch"
        id={control}
        onChange={(event) => onCheckedChange?.(event.target.checked)}
        className={cn(
          'inline-flex h-5 w-9 shrink-0 appearance-none items-center rounded-full border border-edge bg-sunken p-0.5 transition-colors duration-quick hover:border-ink',
          'checked:border-accent checked:bg-accent disabled:border-line disabled:bg-sunken data-[certainty=assumed]:border-dashed',
          'before:size-3.5 before:rounded-full before:bg-edge before:transition-transform before:duration-quick checked:before:translate-x-4 checked:before:bg-accent-on rtl:checked:before:-translate-x-4',
          'forced-colors:before:bg-[ButtonText] forced-colors:checked:bg-[Highlight]',
        )}
      />
      {label && (
        <label htmlFor={control} className="text-sm">
          {label}
        </label>
      )}
    </span>
  );
}
