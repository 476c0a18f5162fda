import { type TypeMeaning, typeWords } from '../vocabulary/words/type-words.ts';

/** A type with what is said of its limits: `number >= 0`, `integer 1-10`, `long text (max 200)`. */
interface Limited {
  /** As it is written. */
  word: string;
  meaning: TypeMeaning;
  least?: string;
  most?: string;
}

const number = '(-?\\d+(?:\\.\\d+)?)';
const between = new RegExp(`${number} ?(?:-|–|\\.\\.|to|and|bis|und) ?${number}`);
const least = new RegExp(`(?:>=?|≥|min(?:imum)?|at least|from|mindestens|ab) ?:? ?${number}`, 'i');
const most = new RegExp(`(?:<=?|≤|max(?:imum)?|at most|up to|höchstens|bis) ?:? ?${number}`, 'i');
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

function boundsIn(rest: string): Pick<Limited, 'least' | 'most'> {
  const [, from = least.exec(rest)?.[1], to = most.exec(rest)?.[1] ?? sized.exec(rest)?.[1]] = between.exec(rest) ?? [];
  return { ...(from && { least: from }), ...(to && { most: to }) };
}

/** What is counted, as nothing else that is said of it. */
const counted =
  /(?:characters?|chars?|letters?|digits|items?|entries|and|zeichen|ziffern|buchstaben|einträge|stück|und)(?![\p{L}])/giu;

const exactly = /^(?:exactly|genau) (\d+)(?: (?:characters?|chars?|letters?|digits|zeichen|ziffern))?$/i;

/** The facts of what is said of a type by itself, `at most 80`; undefined where it is anything else. */
export function limitsOf(said: string, meaning: TypeMeaning): [key: string, value: string][] | undefined {
  const [, size] = (meaning.type === 'string' && exactly.exec(said)) || [];
  const { least: from = size, most: to = size } = size === undefined ? boundsIn(said.toLowerCase()) : {};
  const words =
    size === undefined ? said.replace(between, '').replace(least, '').replace(most, '').replace(counted, '') : '';
  if ((from === undefined && to === undefined) || /[\p{L}\d]/u.test(words)) return undefined;
  const [min, max] = boundsOf(meaning);
  if (min === undefined || max === undefined) return undefined;
  return [...(from ? [[min, from] as [string, string]] : []), ...(to ? [[max, to] as [string, string]] : [])];
}

/** What limits a type; nothing where it has no limits. */
function boundsOf({ type, format }: TypeMeaning): [min: string, max: string] | [] {
  if (
    type === 'boolean' ||
    type === 'reference' ||
    type === 'object' ||
    (type === 'string' && format !== undefined && !/multiline|markdown/.test(format))
  )
    return [];
  if (type === 'string') return ['minLength', 'maxLength'];
  return type === 'array' ? ['minItems', 'maxItems'] : ['minimum', 'maximum'];
}

/** Whether a limit stands behind the type. */
export const isLimited = (limited: Limited | undefined): limited is Limited =>
  limited?.least !== undefined || limited?.most !== undefined;
