import { type ComponentProps, useId, useImperativeHandle, useRef } from 'react';
import { useFieldControl } from '#components/field';
import { cn, controlLook, controlSizes, useHeld, useReset } from '#components/internal';
import { useLocale } from '#components/locale';

export interface DateInputProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'size'> {
  /** `2026-11-21`, or `2026-11-21T09:30` with a time; null where nothing is answered. */
  value?: string | null;
  /** What it begins with where nobody holds `value`. */
  defaultValue?: string | null;
  onValueChange?: (value: string | null) => void;
  /** Asks for the time of day as well. */
  withTime?: boolean;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: keyof typeof controlSizes;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/**
 * A day, or a moment. The browser's own control: its calendar, keys and speech are the ones a person already knows. It writes
 * in the order of the browser; what is chosen is said beside it in words of the language of the page, so that no day is
 * taken for a month.
 */
export function DateInput({
  value: held,
  defaultValue = null,
  onValueChange,
  withTime = false,
  size = 'md',
  className,
  ref,
  invalid,
  ...rest
}: DateInputProps) {
  const field = useFieldControl(invalid);
  const [value, change, reset] = useHeld(held, defaultValue, onValueChange);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  useReset(input, reset);
  const id = useId();
  const words = useWords(value, withTime);
  const describedBy = [rest['aria-describedby'] ?? field?.['aria-describedby'], words && id].filter(Boolean).join(' ');
  return (
    <span className={cn('flex flex-wrap items-center gap-y-1', size === 'sm' ? 'gap-x-2' : 'gap-x-3')}>
      <input
        {...field}
        {...rest}
        ref={input}
        aria-describedby={describedBy || undefined}
        type={withTime ? 'datetime-local' : 'date'}
        value={value ?? ''}
        onChange={(event) => change(event.target.value || null)}
        className={cn(controlLook, 'tabular-nums', controlSizes[size], className)}
      />
      {words && (
        <span id={id} className={cn('text-muted', size === 'sm' ? 'px-0.5 text-xs' : 'text-sm')}>
          {words}
        </span>
      )}
    </span>
  );
}

/** `Monday, 9 March 2026`: undefined where it is no day. */
function useWords(value: string | null, withTime: boolean): string | undefined {
  const { locale } = useLocale();
  const [day = '', time] = (value ?? '').split('T');
  const moment = new Date(withTime ? `${day}T${time ?? ''}Z` : day);
  if (Number.isNaN(moment.getTime())) return undefined;
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    ...(withTime && { timeStyle: 'short' }),
    timeZone: 'UTC',
  }).format(moment);
}
