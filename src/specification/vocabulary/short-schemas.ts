import { effects, type Thing } from '../chapters/effects.ts';
import { forms } from '../chapters/facts.ts';
import type { Schema } from './json-schema.ts';
import { exactly, oneOf, type TypeSchemas } from './type-schemas.ts';
import { currencyWords } from './words/currency-names.ts';
import { noWords, yesWords } from './words/flag-words.ts';
import { keyWords } from './words/key-words.ts';
import { kindWords, layouts } from './words/screen-kinds.ts';
import { namePattern, shortForms } from './words/short-forms.ts';

/** Whether a chapter decides over access: there nothing is taken for something else. */
export const isGate = (chapter: string | undefined) => chapter === 'access' || chapter === 'lifecycles';

const gateThings: ReadonlySet<Thing> = new Set([
  'access',
  'role',
  'users',
  'permission',
  'lifecycle',
  'state',
  'transition',
]);

/** The keys of a thing, and what people call them. */
export function withKeyWords(properties: Record<string, Schema>, thing: Thing | undefined): Record<string, Schema> {
  if (!thing || gateThings.has(thing)) return properties;
  const words = Object.entries(keyWords[thing]).flatMap(([word, key]): [string, Schema][] => {
    const meant = properties[key];
    return meant && !Object.hasOwn(properties, word) ? [[word, meant]] : [];
  });
  const added: Record<string, Schema> = { ...properties, ...Object.fromEntries(words) };
  if (thing === 'field') Object.assign(added, { min: { type: 'number' }, max: { type: 'number' }, optional: flag });
  if (thing === 'entity') added.required = { type: 'array', items: nameSchema };
  return added;
}

const anyCase = (word: string) => word.replace(/[a-z]/gi, (sign) => `[${sign.toLowerCase()}${sign.toUpperCase()}]`);

export const nameSchema: Schema = { type: 'string', pattern: `^${namePattern}$` };
const flag: Schema = { anyOf: [{ type: 'boolean' }, { enum: [...yesWords, ...noWords] }] };

/** What else a value may be written as, of what it is: words in capitals, `yes`, a path without its slash. */
export function alikeOf(
  { type, enum: words, pattern }: Schema,
  holds: string | undefined,
  types: TypeSchemas,
): Schema | undefined {
  if (type === 'boolean') return { enum: [...yesWords, ...noWords] };
  if (pattern === '^\\/') return { type: 'string', pattern: '^[\\p{L}\\p{N}:{}_-]+(?:\\/[\\p{L}\\p{N}:{}_-]+)*\\/?$' };
  if (pattern === forms.currency.source) return exactly(oneOf(currencyWords));
  if (holds !== 'word' && !words) return undefined;
  const known = (words ?? []).map(String);
  if (known.length === 0) return undefined;
  if (known.includes('dashboard')) known.push(...kindWords.keys(), ...layouts.keys());
  const inAnyCase: Schema = { type: 'string', pattern: `^(?:${known.map(anyCase).join('|')})$` };
  return known.includes('reference') ? { anyOf: [inAnyCase, types.type] } : inAnyCase;
}

const matching = ({ source }: RegExp): Schema => ({ type: 'string', pattern: source });
const requestLike = ({ source }: RegExp): Schema => ({
  type: 'string',
  pattern: source.replace(/get\|post\|put\|patch\|delete/, (words) => words.split('|').map(anyCase).join('|')),
});

/** A thing, and what it may be written as in short. */
export function withShortForms(whole: Schema, thing: Thing | undefined, types: TypeSchemas): Schema {
  const short = thing && shortOf(whole, thing, types);
  return short ? orAlike(whole, short) : whole;
}

/** A schema, and what may be written in its place: beside it where it may be left unstated. */
export function orAlike(schema: Schema, ...alike: readonly Schema[]): Schema {
  return { ...schema, alike: [...(schema.alike ?? []), ...alike] };
}

function shortOf(whole: Schema, thing: Thing, types: TypeSchemas): Schema | undefined {
  switch (thing) {
    case 'field':
      return types.shortField;
    case 'entity':
      return { anyOf: [withOwnFields(whole, types), listedFields(types)] };
    case 'screen':
      return matching(shortForms.path);
    case 'call':
      return requestLike(shortForms.request);
    case 'transition':
      return matching(shortForms.arrow);
    case 'audience':
    case 'error':
      return matching(shortForms.title);
    case 'constant':
      return { type: ['string', 'number', 'boolean'] };
    case 'purpose':
    case 'view':
    case 'widget':
    case 'section':
    case 'step':
    case 'option':
    case 'lifecycle':
    case 'state':
    case 'rule':
    case 'access':
    case 'role':
    case 'users':
    case 'permission':
      return undefined;
  }
}

/** Fields in a list, each a name or a name with its type: words for types alone name none. */
export function listedFields({ shortField, typeWord }: TypeSchemas): Schema {
  const typed: Schema = { type: 'object', additionalProperties: shortField, minProperties: 1, maxProperties: 1 };
  const word = String(shortField.anyOf?.[0]?.pattern ?? '');
  const inBrackets: Schema = { type: 'string', pattern: `^${namePattern} *\\(${word.slice(1, -1)}\\)$` };
  return { type: 'array', items: { anyOf: [listedName, inBrackets, typed] }, minItems: 1, not: { items: typeWord } };
}

/** An entity whose fields stand beside what else is stated of it. */
function withOwnFields({ properties = {} }: Schema, { typeWord, shortField }: TypeSchemas): Schema {
  const { fields, ...others } = properties;
  const named = (fields?.anyOf ?? []).find(({ additionalProperties }) => typeof additionalProperties === 'object');
  const field = named?.additionalProperties as Schema;
  const typed: Schema = { type: 'object', properties: { type: typeWord }, required: ['type'] };
  const own: Schema = { allOf: [field, typed] };
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(
        Object.entries(others).map(([key, schema]) => [
          key,
          {
            anyOf: [
              { allOf: [schema, { not: typeWord }] },
              { allOf: [shortField, { not: { pattern: '\\p{Lu}' } }] },
              own,
            ],
          },
        ]),
      ),
      fields: { not: {} },
    },
    additionalProperties: { anyOf: [shortField, own] },
  };
}

const keys = ['name', ...new Set(Object.values(effects).flatMap((thing) => Object.keys(thing)))];

/** What names a thing in a list. */
const listedName: Schema = {
  type: 'string',
  pattern: `^(?:${namePattern}[?!]?|(?:get|post|put|patch|delete|GET|POST|PUT|PATCH|DELETE) +\\/\\S*)$`,
};

/** Names, or things that say their own. */
export function listOfNamed(thing: Schema): Schema {
  const item: Schema = {
    anyOf: [
      listedName,
      { type: 'object', properties: { name: nameSchema }, required: ['name'] },
      { type: 'object', properties: { id: nameSchema }, required: ['id'], minProperties: 2 },
      {
        type: 'object',
        propertyNames: { not: { enum: keys } },
        additionalProperties: thing,
        minProperties: 1,
        maxProperties: 1,
      },
    ],
  };
  return { type: 'array', items: item, minItems: 1 };
}
