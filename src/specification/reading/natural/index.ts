import type { Thing } from '../../chapters/effects.ts';
import { isMap } from '../../chapters/facts.ts';
import { chapters } from '../../chapters/index.ts';
import type { ChapterKey } from '../../chapters/keys.ts';
import type { Draft } from '../draft.ts';
import { type Gate, isGate } from '../gates.ts';
import type { Items } from '../items.ts';
import type { Findings } from '../report.ts';
import { keysOf } from '../schema.ts';
import { entityOf } from './entity.ts';
import { entriesOf, type Fact } from './fact.ts';
import { gateForms } from './gates.ts';
import { quantity } from './quantity.ts';
import { address, flag, NaturalReader, names, type Reads } from './reader.ts';
import { Entities } from './short-field.ts';
import { atAddress, request, titled, withRequests } from './short-things.ts';

type Keys = Readonly<Record<string, Reads>>;

/** What stands under a key of a thing is read in its way. */
function thing(reader: NaturalReader, name: Thing, keys: Keys = {}, short: Reads = same): Reads {
  return (fact, path) => reader.keys(reader.words(short(fact, path), path, name), path, (key) => keys[key]);
}

/** The same under each of many names. */
function things(reader: NaturalReader, name: Thing, keys?: Keys, short?: Reads): Reads {
  const each = thing(reader, name, keys, short);
  return (fact, path) => reader.named(fact, path, each);
}

const same: Reads = (fact) => fact;

/** The chapters as people write them who never saw the vocabulary; those that decide over access have their own. */
const forms: Readonly<Record<Exclude<ChapterKey, Gate>, (reader: NaturalReader, names: readonly string[]) => Reads>> = {
  purpose: (reader) => thing(reader, 'purpose', { audience: things(reader, 'audience', {}, titled), locales: names }),
  screens: (reader) => {
    const lists = Object.fromEntries(
      ['columns', 'filters', 'search', 'sort', 'bulk', 'related', 'shows'].map((key) => [key, names]),
    );
    return things(reader, 'screen', { ...lists, path: address, views: things(reader, 'view') }, atAddress);
  },
  entities: (reader, names) => {
    const entity = entityOf(reader, keysOf(chapters.entities.vocabulary).keys, new Entities(names));
    return (fact, path) => reader.named(fact, path, entity);
  },
  rules: (reader) => things(reader, 'rule', { at: names }),
  calls: (reader) => {
    const keys = { path: address, body: names, errors: names, idempotencyKey: flag };
    const calls = things(reader, 'call', keys, request);
    return (fact, path) => withRequests(calls(fact, path));
  },
  errors: (reader) => things(reader, 'error', {}, titled),
  constants: (reader) => things(reader, 'constant', {}, quantity),
};

/** Reads the natural forms of a chapter's facts, in place: as if each had been written exactly. */
export function readNatural(draft: Draft, findings: Findings, items: Items) {
  const { key, value, positions } = draft;
  const reader = new NaturalReader(findings, items);
  const names = Object.keys(positions[2] ?? {});
  const reads = isGate(key) ? gateForms[key](reader) : forms[key](reader, names);
  const read = reads({ value, at: positions }, key);
  if (isMap(read.value)) draft.value = read.value;
  draft.positions = read.at;
  reader.finish();
}

/** A block that is a list of things, or holds them under the name of its chapter; else as it is. */
export function readNaturalBlock(key: ChapterKey, block: Fact, findings: Findings, items: Items): Fact {
  if (isGate(key)) return block;
  const reader = new NaturalReader(findings, items);
  const inner = unwrapped(key, block, reader);
  const { isNamed } = keysOf(chapters[key].vocabulary);
  const read = isNamed && Array.isArray(inner.value) ? reader.named(inner, key, (fact) => fact) : inner;
  if (read === block || !isMap(read.value)) return block;
  reader.finish();
  return read;
}

/** `entities:` around all the entities says what the heading says. */
function unwrapped(key: ChapterKey, block: Fact, reader: NaturalReader): Fact {
  const [only, ...others] = entriesOf(block);
  if (!only || others.length > 0 || only[0] !== key) return block;
  const { keys, isNamed } = keysOf(chapters[key].vocabulary);
  const inner = entriesOf(only[1]);
  const isThing = isNamed && inner.some(([name]) => keys.includes(name));
  if (isThing || (inner.length === 0 && !Array.isArray(only[1].value))) return block;
  if (isNamed && inner.some(([, { value }]) => !isMap(value) && !Array.isArray(value))) return block;
  reader.move(`${key}.${key}`, key);
  return only[1];
}
