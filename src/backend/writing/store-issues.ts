import { type Entity, isSame, isWrittenFreely, type Values, withComputed } from '#specification';
import {
  answerAt,
  type HeldReference,
  type HeldUnique,
  type Issue,
  isAsChosen,
  issueAt,
  referencesIn,
  undecided,
  uniquesIn,
} from '#specification/validation';
import type { Lookup } from '../lookup.ts';
import type { Reads, StoredRecord } from '../stores/index.ts';

/** What only the store can know of a record: that a value is taken, or that a record it refers to is gone or hidden. */
export async function storeIssues(
  read: Reads,
  lookup: Lookup,
  entity: Entity,
  values: Values,
  base: Values,
): Promise<Issue[]> {
  const holders = await takenOf(read, lookup, entity, values);
  const taken = await lookup.settle(() =>
    holders.flatMap(([{ paths }, record]) => {
      // As far as whoever asks may see it.
      const name = entity.displayOf(lookup.valuesOf(entity, record), lookup.seen);
      return paths.map((path) => issueAt(path, 'unique', name || undefined));
    }),
  );
  const lost = await lookup.settle(() =>
    referencesIn(entity, values, lookup.truth).flatMap((held) => referenceIssues(lookup, entity, values, base, held)),
  );
  return [...taken, ...lost];
}

/** What of a record another has already, and which: one query for each that is kept as it is asked for, one for all the others. */
async function takenOf(
  read: Reads,
  lookup: Lookup,
  entity: Entity,
  values: Values,
): Promise<[HeldUnique, StoredRecord][]> {
  const key = entity.keyOf(values);
  const held = await lookup.settle(() => uniquesIn(entity, withComputed(entity, values, lookup.truth)));
  const taken = new Map<HeldUnique, StoredRecord>();
  const others: HeldUnique[] = [];
  for (const unique of held) {
    const names = keptNames(entity, unique);
    if (!names) {
      others.push(unique);
      continue;
    }
    const equals = Object.fromEntries(names.map((name) => [name, values[name]]));
    const { records } = await read.find(entity.name, { equals, limit: 2 });
    const other = records.find((record) => record.key !== key);
    if (other) taken.set(unique, other);
  }
  if (others.length > 0) {
    const byName = Map.groupBy(others, nameOf);
    const takenBy = (record: StoredRecord): HeldUnique[] => {
      if (record.key === key) return [];
      const filled = withComputed(entity, lookup.valuesOf(entity, record), lookup.truth);
      return uniquesIn(entity, filled).flatMap((unique) => byName.get(nameOf(unique)) ?? []);
    };
    const found = await lookup.settle(async () => {
      const { records } = await read.find(entity.name, { where: (record) => takenBy(record).length > 0 });
      return records.flatMap((record) => takenBy(record).map((unique) => [unique, record] as const));
    });
    for (const [unique, record] of found) taken.set(unique, record);
  }
  return held.flatMap((unique): [HeldUnique, StoredRecord][] => {
    const record = taken.get(unique);
    return record ? [[unique, record]] : [];
  });
}

/** The fields that it stands in, where the store keeps them as they are. */
function keptNames(entity: Entity, { paths }: HeldUnique): string[] | undefined {
  const names = paths.flatMap(([name, ...inside]) => (name === undefined || inside.length > 0 ? [] : [name]));
  const isKept =
    names.length === paths.length &&
    names.every((name) => {
      const field = entity.field(name);
      return field && !field.computed && !isWrittenFreely(field.kindName);
    });
  return isKept ? names : undefined;
}

function nameOf({ name, answer }: HeldUnique): string {
  return JSON.stringify([name, answer]);
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
  const isOld = isSame(answerAt(base, path), key);
  const maySee = ['read', 'list'].some((action) => product.access.decide(action, to, truth, target).answer === true);
  // One that may not be seen is answered like one that is not there.
  if (target === null || (!isOld && !maySee)) return [issueAt(path, 'reference')];
  // What it is limited by may have another answer now.
  const fits =
    (isOld && isAsChosen(held.field, path, base, values)) ||
    held.field.mayReferTo(target, { entity, values }, truth, held.item);
  if (fits === 'spent') return [undecided(path, held.field.label.text)];
  return fits === false ? [issueAt(path, 'enum')] : [];
}
