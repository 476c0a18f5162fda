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
import { entityCalled } from './entity-name.ts';
import type { Fact } from './fact.ts';
import { gateForms, listsByName } from './gates.ts';
import { quantity } from './quantity.ts';
import { address, flag, NaturalReader, names, type Reads } from './reader.ts';
import { Entities } from './short-field.ts';
import {
  answered,
  asScreen,
  currency,
  kind,
  laidOut,
  layoutsOf,
  locales,
  request,
  sort,
  titled,
  withRequests,
} from './short-things.ts';
import { unwrapped } from './unwrapped.ts';

type Keys = Readonly<Record<string, Reads>>;

/** What stands under a key of a thing is read in its way. */
function thing(reader: NaturalReader, name: Thing, keys: Keys = {}, short: Reads = same): Reads {
  return (fact, path) => reader.keys(reader.words(short(fact, path), path, name), path, (key) => own(keys, key));
}

/** The same under each of many names. */
function things(reader: NaturalReader, name: Thing, keys?: Keys, short?: Reads): Reads {
  const each = thing(reader, name, keys, short);
  return (fact, path) => reader.named(fact, path, each);
}

/** The same of each of a list. */
function listOf(reader: NaturalReader, name: Thing): Reads {
  const each = thing(reader, name);
  return (fact, path) => reader.items(fact, path, each);
}

const same: Reads = (fact) => fact;
const own = (keys: Keys, key: string) => (Object.hasOwn(keys, key) ? keys[key] : undefined);

/** The chapters as people write them who never saw the vocabulary; those that decide over access have their own. */
const forms: Readonly<Record<Exclude<ChapterKey, Gate>, (reader: NaturalReader, names: readonly string[]) => Reads>> = {
  purpose: (reader) => {
    const audience = things(reader, 'audience', {}, titled);
    return thing(reader, 'purpose', { audience: (fact, path) => audience(names(fact, path), path), currency, locales });
  },
  screens: (reader) => {
    const lists = Object.fromEntries(
      ['columns', 'filters', 'search', 'bulk', 'related', 'shows'].map((key) => [key, names]),
    );
    const listed = Object.fromEntries(
      (['widget', 'section', 'step'] as const).map((name) => [`${name}s`, listOf(reader, name)]),
    );
    const view = things(reader, 'view', {}, laidOut);
    const views: Reads = (fact, path) => view(layoutsOf(names(fact, path)), path);
    return things(reader, 'screen', { ...lists, ...listed, path: address, kind, sort, views }, asScreen);
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
  errors: (reader) => things(reader, 'error', {}, answered),
  constants: (reader) => things(reader, 'constant', {}, quantity),
};

/**
 * Reads the natural forms of a chapter's facts, in place: as if each had been written exactly.
 * @param entities the chapter of the entities, as it is written
 */
export function readNatural(draft: Draft, entities: Draft | undefined, findings: Findings, items: Items) {
  const { key, value, positions } = draft;
  const reader = new NaturalReader(findings, items);
  const names = Object.keys(positions[2] ?? {});
  const reads = isGate(key) ? gateForms[key](reader, entityCalled(entities)) : forms[key](reader, names);
  const read = reads({ value, at: positions }, key);
  if (isMap(read.value)) draft.value = read.value;
  draft.positions = read.at;
  reader.finish();
}

/** A block that is a list of things, or holds them under the name of its chapter; else as it is. */
export function readNaturalBlock(key: ChapterKey, block: Fact, findings: Findings, items: Items): Fact {
  const reader = new NaturalReader(findings, items);
  const inner = unwrapped(key, block, reader);
  const { isNamed } = keysOf(chapters[key].vocabulary);
  const isOfNames = Array.isArray(inner.value) && (isGate(key) ? listsByName[key](inner) : isNamed);
  const read = isOfNames ? reader.named(inner, key, same) : inner;
  if (read === block || (inner === block && !isMap(read.value))) return block;
  reader.finish();
  return read;
}
