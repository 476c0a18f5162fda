import type { ComponentProps } from 'react';
import { useFieldControl } from '#components/field';
import { cn, controlLook } from '#components/internal';

export interface DateInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'size'> {
  /** `2026-11-21`, or `2026-11-21T09:30` with a time; null where nothing is answered. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Asks for the time of day as well. */
  withTime?: boolean;
  size?: 'sm' | 'md';
}

/** A day, or a moment. The browser's own control: its calendar, keys and speech are the ones a person already knows. */
export function DateInput({ value, onChange, withTime = false, size = 'md', className, ...rest }: DateInputProps) {
  const field = useFieldControl();
  return (
    <input
      {...field}
      {...rest}
      type={withTime ? 'datetime-local' : 'date'}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
      className={cn(
        controlLook,
        'tabular-nums',
        size === 'sm' ? 'h-control-sm px-2 text-sm' : 'h-control px-2.5',
        className,
      )}
    />
  );
}
