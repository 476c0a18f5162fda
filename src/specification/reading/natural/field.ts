import { isMap, Written } from '../../chapters/facts.ts';
import { lastParted } from '../../vocabulary/words/choices-in.ts';
import { momentMeant } from '../../vocabulary/words/moments.ts';
import { openWords, typeWords } from '../../vocabulary/words/type-words.ts';
import { type Entry, entriesOf, type Fact, thingOf } from './fact.ts';
import { flag, isName, listed, type NaturalReader, type Reads } from './reader.ts';
import { type Entities, isTitleOf, meantByName, shortField, statedAt } from './short-field.ts';

const flags = new Set(['required', 'readOnly', 'unique', 'uniqueItems']);

/** A field as people write it: `name: text`, `owner: member`, `min`, `options`, `optional: true`. */
export function fieldOf(reader: NaturalReader, entities: Entities): Reads {
  const read: Reads = (fact, path) => {
    const isShort = !Array.isArray(fact.value) || reader.isWhole(fact, path);
    const stated = (isShort && !isTitleOf(path, fact.value, entities) && shortField(fact, entities)) || fact;
    if (!isMap(stated.value)) return fact;
    const typed = withFormat(withType(reader.words(stated, path, 'field'), entities));
    const bounded = withBounds(withMoment(withItems(typed, path, reader)), path, reader);
    return reader.keys(withoutOptional(bounded, path, reader), path, insideOf);
  };
  const insideOf = (key: string): Reads | undefined => {
    if (flags.has(key)) return flag;
    if (key === 'enum') return choices;
    if (key === 'items') return read;
    return key === 'properties' ? fieldsOf(reader, read) : undefined;
  };
  return read;
}

/** Fields by name; `weight?` need not be answered, `name!` and `name*` must be. */
export function fieldsOf(reader: NaturalReader, field: Reads): Reads {
  return (fact, path) => {
    const read = reader.named(fact, path, field);
    const named = entriesOf(read).filter(([name]) => marked.test(name));
    if (named.length === 0) return read;
    const bare = reader.renamed(read, path, (name) => (marked.test(name) ? name.slice(0, -1) : undefined));
    const required = new Map(named.map(([name]) => [name.slice(0, -1), !name.endsWith('?')]));
    const entries = entriesOf(bare).map(([name, inner]): Entry => [name, withRequired(inner, required.get(name))]);
    return thingOf(entries, read.at);
  };
}

const marked = /.[?!*]$/;

function withRequired(field: Fact, isRequired: boolean | undefined): Fact {
  const entries = entriesOf(field);
  if (isRequired === undefined || !isMap(field.value) || entries.some(([key]) => key === 'required')) return field;
  return thingOf([...entries, ...entriesOf(statedAt(field, { required: isRequired }))], field.at);
}

const choiceWords: ReadonlySet<string> = new Set(openWords.choices);
const referenceWords: ReadonlySet<string> = new Set(openWords.reference);

/** JSON Schema's own words, and what this product adds to them. */
const standard: ReadonlySet<string> = new Set([
  'string',
  'integer',
  'number',
  'boolean',
  'object',
  'array',
  'reference',
]);

/** A type as people call it, with the format that it implies. */
function withType(fact: Fact, entities: Entities): Fact {
  const entries = entriesOf(fact);
  const written = valueIn(entries, 'type');
  const word = typeof written === 'string' ? written.toLowerCase() : '';
  const hasChoices = entries.some(([key]) => key === 'enum');
  if (hasChoices && choiceWords.has(word)) return replaced(fact, 'type', { type: 'string' });
  const to = valueIn(entries, 'to');
  // `{ type: link, to: member }`: what leads to an entity refers to it.
  const leads = referenceWords.has(word) || typeWords.get(word)?.format === 'uri';
  if (leads && typeof to === 'string' && isName(to) && entities.called(word) === undefined)
    return replaced(fact, 'type', { type: 'reference' });
  if (word === 'list' && !hasChoices) return replaced(fact, 'type', { type: 'array' });
  const added = typeof written === 'string' && !standard.has(written) && meantByName(written, entities);
  if (!added) return fact;
  // What says its format already is not told another.
  const isTold = Object.keys(added).some((key) => key !== 'type' && entries.some(([own]) => own === key));
  return isTold ? fact : replaced(fact, 'type', added);
}

