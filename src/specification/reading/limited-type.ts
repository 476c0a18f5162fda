import { type TypeMeaning, typeWords } from '../vocabulary/words/type-words.ts';

/** A type with what is said of its limits: `number >= 0`, `integer 1-10`, `long text (max 200)`. */
interface Limited {
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
  const [, from = least.exec(rest)?.[1], to = most.exec(rest)?.[1] ?? sized.exec(rest)?.[1]] = between.exec(rest) ?? [];
  return { meaning, ...(from && { least: from }), ...(to && { most: to }) };
}

/** Whether a limit stands behind the type. */
export const isLimited = (limited: Limited | undefined): limited is Limited =>
  limited?.least !== undefined || limited?.most !== undefined;

/** The exact form of it. */
export function limitedForm({ meaning, least: from, most: to }: Limited, marks: object): string {
  const { type, format, items } = meaning;
  const [min, max] =
    type === 'string'
      ? ['minLength', 'maxLength']
      : type === 'array'
        ? ['minItems', 'maxItems']
        : ['minimum', 'maximum'];
  const isBounded =
    type !== 'boolean' && (type !== 'string' || format === undefined || /multiline|markdown/.test(format));
  return `{ ${[
    `type: ${type}`,
    ...(format ? [`format: ${format}`] : []),
    ...(items ? [`items: { type: ${items.type} }`] : []),
    ...(isBounded && from ? [`${min}: ${from}`] : []),
    ...(isBounded && to ? [`${max}: ${to}`] : []),
    ...Object.entries(marks).map(([key, value]) => `${key}: ${value}`),
  ].join(', ')} }`;
}
