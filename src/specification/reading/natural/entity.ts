import { effects } from '../../chapters/effects.ts';
import { isMap, Written } from '../../chapters/facts.ts';
import { isSlip } from '../../near.ts';
import { keyCalled } from '../../vocabulary/words/key-words.ts';
import { shortForms } from '../../vocabulary/words/short-forms.ts';
import { typeWords } from '../../vocabulary/words/type-words.ts';
import { notShown } from '../scalar.ts';
import { type Entry, entriesOf, type Fact, instead, itemsOf, thingOf } from './fact.ts';
import { fieldOf, fieldsOf } from './field.ts';
import { anyKey, flag, isName, type NaturalReader, type Reads } from './reader.ts';
import { type Entities, isTitleOf, isTypeAndMore, saysType, shortField, unmarked } from './short-field.ts';

/** An entity as people write it: its fields in a list, as a list of types, or directly below its name. */
export function entityOf(reader: NaturalReader, keys: readonly string[], entities: Entities): Reads {
  const named = fieldsOf(reader, fieldOf(reader, entities));
  const isShort: IsShort = (fact) => shortField(fact, entities) !== undefined;
  const fields: Reads = (fact, path) => named(typed(fact, path, reader, isShort), path);
  return (fact, path) => {
    const listed = Array.isArray(fact.value) ? asFields(fact, path, reader, isShort) : fact;
    const worded = withWords(listed, path, reader);
    const fielded = withoutSchema(withFields(worded, path, reader, { keys, isShort, entities }));
    const whole = withRequired(fielded, path, reader);
    return reader.keys(whole, path, (key) => (key === 'fields' ? fields : key === 'history' ? flag : undefined));
  };
}

/** An entity whose keys are called as people call them; `titel: Text` is a field, and no title of it. */
function withWords(fact: Fact, path: string, reader: NaturalReader): Fact {
  const stated = new Map(entriesOf(fact));
  return reader.renamed(fact, path, (key) => {
    const called = keyCalled('entity', key);
    const inner = stated.get(key);
    const isField =
      inner && (isTypeInWords(inner.value) || (called !== 'fields' && (hasType(inner) || saysField(inner))));
    return isField ? undefined : called;
  });
}

/** `Text`, `Text, max. 60 Zeichen` */
const isTypeInWords = (value: unknown) =>
  typeof value === 'string' && (saysType(value) || isTypeAndMore(value) || isTypeWithNumber(value));

