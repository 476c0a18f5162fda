import { useComposedRefs } from 'radix-ui/internal';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldControl, useFieldLabel } from '#components/field';
import {
  chevronDown,
  cn,
  controlLook,
  controlSizes,
  FormValue,
  isChord,
  isFromLabel,
  useHeld,
  useMissing,
  useReset,
} from '#components/internal';
import { useLocale } from '#components/locale';
import { type Presses, SelectList } from './select-list.tsx';
import { answersIn, type SelectGroup, type SelectOption } from './select-option.ts';

export interface SelectProps<Value extends string = string>
  extends Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'onChange' | keyof Presses> {
  /** Null where nothing is chosen. */
  value?: Value | null;
  /** What it begins with where nobody holds `value`. */
  defaultValue?: Value | null;
  /** Told the value that was chosen; null where it is nothing again. */
  onValueChange?: (value: Value | null) => void;
  /** Holds the form back as long as nothing is chosen. */
  required?: boolean;
  /** Can be read and takes the focus, but is not changed. */
  readOnly?: boolean;
  /** What can be chosen; some of it in groups, where there are many. */
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[];
  /** Shown where nothing is chosen; a word for it in the language of the page where absent. */
  placeholder?: string;
  /** Offers to choose nothing again, under this name. */
  emptyLabel?: string;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: keyof typeof controlSizes;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** One of several, behind a button. With many, or when they come from elsewhere, a `Combobox`. */
export function Select<Value extends string = string>({
  value: held,
  defaultValue = null,
  onValueChange,
  options,
  placeholder,
  emptyLabel,
  size = 'md',
  className,
  name,
  form,
  required: own,
  readOnly = false,
  disabled,
  ref,
  id,
  invalid,
  ...rest
}: SelectProps<Value>) {
  const [isMissing, miss] = useMissing();
  const { required = false, ...field } = useFieldControl(isMissing || invalid, own, { ...rest, id });
  const fieldLabel = useFieldLabel();
  const { strings, direction } = useLocale();
  // Only what is offered is ever chosen.
  const [value, change, reset, changes] = useHeld<string | null>(held, defaultValue, (next) =>
    onValueChange?.(next as Value | null),
  );
  const button = useRef<HTMLButtonElement>(null);
  useReset(button, reset);
  const refs = useComposedRefs(ref, button);
  // What is offered, and what opens it, is not there before somebody comes near: a form may have hundreds of these.
  const [isNear, setIsNear] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const presses = useRef<Presses>({});
  const openAt = useRef<'Home' | 'End'>(undefined);
  const comeNear = () => {
    if (!isNear) flushSync(() => setIsNear(true));
  };
  /** Whether nothing can be done with it: a fieldset may have disabled it. */
  const isFixed = () => readOnly || button.current?.matches(':disabled');
  const type = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (isFixed()) return;
    comeNear();
    if ((event.key === 'Home' || event.key === 'End') && !isChord(event)) {
      event.preventDefault();
      openAt.current = event.key;
      return setIsOpen(true);
    }
    presses.current.onKeyDown?.(event);
  };
  const made = useId();
  const control = id ?? field.id;
  const list = `${control ?? made}-list`;
  // A value that is not offered any more is shown as it is: nothing is lost, and nothing is changed unasked.
  const chosen = answersIn(options).find((option) => option.value === value);
  // As in the browser's own, an empty value is an answer where it is offered as one.
  const answer = value === '' && !chosen ? null : value;
  return (
    <>
      <button
        type="button"
        {...field}
        aria-required={required || undefined}
        {...rest}
        ref={refs}
        id={control}
        aria-describedby={field['aria-describedby']}
        form={form}
        role="combobox"
        aria-readonly={readOnly || undefined}
        aria-autocomplete="none"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        dir={direction}
        disabled={disabled}
        data-state={isOpen ? 'open' : 'closed'}
        data-placeholder={answer === null ? '' : undefined}
        onFocus={(event) => {
          setIsNear(true);
          rest.onFocus?.(event);
        }}
        onPointerDown={(event) => {
          if (isFixed()) return;
          comeNear();
          presses.current.onPointerDown?.(event);
        }}
        onClick={(event) => {
          if (isFixed()) return;
          if (isFromLabel(event)) return event.currentTarget.focus();
          comeNear();
          presses.current.onClick?.(event);
        }}
        onKeyDown={type}
        className={cn(
          controlLook,
          'flex items-center justify-between gap-2 text-start data-[placeholder]:text-muted',
          controlSizes[size],
          className,
        )}
      >
        {chosen?.icon && <span className="pointer-events-none shrink-0 [&>svg]:size-4">{chosen.icon}</span>}
        <span className={cn('pointer-events-none truncate', chosen?.icon && 'flex-1')}>
          {answer === null ? (placeholder ?? (readOnly ? undefined : strings.choose)) : (chosen?.label ?? answer)}
        </span>
        {chevronDown}
      </button>
      <FormValue
        name={name}
        value={value ?? ''}
        changes={changes}
        required={required && !readOnly}
        disabled={disabled}
        form={form}
        control={button}
        onInvalid={miss}
      />
      {isNear && (
        <SelectList
          id={list}
          button={button}
          presses={presses}
          openAt={openAt}
          value={answer}
          options={options}
          emptyLabel={emptyLabel}
          disabled={disabled}
          labelledBy={rest['aria-label'] ? undefined : (rest['aria-labelledby'] ?? fieldLabel)}
          label={rest['aria-label'] ?? button.current?.labels[0]?.textContent}
          isOpen={isOpen}
          onChange={change}
          onOpenChange={setIsOpen}
        />
      )}
    </>
  );
}
