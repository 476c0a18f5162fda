import type { Schema } from './json-schema.ts';
import { endings, isFormOf } from './spoken-of.ts';
import { keyWords } from './words/key-words.ts';
import {
  callPattern,
  choiceBreaks,
  choicePattern,
  choicesAfter,
  openWords,
  typeMarks,
  typeWords,
} from './words/type-words.ts';

/** What may stand for the type of a field, in a document with some entities. */
export interface TypeSchemas {
  /** In place of a word of the vocabulary. */
  type: Schema;
  /** A word for a type, and nothing else. */
  typeWord: Schema;
  /** Where a word for a type says something already, or leaves something open. */
  whole: Schema;
  /** A field that is one word, or one list. */
  shortField: Schema;
}

/** What people call a key of a field, itself first. */
const called = (key: string) => [
  key,
  ...Object.entries(keyWords.field).flatMap(([word, meant]) => (meant === key ? [word] : [])),
];

const escaped = (sign: string) => sign.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A word in small letters or capitals. */
function anyCase(word: string): string {
  return [...word]
    .map((sign) => {
      const [lower, upper] = [sign.toLowerCase(), sign.toUpperCase()];
      return lower === upper || upper.length > 1 ? escaped(sign) : `[${lower}${upper}]`;
    })
    .join('');
}

/** Matches nothing where there are no words. */
export const oneOf = (words: readonly string[], written: (word: string) => string = anyCase) =>
  words.length === 0 ? '[^\\s\\S]' : `(?:${words.map(written).join('|')})`;

export const exactly = (pattern: string): Schema => ({ type: 'string', pattern: `^${pattern}$` });

/** @param entities the names of the entities of the document: a field may be of one */
export function typeSchemas(entities: readonly string[]): TypeSchemas {
  const small = Map.groupBy(entities, (name) => name.toLowerCase());
  const isEntity = (word: string) => small.get(word)?.length === 1 || entities.includes(word);
  // What is both, a type and an entity, is read as neither, but for JSON Schema's own words as they are written there.
  const isPlural = (word: string) => entities.some((name) => isFormOf(name, word));
  const words = [...typeWords].filter(
    ([word, { type, items }]) => type === word || !(isEntity(word) || (items && isPlural(word))),
  );
  const isShared = ([word]: (typeof words)[number]) => isEntity(word);
  const nameOf = ([word]: (typeof words)[number]) => word;
  const plain = `(?:${oneOf(words.filter((one) => !isShared(one)).map(nameOf))}|${oneOf(words.filter(isShared).map(nameOf), escaped)})`;
  const named = (names: readonly string[]) =>
    `(?:${oneOf(names, escaped)}|${oneOf(names.filter((name) => small.get(name.toLowerCase())?.length === 1))})`;
  const entity = named(entities.filter((name) => !typeWords.has(name.toLowerCase())));
  const meant = `(?:${plain}|${entity})`;
  const choices = openWords.choices.filter((word) => !isEntity(word));
  const references = openWords.reference.filter((word) => word !== 'reference' && !isEntity(word));
  const told = (key: 'format' | 'items' | 'unit') => words.flatMap(([word, meaning]) => (meaning[key] ? [word] : []));
  const without = (pattern: string, keys: readonly string[]): Schema[] =>
    called('type').map((type) => ({
      if: { properties: { [type]: exactly(pattern) }, required: [type] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { allOf: keys.map((key) => ({ not: { required: [key] } })) },
    }));
  const demanding = (words: readonly string[], wanted: string) =>
    called('type').map((type) => ({
      if: { properties: { [type]: exactly(oneOf(words)) }, required: [type] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { anyOf: called(wanted).map((key) => ({ required: [key] })) },
    }));
  return {
    type: { anyOf: [exactly(meant), exactly(oneOf([...openWords.choices, ...references, 'list']))] },
    typeWord: exactly(plain),
    whole: {
      dependentRequired: { min: ['type'], max: ['type'] },
      allOf: [
        ...demanding(choices, 'enum'),
        ...demanding(references, 'to'),
        ...without(oneOf(['list']), called('enum')),
        ...without(oneOf(told('format')), called('format')),
        ...without(oneOf(told('items')), called('items')),
        ...without(oneOf(told('unit')), called('unit')),
        ...without(entity, called('to')),
      ],
    },
    shortField: { anyOf: [fieldWord(meant, callsOf(entities, plain)), ...fieldLists(meant, named(entities), plain)] },
  };
}

const marksOf = (key: string) => [...typeMarks].flatMap(([word, [marked]]) => (marked === key ? [word] : []));

/** `ref Customer`, `-> Customer`, `list of orders`, `list of numbers`, `enum(new, sold)`. */
function callsOf(entities: readonly string[], plain: string): string {
  const plurals = entities.flatMap((name) => (name.endsWith('y') ? [`${name.slice(0, -1)}ies`] : []));
  const entity = `${oneOf([...plurals, ...entities])}(?:${endings.join('|')})?`;
  const choices = `${choicePattern}(?:(?:${choiceBreaks})${choicePattern})+`;
  return oneOf(
    [
      callPattern(oneOf(openWords.reference), entity),
      `(?:->|→) *${entity}`,
      callPattern(oneOf(openWords.list), `(?:${entity}|${plain}[sS]?)`),
      callPattern(oneOf([...openWords.choices, choicesAfter]), choices),
    ],
    (pattern) => pattern,
  );
}

/** `string, required`, `Teacher?`, `text[]`: each mark once. */
function fieldWord(meant: string, calls: string): Schema {
  const mark = oneOf([...typeMarks.keys()]);
  const twice = ['required', 'unique', 'readOnly'].map((key) => {
    const one = `(?:^|[\\s,(])${oneOf(marksOf(key))}(?=[\\s,)!?*]|$)`;
    const signed = key === 'required' ? `|(?=.*${one}.*[!?*]$)` : '';
    return `(?!.*${one}.*${one}${signed})`;
  });
  const sized = `${oneOf(['varchar', 'char', 'string', 'text'])} ?\\(\\d{1,9}\\)`;
  const type = `(?:${sized}|${meant}(?:\\[\\])?|${calls})`;
  return {
    type: 'string',
    pattern: `^${twice.join('')}(?:${mark}[\\s,]+)*${type}(?:[\\s,(]+${mark}\\)?)*\\s*[!?*]?$`,
  };
}

/** `[member]` is several of one, `[violin, cello]` what there is to choose from. */
function fieldLists(meant: string, entity: string, plain: string): Schema[] {
  return [
    { type: 'array', items: exactly(meant), minItems: 1, maxItems: 1 },
    {
      type: 'array',
      items: { type: ['string', 'number', 'boolean'] },
      minItems: 2,
      not: { anyOf: [{ contains: exactly(entity) }, { items: exactly(plain) }] },
    },
  ];
}
