import type { Field } from '../compile/field.ts';
import { Day, Duration, plain, Unknown, type Value } from '../expressions/index.ts';
import type { Kind, SampleContext } from './kind.ts';

/** One line of text, and what every field without a stated type is. */
export const text: Kind = {
  shape: { type: 'string' },
  toValue: (field, answer) => {
    const isFree = field.isFree && (typeof answer === 'number' || typeof answer === 'boolean');
    return typeof answer === 'string' || isFree ? answer : new Unknown(field.name);
  },
  fromValue,
  rank: (_field, answer) => (typeof answer === 'number' ? answer : String(answer)),
  words: (_field, answer) => String(answer),
  isSearched: true,
  isColumn: true,
  filter: 'text',
  sample: (field, context) => looked(field, context) ?? labelled(field, context),
};

/** Whatever can be written as a text is one; where the type is not shown, numbers stay numbers. */
function fromValue(field: Field, value: Value): unknown {
  const written = plain(value);
  if (typeof written === 'string') return written;
  if (typeof written === 'number' || typeof written === 'boolean') return field.isFree ? written : String(written);
  if (written instanceof Date) return written.toISOString();
  return written instanceof Day || written instanceof Duration ? String(written) : undefined;
}

/** What the field is called, with a number, as long as it has to be: nothing that could be taken for a fact. */
export function labelled(field: Field, { index }: SampleContext): string {
  const number = String(index + 1);
  const longest = Math.max(field.limit('maxLength') ?? 10_000, 0);
  const shortest = Math.min(field.limit('minLength') ?? 0, longest);
  const room = longest - number.length - 1;
  const label = [...field.label.text].slice(0, Math.max(room, 0)).join('').trim();
  const whole = label === '' ? number.slice(Math.max(number.length - longest, 0)) : `${label} ${number}`;
  return whole + '.'.repeat(Math.max(shortest - [...whole].length, 0));
}

/** Numbers that nobody has, and colours. */
function looked(field: Field, { index }: SampleContext): string | undefined {
  const longest = field.limit('maxLength') ?? Number.POSITIVE_INFINITY;
  const shortest = field.limit('minLength') ?? 0;
  const written = field.format === 'phone' ? phoneWithin(index, shortest, longest) : writtenAs(field.format, index);
  return written && written.length >= shortest && written.length <= longest ? written : undefined;
}

function writtenAs(format: string | undefined, index: number): string | undefined {
  if (format === 'color') return `#${((index * 2_654_435 + 0x557799) & 0xffffff).toString(16).padStart(6, '0')}`;
  return undefined;
}

/** 555-0100 to 555-0199 are kept for numbers that nobody has. */
function phoneWithin(index: number, shortest: number, longest: number): string {
  const usual = `+1 202 555 ${index < 100 ? '01' : '01 '}${String(index).padStart(2, '0')}`;
  const { length } = usual;
  if (length <= longest) return usual.padEnd(shortest, '0');
  return String(index)
    .padStart(Math.max(3, Math.min(longest, 10)), '5')
    .slice(-longest);
}