/** A format as people call it: `format: textarea`. */
function withFormat(fact: Fact): Fact {
  const written = valueIn(entriesOf(fact), 'format');
  const meant =
    typeof written === 'string' && valueIn(entriesOf(fact), 'type') === 'string'
      ? typeWords.get(written.toLowerCase())
      : undefined;
  const isOther = meant?.type === 'string' && meant.format !== undefined && meant.format !== written;
  return isOther ? replaced(fact, 'format', { format: meant.format }) : fact;
}

/** A thing with other facts where one of its stands. */
function replaced(fact: Fact, key: string, facts: object): Fact {
  const entries = entriesOf(fact).flatMap((entry): Entry[] =>
    entry[0] === key ? entriesOf(statedAt(entry[1], facts)) : [entry],
  );
  return thingOf(entries, fact.at);
}

const bounds: Readonly<Record<string, readonly [min: string, max: string]>> = {
  string: ['minLength', 'maxLength'],
  integer: ['minimum', 'maximum'],
  number: ['minimum', 'maximum'],
  array: ['minItems', 'maxItems'],
};

/** What a day begins with is found out when a record does: `default: today`. */
function withMoment(fact: Fact): Fact {
  const entries = entriesOf(fact);
  const [format, preset] = [valueIn(entries, 'format'), valueIn(entries, 'default')];
  const moment = typeof format === 'string' && typeof preset === 'string' ? momentMeant(preset, format) : undefined;
  return moment === undefined ? fact : replaced(fact, 'default', { default: moment });
}

/** `{ type: list, fields: … }`, `{ type: list, to: … }`: what a list has or leads to, each of its items does. */
function withItems(fact: Fact, path: string, reader: NaturalReader): Fact {
  const entries = entriesOf(fact);
  const own = entries.find(([key]) => key === 'properties' || key === 'to');
  if (!own || valueIn(entries, 'type') !== 'array' || entries.some(([key]) => key === 'items')) return fact;
  const [key, inner] = own;
  reader.move(`${path}.${key}`, `${path}.items.${key}`);
  const type = entriesOf(statedAt(inner, { type: key === 'to' ? 'reference' : 'object' }));
  const items: Entry = ['items', thingOf([...type, own], inner.at)];
  return thingOf(
    entries.map((entry) => (entry === own ? items : entry)),
    fact.at,
  );
}

/** What `min` and `max` are follows from the type. */
function withBounds(fact: Fact, path: string, reader: NaturalReader): Fact {
  const type = valueIn(entriesOf(fact), 'type');
  const format = valueIn(entriesOf(fact), 'format');
  // A clock and a length of time have limits as numbers have, and a day has them in rules.
  const kind = format === 'time' || format === 'duration' ? 'number' : type;
  const own = typeof kind === 'string' && Object.hasOwn(bounds, kind) ? bounds[kind] : undefined;
  if (!own || format === 'date' || format === 'date-time') return fact;
  return reader.renamed(fact, path, (key) => (key === 'min' ? own[0] : key === 'max' ? own[1] : undefined));
}

/** What is optional need not be answered. */
function withoutOptional(fact: Fact, path: string, reader: NaturalReader): Fact {
  const optional = flagIn(entriesOf(fact), 'optional');
  if (optional === undefined || entriesOf(fact).some(([key]) => key === 'required')) return fact;
  reader.move(`${path}.optional`, `${path}.required`);
  return replaced(fact, 'optional', { required: new Written(!optional, String(!optional)) });
}

/** `open, held and closed` where a list of choices is wanted. */
const choices = listed(/./, lastParted);

function valueIn(entries: readonly Entry[], key: string): unknown {
  return entries.find(([name]) => name === key)?.[1].value;
}

function flagIn(entries: readonly Entry[], key: string): boolean | undefined {
  const found = entries.find(([name]) => name === key)?.[1];
  const value = found && flag(found, '').value;
  return value instanceof Written && typeof value.value === 'boolean' ? value.value : undefined;
}
