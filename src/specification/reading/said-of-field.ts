import { currencyMeant } from '../vocabulary/words/currency-names.ts';
import { momentMeant } from '../vocabulary/words/moments.ts';
import { type TypeMeaning, typeMarks } from '../vocabulary/words/type-words.ts';
import { isUnit } from '../vocabulary/words/units.ts';
import { inFlow } from '../vocabulary/written.ts';
import { flowOf } from './flow.ts';
import { limitsOf } from './limited-type.ts';
import { unmarked } from './natural/short-field.ts';

export type Said = readonly [key: string, value: string];

const preset = /^(?:=|(?:default|defaults to|initially|vorgabe|standard)(?:s? to)?[ :=]) *[:=]? *(.+)$/i;

/** What a field of a type states of it. */
export const statedOf = ({ type, format, unit, items }: TypeMeaning): Said[] => [
  ['type', type],
  ...(format ? [['format', format] as const] : []),
  ...(unit ? [['unit', unit] as const] : []),
  ...(items ? [['items', flowOf(statedOf(items))] as const] : []),
];

/** The same of its marks: `required`, `unique`. */
export const marked = (marks: object) => Object.entries(marks).map(([key, value]): Said => [key, String(value)]);

/** What is said of a field beside its type, as facts: `required`, `in kg`, `max 40`, `default: 3`; undefined where it is not understood. */
export function saidOf(said: string, meaning: TypeMeaning | undefined): Said[] | undefined {
  const mark = typeMarks.get(said.toLowerCase());
  if (mark) return [[mark[0], String(mark[1])]];
  const { word, marks } = unmarked(said);
  const facts = meaning && factsOf(word, meaning);
  return facts && [...marked(marks), ...facts];
}

function factsOf(said: string, meaning: TypeMeaning): Said[] | undefined {
  const [, value] = preset.exec(said) ?? [];
  if (value !== undefined) {
    const begun = presetOf(value, meaning);
    return begun === undefined ? undefined : [['default', begun]];
  }
  const unit = said.replace(/^(?:in|of|von) /i, '');
  if (isCounted(meaning) && isUnit(unit)) return [['unit', inFlow(unit)]];
  const currency = meaning.format === 'money' ? currencyMeant(unit) : undefined;
  if (currency !== undefined) return [['unit', currency]];
  return limitsOf(said, meaning) ?? sizeOf(said, meaning);
}

const isCounted = ({ type, format }: TypeMeaning) => (type === 'number' || type === 'integer') && !format;

const yes = /^(?:yes|true|on|ja|wahr|نعم|はい)$/i;
const no = /^(?:no|false|off|nein|falsch|لا|いいえ)$/i;
const ofFormat: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT/,
  time: /^\d\d:\d\d(?::\d\d)?$/,
  duration: /^P/,
};

/** What a field of a type begins with; undefined where no such field could. Today and now are found out when a record begins. */
function presetOf(value: string, { type, format = '' }: TypeMeaning): string | undefined {
  switch (type) {
    case 'boolean':
      return yes.test(value) ? 'true' : no.test(value) ? 'false' : undefined;
    case 'integer':
    case 'number':
      return (type === 'integer' ? /^-?\d+$/ : /^-?\d+(?:\.\d+)?$/).test(value) ? value : undefined;
    case 'string':
      if (format === 'image' || format === 'file') return undefined;
      return (
        momentMeant(value, format) ?? ((ofFormat[format]?.test(value) ?? true) ? inFlow(unquoted(value)) : undefined)
      );
    case 'array':
    case 'object':
    case 'reference':
      return undefined;
  }
}

const unquoted = (text: string) =>
  /^(?:"([^"]*)"|'([^']*)')$/
    .exec(text)
    ?.slice(1)
    .find((one) => one !== undefined) ?? text;

const sizes: Readonly<Record<string, number>> = { kb: 1e3, mb: 1e6, gb: 1e9 };

/** `max 5 MB` */
function sizeOf(said: string, { type, format }: TypeMeaning): Said[] | undefined {
  if (type !== 'string' || (format !== 'image' && format !== 'file')) return undefined;
  const [, size, unit = ''] = /^(?:max(?:imum)?|at most|up to|höchstens|bis)[ :]*(\d+) ?([kmg]b)$/i.exec(said) ?? [];
  return size === undefined ? undefined : [['maxSize', String(Number(size) * (sizes[unit.toLowerCase()] ?? 1))]];
}
