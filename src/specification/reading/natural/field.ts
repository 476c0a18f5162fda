import { isMap, Written } from '../../chapters/facts.ts';
import { type Entry, entriesOf, type Fact, instead, thingOf } from './fact.ts';
import { flag, listed, type NaturalReader, type Reads } from './reader.ts';
import { typeWords } from './words.ts';

const flags = new Set(['required', 'readOnly', 'unique', 'uniqueItems']);

/** A field as people write it: `name: text`, `min`, `options`, `optional: true`. */
export function fieldOf(reader: NaturalReader): Reads {
  const read: Reads = (fact, path) => {
    const stated = ofType(fact);
    if (!isMap(stated.value)) return fact;
    const typed = withType(reader.words(stated, path, 'field'));
    return reader.keys(withoutOptional(withBounds(typed, path, reader), path, reader), path, insideOf);
  };
  const insideOf = (key: string): Reads | undefined => {
    if (flags.has(key)) return flag;
    if (key === 'enum') return choices;
    if (key === 'items') return read;
    return key === 'properties' ? (fact, path) => reader.named(fact, path, read) : undefined;
  };
  return read;
}

/** Whether something is a type alone. */
export function isType({ value }: Fact): boolean {
  return typeof value === 'string' && typeWords.has(value.toLowerCase());
}

/** A type alone stands for a field of it. */
function ofType(fact: Fact): Fact {
  if (!isType(fact)) return fact;
  return thingOf([['type', instead(fact, fact.value)]], fact.at);
}

/** A type as people call it, with the format that it implies. */
function withType(fact: Fact): Fact {
  const entries = entriesOf(fact);
  const written = valueIn(entries, 'type');
  const word = typeof written === 'string' ? written.toLowerCase() : '';
  const hasChoices = entries.some(([key]) => key === 'enum');
  if (hasChoices && /^(?:enum|select|choice)$/.test(word)) return replaced(fact, 'type', { type: 'string' });
  if (word === 'list' && !hasChoices) return replaced(fact, 'type', { type: 'array' });
  const meant = typeWords.get(word);
  if (!meant || meant.type === written) return fact;
  // What says its format already is not told another.
  if (meant.format && entries.some(([key]) => key === 'format')) return fact;
  return replaced(fact, 'type', meant);
}

/** A thing with other facts where one of its stands. */
function replaced(fact: Fact, key: string, facts: object): Fact {
  const entries = entriesOf(fact).flatMap((entry): Entry[] =>
    entry[0] === key ? Object.entries(facts).map(([name, value]): Entry => [name, instead(entry[1], value)]) : [entry],
  );
  return thingOf(entries, fact.at);
}

const bounds: Readonly<Record<string, readonly [min: string, max: string]>> = {
  string: ['minLength', 'maxLength'],
  integer: ['minimum', 'maximum'],
  number: ['minimum', 'maximum'],
  array: ['minItems', 'maxItems'],
};

/** What `min` and `max` are follows from the type. */
function withBounds(fact: Fact, path: string, reader: NaturalReader): Fact {
  const type = valueIn(entriesOf(fact), 'type');
  const own = typeof type === 'string' && Object.hasOwn(bounds, type) ? bounds[type] : undefined;
  if (!own) return fact;
  return reader.renamed(fact, path, (key) => (key === 'min' ? own[0] : key === 'max' ? own[1] : undefined));
}

/** What is optional need not be answered. */
function withoutOptional(fact: Fact, path: string, reader: NaturalReader): Fact {
  const optional = flagIn(entriesOf(fact), 'optional');
  if (optional === undefined || entriesOf(fact).some(([key]) => key === 'required')) return fact;
  reader.move(`${path}.optional`, `${path}.required`);
  return replaced(fact, 'optional', { required: new Written(!optional, String(!optional)) });
}

/** `open, closed` where a list of choices is wanted. */
const choices = listed(/./);

function valueIn(entries: readonly Entry[], key: string): unknown {
  return entries.find(([name]) => name === key)?.[1].value;
}

function flagIn(entries: readonly Entry[], key: string): boolean | undefined {
  const found = entries.find(([name]) => name === key)?.[1];
  const value = found && flag(found, '').value;
  return value instanceof Written && typeof value.value === 'boolean' ? value.value : undefined;
}
