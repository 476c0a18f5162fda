import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFieldControl } from '#components/field';
import { cn } from '#components/internal';

export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'children' | 'onChange' | 'ref'> {
  /** Beside the box. Where there is none, `aria-label` names it. */
  label?: ReactNode;
  checked?: boolean | 'indeterminate';
  onCheckedChange?: (checked: boolean) => void;
}

const markLook =
  'pointer-events-none absolute inset-0 m-auto hidden size-3.5 text-accent-on forced-colors:text-[HighlightText]';

/** Yes or no, or one of several that may be chosen. */
export function Checkbox({ label, checked, onCheckedChange, className, id, ...rest }: CheckboxProps) {
  const field = useFieldControl();
  const made = useId();
  const control = id ?? field.id ?? made;
  const isMixed = checked === 'indeterminate';
  return (
    <span className={cn('group/check inline-flex min-h-6 items-center gap-2', className)}>
      <span className="relative inline-flex size-4.5 shrink-0">
        <input
          {...field}
          {...rest}
          type="checkbox"
          id={control}
          ref={(input) => {
            if (input) input.indeterminate = isMixed;
          }}
          checked={isMixed ? false : checked}
          onChange={(event) => onCheckedChange?.(event.target.checked)}
          className={cn(
            'peer size-full appearance-none rounded-control border border-edge bg-surface',
            'hover:border-ink checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent',
            'aria-invalid:border-critical disabled:border-line disabled:bg-sunken data-[certainty=assumed]:border-dashed',
            'forced-colors:checked:bg-[Highlight] forced-colors:indeterminate:bg-[Highlight]',
          )}
        />
        <Check aria-hidden className={cn(markLook, 'peer-checked:block')} strokeWidth={3} />
        <Minus aria-hidden className={cn(markLook, 'peer-indeterminate:block')} strokeWidth={3} />
      </span>
      {label && (
        <label htmlFor={control} className="text-base group-has-disabled/check:text-muted">
          {label}
        </label>
      )}
    </span>
  );
}
