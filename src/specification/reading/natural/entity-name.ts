import { isMap } from '../../chapters/facts.ts';
import { lifecycles } from '../../chapters/lifecycles/vocabulary.ts';
import { folded } from '../../texts/folded.ts';
import type { Draft } from '../draft.ts';
import { keysOf } from '../schema.ts';
import type { NaturalReader, Reads } from './reader.ts';

/** The one entity that a word plainly means. */
export type EntityCalled = (word: string) => string | undefined;

/** Entities by their names and their plurals, `orders` for `order`; a name with a slip of the pen is none. */
export function entityCalled(entities: Draft | undefined): EntityCalled {
  const names = new Set(Object.keys(entities?.positions[2] ?? {}));
  let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  return (word) => {
    if (names.has(word)) return word;
    known ??= byWords(names, entities?.value ?? {});
    const [only, ...others] = known.get(folded(word)) ?? [];
    return others.length > 0 ? undefined : only;
  };
}

function byWords(names: ReadonlySet<string>, entities: Readonly<Record<string, unknown>>) {
  const known = new Map<string, Set<string>>();
  for (const name of names) {
    const stated = entities[name];
    const plurals = [`${name}s`, `${name}es`, ...(name.endsWith('y') ? [`${name.slice(0, -1)}ies`] : [])];
    if (isMap(stated) && typeof stated.plural === 'string') plurals.push(stated.plural);
    for (const plural of plurals.map(folded)) known.set(plural, (known.get(plural) ?? new Set()).add(name));
  }
  return known;
}

const { keys: ofLifecycle } = keysOf(lifecycles);

/** Lifecycles under what their entities are called in other words. */
export const byEntity =
  (reader: NaturalReader, called: EntityCalled): Reads =>
  (fact, path) =>
    reader.renamed(fact, path, (key) => (ofLifecycle.includes(key) ? undefined : called(key)));
