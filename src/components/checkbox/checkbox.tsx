import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFieldControl } from '#components/field';
import { cn } from '#components/internal';

export interface CheckboxProps extends Omit<ComponentProps<typeof Radix.Root>, 'children'> {
  /** Beside the box. Where there is none, `aria-label` names it. */
  label?: ReactNode;
}

/** Yes or no, or one of several that may be chosen. */
export function Checkbox({ label, className, id, ...rest }: CheckboxProps) {
  const field = useFieldControl();
  const made = useId();
  const control = id ?? field.id ?? made;
  const box = (
    <Radix.Root
      {...field}
      {...rest}
      id={control}
      className={cn(
        'peer group inline-flex size-4.5 shrink-0 items-center justify-center rounded-control border border-edge bg-surface text-accent-on',
        'hover:border-ink data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent',
        'aria-invalid:border-critical disabled:border-line disabled:bg-sunken data-[certainty=assumed]:border-dashed',
        'forced-colors:data-[state=checked]:bg-[Highlight] forced-colors:data-[state=checked]:text-[HighlightText]',
      )}
    >
      <Radix.Indicator>
        <Check aria-hidden className="size-3.5 group-data-[state=indeterminate]:hidden" strokeWidth={3} />
        <Minus aria-hidden className="hidden size-3.5 group-data-[state=indeterminate]:block" strokeWidth={3} />
      </Radix.Indicator>
    </Radix.Root>
  );
  return (
    <span className={cn('inline-flex min-h-6 items-center gap-2', className)}>
      {box}
      {label && (
        <label htmlFor={control} className="text-base peer-disabled:text-muted">
          {label}
        </label>
      )}
    </span>
  );
}
