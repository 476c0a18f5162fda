import { type ComponentProps, type ReactNode, useId, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldControl } from '#components/field';
import { chevronDown, cn, controlLook } from '#components/internal';
import { useLocale } from '#components/locale';
import { type Presses, SelectList } from './select-list.tsx';

export interface SelectProps extends Omit<ComponentProps<'button'>, 'value' | 'onChange' | keyof Presses> {
  /** Null where nothing is chosen. */
  value: string | null;
  onChange: (value: string | null) => void;
  options: readonly { value: string; label: ReactNode; disabled?: boolean }[];
  placeholder?: string;
  /** Offers to choose nothing again, under this name. */
  emptyLabel?: string;
  size?: 'sm' | 'md';
}

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
  id,
  ...rest
}: SelectProps) {
  const field = useFieldControl();
  const { strings, direction } = useLocale();
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current);
  // What is offered, and what opens it, is not there before somebody comes near: a form may have hundreds of these.
  const [isNear, setIsNear] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const presses = useRef<Presses>({});
  const comeNear = () => {
    if (!isNear) flushSync(() => setIsNear(true));
  };
  const made = useId();
  const control = id ?? field.id;
  const list = `${control ?? made}-list`;
  // A value that is not offered any more is shown as it is: nothing is lost, and nothing is changed unasked.
  const chosen = options.find((option) => option.value === value)?.label ?? value;
  return (
    <>
      <button
        type="button"
        {...field}
        {...rest}
        ref={button}
        id={control}
        role="combobox"
        aria-autocomplete="none"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        dir={direction}
        disabled={disabled}
        data-state={isOpen ? 'open' : 'closed'}
        data-placeholder={value ? undefined : ''}
        onFocus={(event) => {
          setIsNear(true);
          rest.onFocus?.(event);
        }}
        onPointerDown={(event) => {
          comeNear();
          presses.current.onPointerDown?.(event);
        }}
        onClick={(event) => {
          comeNear();
          presses.current.onClick?.(event);
        }}
        onKeyDown={(event) => presses.current.onKeyDown?.(event)}
        className={cn(
          controlLook,
          'flex items-center justify-between gap-2 text-start data-[placeholder]:text-muted',
          size === 'sm' ? 'h-control-sm px-2 text-sm' : 'h-control px-2.5',
          className,
        )}
      >
        <span className="pointer-events-none truncate">{value ? chosen : (placeholder ?? strings.choose)}</span>
        {chevronDown}
      </button>
      {isNear && (
        <SelectList
          id={list}
          button={button}
          presses={presses}
          value={value}
          options={options}
          emptyLabel={emptyLabel}
          disabled={disabled}
          onChange={onChange}
          onOpenChange={setIsOpen}
        />
      )}
    </>
  );
}
