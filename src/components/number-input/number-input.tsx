import { type KeyboardEvent, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useFieldControl } from '#components/field';
import { FormValue, useHeld, useReset } from '#components/internal';
import { type UiStrings, useLocale } from '#components/locale';
import { TextInput, type TextInputProps } from '#components/text-input';
import { numberIn } from './number-in.ts';

type Answer = number | string | null;

export interface NumberInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** `null` where nothing is answered. What cannot be read as a number comes back as it was typed, so nothing is lost. */
  value?: Answer;
  /** What it begins with where nobody holds `value`. */
  defaultValue?: Answer;
  onValueChange?: (value: Answer) => void;
  /** Whole numbers only: shows the keypad without a decimal sign, and takes a fraction for text. */
  whole?: boolean;
  /** How far the arrow keys go; the page keys go ten times as far. */
  step?: number;
  min?: number;
  max?: number;
  /** How many decimals a number always has once it is typed: two of most currencies. */
  decimals?: number;
  /** Whether thousands are set apart while nobody types: of amounts, not of years. */
  grouped?: boolean;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** A number, read and shown as the locale writes it. Arrow keys step; the wheel does nothing. */
export function NumberInput({
  value: held,
  defaultValue = null,
  onValueChange,
  whole = false,
  step = 1,
  min,
  max,
  decimals = 0,
  grouped = false,
  name,
  form,
  ref,
  onFocus,
  onBlur,
  onKeyDown,
  invalid,
  ...rest
}: NumberInputProps) {
  const { locale, strings } = useLocale();
  const field = useFieldControl(invalid);
  const [value, change, reset] = useHeld(held, defaultValue, onValueChange);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const format = formatOf(locale, decimals, false);
  const shown = formatOf(locale, decimals, grouped);
  const isAt = useRef(false);
  const show = (number: Answer) =>
    typeof number === 'number' ? (isAt.current ? format : shown).format(number) : (number ?? '');
  const [typed, setTyped] = useState(() => (typeof value === 'number' ? shown.format(value) : (value ?? '')));
  const sent = useRef(value);
  useReset(input, () => {
    sent.current = reset();
    setTyped(show(sent.current));
    setIsLeft(false);
  });
  // Who types 15 goes by 1: it is only marked once it is left.
  const [isLeft, setIsLeft] = useState(true);
  const complaint = complaintOf(value, { whole, min, max }, strings, shown);

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(typeof value === 'number' ? (isAt.current ? format : shown).format(value) : (value ?? ''));
  }, [value, format, shown]);
  useEffect(() => input.current?.setCustomValidity(complaint ?? ''), [complaint]);

  const send = (next: Answer) => {
    sent.current = next;
    change(next);
  };
  const type = (text: string) => {
    setTyped(text);
    const number = numberIn(text, locale);
    const isNumber = !Number.isNaN(number) && (!whole || Number.isInteger(number));
    send(text.trim() === '' ? null : isNumber ? number : text);
  };
  const goTo = (event: KeyboardEvent<HTMLInputElement>, next: number) => {
    event.preventDefault();
    if (rest.readOnly) return;
    const kept = Math.min(Math.max(Number(next.toFixed(10)), min ?? -Infinity), max ?? Infinity);
    setTyped(show(kept));
    send(kept);
  };
  const walk = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps = stepsOf[event.key];
    if (steps !== undefined) goTo(event, (typeof value === 'number' ? value : 0) + steps * step);
    // Where there is no end, the keys are for the caret.
    const end = event.key === 'Home' ? min : event.key === 'End' ? max : undefined;
    if (end !== undefined && !event.shiftKey) goTo(event, end);
  };
  return (
    <>
      <TextInput
        aria-invalid={(isLeft && complaint !== undefined) || field['aria-invalid']}
        {...rest}
        ref={input}
        form={form}
        role="spinbutton"
        aria-valuenow={typeof value === 'number' ? value : undefined}
        aria-valuetext={typeof value === 'number' ? typed : undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        inputMode={whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => {
          isAt.current = true;
          setIsLeft(false);
          if (grouped) setTyped(show(value));
          onFocus?.(event);
        }}
        onBlur={(event) => {
          isAt.current = false;
          setIsLeft(true);
          setTyped(show(value));
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          walk(event);
          onKeyDown?.(event);
        }}
      />
      <FormValue name={name} value={String(value ?? '')} disabled={rest.disabled} form={form} control={input} />
    </>
  );
}

const stepsOf: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** What is wrong with an answer; undefined where nothing is. */
function complaintOf(
  value: Answer,
  { whole, min, max }: Pick<NumberInputProps, 'whole' | 'min' | 'max'>,
  strings: UiStrings,
  format: Intl.NumberFormat,
): string | undefined {
  if (value === null) return undefined;
  if (typeof value === 'string') return whole ? strings.wholeNumber : strings.numberWanted;
  if (min !== undefined && value < min) return strings.atLeast(format.format(min));
  if (max !== undefined && value > max) return strings.atMost(format.format(max));
  return undefined;
}

// Made once: each takes longer to make than its input to draw.
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, decimals: number, useGrouping: boolean): Intl.NumberFormat {
  const name = `${locale} ${decimals} ${useGrouping}`;
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: 10, useGrouping };
  const format = formats.get(name) ?? new Intl.NumberFormat(locale, options);
  formats.set(name, format);
  return format;
}
