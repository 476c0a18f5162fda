import { type Entity, type Values, withComputed } from '#specification';
import {
  type HeldReference,
  type HeldUnique,
  type Issue,
  mayReferTo,
  referencesIn,
  undecided,
  uniquesIn,
} from '#specification/validation';
import type { Lookup } from '../lookup.ts';
import { type Find, isSame, type Reads } from '../stores/index.ts';

/** What only the store can know of a record: that a value is taken, or that a record it refers to is gone or hidden. */
export async function storeIssues(
  read: Reads,
  lookup: Lookup,
  entity: Entity,
  values: Values,
  base: Values,
): Promise<Issue[]> {
  const taken: Issue[] = [];
  const held = await lookup.settle(() => uniquesIn(entity, withComputed(entity, values, lookup.truth)));
  for (const unique of held)
    if (await lookup.settle(() => isTaken(read, lookup, entity, values, unique)))
      taken.push(...unique.paths.map((path) => issue(path, 'unique')));
  const lost = await lookup.settle(() =>
    referencesIn(entity, values, lookup.truth).flatMap((held) => referenceIssues(lookup, entity, values, base, held)),
  );
  return [...taken, ...lost];
}

function issue(path: readonly string[], code: string): Issue {
  return { severity: 'error', path: [...path], code };
}

async function isTaken(
  read: Reads,
  lookup: Lookup,
  entity: Entity,
  values: Values,
  unique: HeldUnique,
): Promise<boolean> {
  const names = unique.paths.flatMap(([name, ...inside]) => (name === undefined || inside.length > 0 ? [] : [name]));
  const isKept = names.length === unique.paths.length && names.every((name) => !entity.field(name)?.computed);
  const find: Find = isKept
    ? { equals: Object.fromEntries(names.map((name) => [name, values[name]])) }
    : {
        where: (record) => {
          const filled = withComputed(entity, lookup.valuesOf(entity, record), lookup.truth);
          return uniquesIn(entity, filled).some((other) => isEqual(other, unique));
        },
      };
  const { records } = await read.find(entity.name, { ...find, limit: 2 });
  return records.some(({ key }) => key !== entity.keyOf(values));
}

function isEqual(a: HeldUnique, b: HeldUnique): boolean {
  return a.name === b.name && a.answer === b.answer;
}

function referenceIssues(
  { product, truth }: Lookup,
  entity: Entity,
  values: Values,
  base: Values,
  held: HeldReference,
): Issue[] {
  const { to, key, path } = held;
  const target = truth.find?.(to, key);
  if (target === undefined) return [];
  // Who left it as it was did not choose it.
  const isOld = isSame(at(base, path), key);
  const maySee = ['read', 'list'].some((action) => product.access.decide(action, to, truth, target).answer === true);
  // One that may not be seen is answered like one that is not there.
  if (target === null || (!isOld && !maySee)) return [issue(path, 'reference')];
  const fits = isOld || mayReferTo(held, target, { entity, values }, truth);
  if (fits === 'spent') return [undecided(path, held.field.label.text)];
  return fits === false ? [issue(path, 'enum')] : [];
}

function at(values: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inside, step) => (typeof inside === 'object' && inside !== null ? (inside as Values)[step] : undefined),
    values,
  );
}
