import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFieldControl } from '#components/field';
import { cn, controlLook, controlSizes, endPlaces, idsOf, useMissing, wordPlaces } from '#components/internal';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'prefix' | 'size'> {
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: keyof typeof controlSizes;
  /** Before what is typed: a currency, an icon. Words are read out with it. */
  prefix?: ReactNode;
  /** After what is typed: a unit, a button. Words are read out with it. */
  suffix?: ReactNode;
  /** Told what is typed after each change; the empty string where nothing is left. */
  onValueChange?: (value: string) => void;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** One line of text. */
export function TextInput({
  prefix,
  suffix,
  size = 'md',
  className,
  invalid,
  onChange,
  onValueChange,
  ...rest
}: TextInputProps) {
  const [isMissing, miss] = useMissing();
  const field = useFieldControl(isMissing || invalid);
  const id = useId();
  const beside = [prefix, suffix].map((words, index) => (typeof words === 'string' ? `${id}-${index}` : undefined));
  const describedBy = idsOf(rest['aria-describedby'] ?? field['aria-describedby'], ...beside);
  const input = (
    <input
      type="text"
      {...field}
      onInvalidCapture={miss}
      {...rest}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.target.value);
      }}
      aria-describedby={describedBy}
      className={cn(
        controlLook,
        controlSizes[size],
        prefix ? 'ps-8' : '',
        suffix ? 'pe-16' : '',
        !prefix && !suffix && className,
      )}
    />
  );
  if (!prefix && !suffix) return input;
  return (
    <div className={cn('relative flex items-center', className)}>
      {prefix && (
        <span id={beside[0]} className={cn('pointer-events-none text-sm text-muted [&>svg]:size-4', wordPlaces.start)}>
          {prefix}
        </span>
      )}
      {input}
      {suffix && (
        <span id={beside[1]} className={cn(beside[1] ? wordPlaces.end : endPlaces[size], 'text-sm text-muted')}>
          {suffix}
        </span>
      )}
    </div>
  );
}
