import { type TypeMeaning, typeWords } from '../vocabulary/words/type-words.ts';
import { isMeasure } from '../vocabulary/words/units.ts';
import { inFlow } from '../vocabulary/written.ts';

/** A type with what is said of its limits: `number >= 0`, `integer 1-10`, `long text (max 200)`. */
interface Limited {
  /** As it is written. */
  word: string;
  meaning: TypeMeaning;
  least?: string;
  most?: string;
  /** Larger than that, and not that itself. */
  over?: string;
  under?: string;
}

type Bounds = Pick<Limited, 'least' | 'most' | 'over' | 'under'>;

const number = '(?<!\\d)(-?\\d{1,15}(?:\\.\\d{1,15})?)(?!\\d)';
const between = new RegExp(`(?:(?:between|from|zwischen|von) )?${number} ?(?:-|–|\\.\\.|to|and|bis|und) ?${number}`);
const length = '(?:[ _-]?(?:length|len|länge|characters|zeichen))?';
const least = new RegExp(`(?:>=|≥|min(?:imum|\\.)?${length}|at least|from|mindestens|ab) ?:? ?${number}`, 'i');
const most = new RegExp(`(?:<=|≤|max(?:imum|imal|\\.)?${length}|at most|up to|höchstens|bis) ?:? ?${number}`, 'i');
const over = new RegExp(`(?:>|more than|greater than|above|over|mehr als|größer als|über) ?${number}`, 'i');
const under = new RegExp(`(?:<|less than|smaller than|below|under|weniger als|kleiner als|unter) ?${number}`, 'i');
const sized = /^ ?\((\d+)\)$/;

/** The type that a text begins with, and its limits; undefined where it begins with none. */
export function limitedType(text: string): Limited | undefined {
  const lower = text.trim().toLowerCase();
  const words = [...typeWords.keys()].filter(
    (word) => lower.startsWith(word) && /^[^\p{L}\p{N}/-]/u.test(lower.slice(word.length)),
  );
  const [word = ''] = words.toSorted((a, b) => b.length - a.length);
  const meaning = typeWords.get(word);
  const rest = lower.slice(word.length);
  // Behind a type stand limits, not words of which nothing is known.
  if (!meaning || !/[\d<>≤≥]/.test(rest)) return undefined;
  return { word, meaning, ...boundsIn(rest) };
}

/** Signs, in words. */
const signs: ReadonlyMap<string, Bounds> = new Map([
  ['positive', { over: '0' }],
  ['positiv', { over: '0' }],
  ['negative', { under: '0' }],
  ['negativ', { under: '0' }],
  ...['non-negative', 'nonnegative', 'not negative', 'unsigned', 'nicht negativ'].map((word): [string, Bounds] => [
    word,
    { least: '0' },
  ]),
]);

function boundsIn(rest: string): Bounds {
  const sign = signs.get(rest.trim());
  if (sign) return sign;
  const [, from = least.exec(rest)?.[1], to = most.exec(rest)?.[1] ?? sized.exec(rest)?.[1]] = between.exec(rest) ?? [];
  const [above, below] = [over.exec(rest)?.[1], under.exec(rest)?.[1]];
  return {
    ...(from && { least: from }),
    ...(to && { most: to }),
    ...(above && !from && { over: above }),
    ...(below && !to && { under: below }),
  };
}

/** `positive number`: the sign stands behind the type, as all else that is said of it. */
export function signBehind(text: string): string {
  const [first = '', ...others] = text.split(' ');
  return others.length > 0 && signs.has(first.toLowerCase()) ? [...others, first].join(' ') : text;
}

/** What is counted, as nothing else that is said of it. */
const counted =
  /(?:characters?|chars?|letters?|digits|items?|entries|and|zeichen|ziffern|buchstaben|einträge|stück|und)(?![\p{L}])/giu;

const exactly =
  /^(?:(?:exactly|genau) )?(\d+) (?:characters?|chars?|letters?|digits|zeichen|ziffern|buchstaben)$|^(?:exactly|genau) (\d+)$/i;

/** The facts of what is said of a type by itself, `at most 80`; undefined where it is anything else. */
export function limitsOf(said: string, meaning: TypeMeaning): [key: string, value: string][] | undefined {
  const [, ofLetters, alone] = (meaning.type === 'string' && exactly.exec(said)) || [];
  const size = ofLetters ?? alone;
  const bounds: Bounds = size === undefined ? boundsIn(said.toLowerCase()) : { least: size, most: size };
  const words = size === undefined ? [between, least, most, over, under, counted].reduce(without, said) : '';
  if (Object.keys(bounds).length === 0 || (/[\p{L}\d]/u.test(words) && !signs.has(said.toLowerCase())))
    return undefined;
  return boundsOf(meaning)?.(bounds);
}

const without = (text: string, pattern: RegExp) => text.replace(pattern, '');

/** How a type states its limits; undefined where it has none. */
function boundsOf({ type, format }: TypeMeaning): ((bounds: Bounds) => [key: string, value: string][]) | undefined {
  if (type === 'boolean' || type === 'reference' || type === 'object') return undefined;
  if (type === 'string' && format !== undefined && !/multiline|markdown/.test(format)) return undefined;
  const keys = type === 'string' ? 'Length' : type === 'array' ? 'Items' : 'imum';
  const isExact = type === 'number';
  return ({ least, most, over, under }) => [
    ...stated(`min${keys}`, least ?? (isExact ? undefined : nextTo(over, 1))),
    ...stated(`max${keys}`, most ?? (isExact ? undefined : nextTo(under, -1))),
    ...stated('exclusiveMinimum', isExact ? over : undefined),
    ...stated('exclusiveMaximum', isExact ? under : undefined),
  ];
}

const stated = (key: string, value: string | undefined): [key: string, value: string][] =>
  value === undefined ? [] : [[key, value]];

/** The next whole number. */
const nextTo = (limit: string | undefined, step: 1 | -1) =>
  limit === undefined ? undefined : String((step > 0 ? Math.floor : Math.ceil)(Number(limit)) + step);

/** The facts of limits alone, `1-5`, `max 40 characters`, with the type that they speak of. */
export function typeOfLimits(said: string): [key: string, value: string][] | undefined {
  const isText = /(?:characters?|chars?|letters?|zeichen|buchstaben)(?![\p{L}])/iu.test(said);
  const type = isText ? 'string' : /\.\d|\d,\d/.test(said.replace(/\.\./, ' ')) ? 'number' : 'integer';
  const [, measured, unit] = /^(.*\d) ?([^\s\d].*)$/u.exec(said) ?? [];
  if (measured !== undefined && unit !== undefined && isMeasure(unit)) {
    const ofUnit = limitsOf(measured, { type: 'number' });
    return ofUnit && [['type', 'number'], ['unit', inFlow(unit)], ...ofUnit];
  }
  const limits = /\d/.test(said) ? limitsOf(said, { type }) : undefined;
  return limits && [['type', type], ...limits];
}

/** Whether a limit stands behind the type. */
export const isLimited = (limited: Limited | undefined): limited is Limited =>
  limited !== undefined && [limited.least, limited.most, limited.over, limited.under].some((one) => one !== undefined);