function isTypeWithNumber(text: string): boolean {
  const [word, ...more] = text.split(/[,;(]/, 2);
  return more.length > 0 && /\d/.test(text.slice(word?.length)) && typeWords.has(word?.trimEnd().toLowerCase() ?? '');
}

/** Whether a field is stated in a word or a list. */
type IsShort = (fact: Fact) => boolean;

/** An entity that is a list is a list of its fields; words for types alone name none. */
function asFields(fact: Fact, path: string, reader: NaturalReader, isShort: IsShort): Fact {
  if (itemsOf(fact).every(isType)) return fact;
  const list = typed(fact, path, reader, isShort);
  if (list === fact) return fact;
  for (const [name] of entriesOf(list)) reader.move(`${path}.${name}`, `${path}.fields.${name}`);
  return thingOf([['fields', list]], fact.at);
}

/** `- name: string` for each field is its name and its type, `- name` its name alone. */
function typed(fact: Fact, path: string, reader: NaturalReader, isShort: IsShort): Fact {
  if (!reader.isWhole(fact, path)) return fact;
  const fields = itemsOf(fact).map((item) => listedField(item, isShort));
  const pairs = fields.filter((pair) => pair !== undefined);
  const names = pairs.map(([name]) => name);
  if (pairs.length < fields.length || new Set(names).size < names.length) return fact;
  for (const [index, name] of names.entries()) reader.move(`${path}.${index}`, `${path}.${name}`);
  return thingOf(pairs, fact.at);
}

/** `price (money)`; `owner -> customer` says so of a reference. */
const typedName = /^([^()]+?) *\(([^()]+)\)$/;

function listedField(item: Fact, isShort: IsShort): Entry | undefined {
  if (typeof item.value === 'string') {
    const { word, marks } = unmarked(item.value);
    const arrow = shortForms.arrow.exec(word);
    const [, name = '', type] = (item.value.length < 100 && (arrow ?? typedName.exec(item.value))) || [];
    const field = instead(item, arrow && marks.required ? `${type}, required` : type);
    if (isName(name) && isShort(field)) return [name, field];
    const alone = item.value.replace(/\*$/, '!');
    return isName(alone) ? [alone, instead(item, {})] : undefined;
  }
  const [pair, ...others] = entriesOf(item);
  if (!pair || others.length > 0) return undefined;
  const [name, { value }] = pair;
  // What no field or entity states is the name of a field; what is not understood of it is told there.
  const isField = isName(name) && !anyKey.has(name) && (typeof value === 'string' || Array.isArray(value));
  return isShort(pair[1]) || isField ? pair : undefined;
}

/** Types directly below an entity are its fields, where none of its own keys might be meant. */
function withFields(
  fact: Fact,
  path: string,
  reader: NaturalReader,
  { keys, isShort, entities }: { keys: readonly string[]; isShort: IsShort; entities: Entities },
): Fact {
  const isField = (inner: Fact) => isShort(inner) || hasType(inner) || saysField(inner);
  const entries = entriesOf(fact);
  if (entries.some(([key]) => key === 'fields')) return fact;
  const isTitle = ([key, inner]: Entry) => isTitleOf(`${path}.${key}`, inner.value, entities);
  const isOwn = ([key, inner]: Entry) =>
    (keys.includes(key) && !isTypeAsWritten(inner) && !hasType(inner)) || listsRequired(key, inner, entries);
  const own = entries.filter(isOwn);
  const titles = entries.filter((entry) => !keys.includes(entry[0]) && isTitle(entry));
  const others = entries.filter((entry) => !own.includes(entry) && !titles.includes(entry));
  // `titel` is a word of its own, and `titl` none; `Title: text` says that it is a field.
  const isSlipOfOne = ([key, inner]: Entry) =>
    !keys.includes(key) &&
    keyCalled('entity', key) === undefined &&
    keys.some((known) => isSlip(key, known) && !(known === key.toLowerCase() && isField(inner)));
  // Of a name alone, beside fields that say more, no more is known; what words mean is asked of their field. A name behind
  // words may be one of them: `size: S, M`.
  const isAlone = ({ value }: Fact) => value === notShown;
  const saysWords = others.every(([, inner]) => !isAlone(inner));
  const isOpen = ([name, inner]: Entry) =>
    isName(name) && (isAlone(inner) || (saysWords && typeof inner.value === 'string'));
  const areFields =
    others.every((entry) => (isField(entry[1]) || isOpen(entry)) && !isSlipOfOne(entry)) &&
    others.some(([key, inner]) => !keys.includes(key) && isField(inner));
  if (!areFields || own.some(([, inner]) => saysType(inner.value))) return fact;
  for (const [key] of others) reader.move(`${path}.${key}`, `${path}.fields.${key}`);
  return thingOf([...own, ...titles, ['fields', thingOf(others, others[0]?.[1].at ?? fact.at)]], fact.at);
}

/** What begins with a capital is what people read. */
const isTypeAsWritten = ({ value }: Fact) =>
  typeof value === 'string' && value === value.toLowerCase() && saysType(value);

const isType = ({ value }: Fact) => typeof value === 'string' && typeWords.has(value.toLowerCase());

/** Nothing but a field has a type of the vocabulary, or choices. */
const hasType = (fact: Fact) =>
  isMap(fact.value) &&
  entriesOf(fact).some(
    ([key, inner]) =>
      (key === 'type' && (isType(inner) || isStandard(inner))) || (key === 'enum' && Array.isArray(inner.value)),
  );

const isStandard = ({ value }: Fact) => typeof value === 'string' && Object.hasOwn(standardTypes, value);
const standardTypes = { array: true, object: true, reference: true };

/** Nothing but keys of a field, `{ description: … }`, or types by name: the parts of one. */
const saysField = (fact: Fact) => {
  const entries = isMap(fact.value) ? entriesOf(fact) : [];
  return (
    entries.length > 0 &&
    (entries.every(([key]) => Object.hasOwn(effects.field, key)) ||
      entries.every(([, inner]) => isTypeInWords(inner.value)))
  );
};

/** JSON Schema says of what has properties that it is an object. */
function withoutSchema(fact: Fact): Fact {
  const entries = entriesOf(fact);
  const isSchema = ([key, { value }]: Entry) => key === 'type' && value === 'object';
  const hasFields = entries.some(([key, { value }]) => key === 'fields' && isMap(value));
  return hasFields && entries.some(isSchema)
    ? thingOf(
        entries.filter((one) => !isSchema(one)),
        fact.at,
      )
    : fact;
}

/** The fields that JSON Schema lists as required, where all of them are there. */
function withRequired(fact: Fact, path: string, reader: NaturalReader): Fact {
  const entries = entriesOf(fact);
  const required = entries.find(([key]) => key === 'required')?.[1];
  const fields = entries.find(([key]) => key === 'fields')?.[1];
  if (!required || !fields || !reader.isWhole(required, `${path}.required`)) return fact;
  const names = itemsOf(required).map(({ value }) => value);
  const known = entriesOf(fields);
  const fits = (name: unknown) => known.some(([key, field]) => key === name && canBeRequired(field));
  if (!names.every(fits)) return fact;
  const marked = known.map(
    ([name, field]): Entry => [name, names.includes(name) ? requiredOf(field, required) : field],
  );
  return thingOf(
    entries.flatMap(([key, inner]): Entry[] => {
      if (key === 'required') return [];
      return [[key, key === 'fields' ? thingOf(marked, fields.at) : inner]];
    }),
    fact.at,
  );
}

/** `required: [name, keeper]`, of what stands beside it. */
function listsRequired(key: string, fact: Fact, entries: readonly Entry[]): boolean {
  const names = Array.isArray(fact.value) ? itemsOf(fact).map(({ value }) => value) : [];
  return key === 'required' && names.length > 0 && names.every((name) => entries.some(([other]) => other === name));
}

/** What is not understood of a field is told there, with that it is required. */
const canBeRequired = (field: Fact) =>
  typeof field.value === 'string' ||
  (isMap(field.value) && !entriesOf(field).some(([key]) => key === 'required' || key === 'optional'));

function requiredOf(field: Fact, required: Fact): Fact {
  if (typeof field.value === 'string' && unmarked(field.value).marks.required) return field;
  if (typeof field.value === 'string' && !isType(field)) return instead(field, `${field.value}, required`);
  const entries: readonly Entry[] = isMap(field.value) ? entriesOf(field) : [['type', instead(field, field.value)]];
  return thingOf([...entries, ['required', instead(required, new Written(true, 'true'))]], field.at);
}
