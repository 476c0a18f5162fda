import { NumberParser } from '@internationalized/number';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocale } from '#components/locale';
import { TextInput, type TextInputProps } from '#components/text-input';

export interface NumberInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** `null` where nothing is answered. What cannot be read as a number comes back as it was typed, so nothing is lost. */
  value: number | string | null;
  onChange: (value: number | string | null) => void;
  /** Whole numbers only; shows the keypad without a decimal sign. */
  whole?: boolean;
  /** How far the arrow keys go. */
  step?: number;
  min?: number;
  max?: number;
  /** How many decimals a number always has once it is typed: two of most currencies. */
  decimals?: number;
  /** Whether thousands are set apart while nobody types: of amounts, not of years. */
  grouped?: boolean;
}

/** A number, read and shown as the locale writes it. Arrow keys step; the wheel does nothing. */
export function NumberInput({
  value,
  onChange,
  whole = false,
  step = 1,
  min,
  max,
  decimals = 0,
  grouped = false,
  onFocus,
  onBlur,
  onKeyDown,
  ...rest
}: NumberInputProps) {
  const { locale } = useLocale();
  const format = formatOf(locale, decimals, false);
  const shown = formatOf(locale, decimals, grouped);
  const isAt = useRef(false);
  const show = (number: number | string | null) =>
    typeof number === 'number' ? (isAt.current ? format : shown).format(number) : (number ?? '');
  const [typed, setTyped] = useState(() => (typeof value === 'number' ? shown.format(value) : (value ?? '')));
  const sent = useRef(value);

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(typeof value === 'number' ? (isAt.current ? format : shown).format(value) : (value ?? ''));
  }, [value, format, shown]);

  const send = (next: number | string | null) => {
    sent.current = next;
    onChange(next);
  };
  const type = (text: string) => {
    setTyped(text);
    const number = numberIn(text, locale);
    send(text.trim() === '' ? null : Number.isNaN(number) ? text : number);
  };
  const stepBy = (event: KeyboardEvent<HTMLInputElement>, direction: 1 | -1) => {
    event.preventDefault();
    const base = typeof value === 'number' ? value : 0;
    const next = Number((base + direction * step).toFixed(10));
    const kept = Math.min(Math.max(next, min ?? -Infinity), max ?? Infinity);
    setTyped(show(kept));
    send(kept);
  };
  return (
    <TextInput
      {...rest}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => {
        isAt.current = true;
        if (grouped) setTyped(show(value));
        onFocus?.(event);
      }}
      onBlur={(event) => {
        isAt.current = false;
        setTyped(show(value));
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowUp') stepBy(event, 1);
        if (event.key === 'ArrowDown') stepBy(event, -1);
        onKeyDown?.(event);
      }}
    />
  );
}

// Made once: each takes longer to make than its input to draw.
const formats = new Map<string, Intl.NumberFormat>();
const parsers = new Map<string, NumberParser>();

function formatOf(locale: string, decimals: number, useGrouping: boolean): Intl.NumberFormat {
  const name = `${locale} ${decimals} ${useGrouping}`;
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: 10, useGrouping };
  const format = formats.get(name) ?? new Intl.NumberFormat(locale, options);
  formats.set(name, format);
  return format;
}

function parserOf(locale: string): NumberParser {
  const parser = parsers.get(locale) ?? new NumberParser(locale, { maximumFractionDigits: 10 });
  parsers.set(locale, parser);
  return parser;
}

/** The number that a text is; NaN where it is none, or could be two. */
function numberIn(text: string, locale: string): number {
  return isGrouped(text, locale) ? parserOf(locale).parse(text) : otherwise(text);
}

/** A number as another language writes it: `12,50` is no twelve hundred and fifty, wherever a comma sets thousands apart. */
function otherwise(text: string): number {
  const written = /^\s*([-+]?)(\d+|\d{1,3}(?:,\d{3})+(?=\.)|\d{1,3}(?:\.\d{3})+(?=,))[.,](\d+)\s*$/.exec(text);
  const [, sign, whole = '', fraction] = written ?? [];
  return fraction === undefined ? Number.NaN : Number(`${sign}${whole.replace(/[.,]/g, '')}.${fraction}`);
}

/** Whether the separators of thousands stand where they belong. */
function isGrouped(text: string, locale: string): boolean {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8);
  const group = parts.find(({ type }) => type === 'group')?.value;
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  if (!group || !text.includes(group)) return true;
  const [whole = '', ...fraction] = text.trim().split(decimal);
  const [first = '', ...groups] = whole.replace(/^[-+]/, '').split(group);
  return (
    first.length >= 1 &&
    first.length <= 3 &&
    groups.every((digits) => /^\d{2,3}$/.test(digits)) &&
    groups.at(-1)?.length === 3 &&
    !fraction.join('').includes(group)
  );
}
