import type { TypeMeaning } from '../vocabulary/words/type-words.ts';
import { typeMarks, typeWords } from '../vocabulary/words/type-words.ts';
import { isUnit } from '../vocabulary/words/units.ts';
import { inFlow } from '../vocabulary/written.ts';
import { flowOf } from './flow.ts';
import { limitsOf, statedOf } from './limited-type.ts';
import { unmarked } from './natural/short-field.ts';

const preset = /^(?:default|vorgabe|standard)(?:s? to)?[ :=]+(.+)$/i;

/**
 * A type with more that is said of it, `integer, minutes`, in its exact form; words that are not understood stay, where
 * no field has them.
 */
export function qualified(first: string, said: readonly string[]): string {
  const { word, marks } = unmarked(first);
  const meaning = typeWords.get(word.toLowerCase()) ?? { type: 'string' };
  const facts: [key: string, value: string][] = Object.entries(marks).map(([key, value]) => [key, String(value)]);
  const left: string[] = [];
  for (const one of said) {
    const more = factsOf(one.trim(), meaning);
    if (more?.every(([key]) => facts.every(([other]) => other !== key))) facts.push(...more);
    else left.push(one.trim());
  }
  return flowOf([...statedOf(meaning), ...facts, ...(left.length > 0 ? [['…', inFlow(left.join(' '))] as const] : [])]);
}

const isCounted = ({ type, format }: TypeMeaning) => (type === 'number' || type === 'integer') && !format;

/** `number in minutes`, `integer (km)`, `number in kg, max 90`: a type with its unit apart, as with commas; undefined without a unit. */
export function unitApart(text: string): readonly [type: string, ...said: string[]] | undefined {
  const [, type = '', rest = ''] = /^(\p{L}+)[ (]+(.+)$/u.exec(text) ?? [];
  const meaning = typeWords.get(type.toLowerCase());
  if (!meaning || !isCounted(meaning)) return undefined;
  const [said = '', unit = ''] = behindIn.exec(rest) ?? [rest, /^[^()]+(?=\)?$)/.exec(rest)?.[0]];
  if (!isUnit(unit)) return undefined;
  const others = rest
    .replace(said, ' ')
    .split(',')
    .map((one) => one.trim());
  return [type, ...others.filter((one) => one !== ''), unit];
}

const behindIn = /(?<![^ (,])\(?in ([^ ()\d,]+(?: (?:per|pro|je) [^ ()\d,]+)?)\)?/i;

function factsOf(said: string, meaning: TypeMeaning): [key: string, value: string][] | undefined {
  const mark = typeMarks.get(said.toLowerCase());
  if (mark) return [[mark[0], String(mark[1])]];
  const [, value] = preset.exec(said) ?? [];
  if (value !== undefined) return [['default', presetOf(value, meaning)]];
  const unit = said.replace(/^in /i, '');
  if (isCounted(meaning) && isUnit(unit)) return [['unit', inFlow(unit)]];
  return limitsOf(said, meaning);
}

/** Today and now are found out when a record begins. */
function presetOf(value: string, { format }: TypeMeaning): string {
  const isNow = /^(?:today|now|heute|jetzt)$/i.test(value);
  if (isNow && format === 'date') return '=today()';
  return isNow && format === 'date-time' ? '=now()' : inFlow(value);
}
