import type { Session } from '#app/data';
import type { Checks } from '#app/form';
import type { Entity, Values } from '#specification';
import { recordsWith } from './records-with.ts';

/** Something of a record that no other may have. */
export type Held = ReturnType<Checks['uniquesIn']>[number];

/** What of a record no other may have, its key among it. */
export function heldBy(entity: Entity, values: Values, uniquesIn: Checks['uniquesIn']): Held[] {
  const { key } = entity;
  const own = values[key];
  const held = uniquesIn(entity, values);
  if (own === undefined || held.some(({ name }) => name === key)) return held;
  return [...held, { name: key, answer: JSON.stringify(own), paths: [[key]] }];
}

/** The same for what no two records may both have. */
export function nameOf({ name, answer }: Held): string {
  return `${name}\0${answer}`;
}

/** The records that have already what new ones would have, by what that is called; where it cannot be looked for, none. */
export async function findTaken(
  session: Pick<Session, 'client'>,
  entity: Entity,
  rows: readonly Values[],
  uniquesIn: Checks['uniquesIn'],
): Promise<ReadonlyMap<string, Values>> {
  const asked = new Map<string, Set<string>>();
  for (const values of rows)
    for (const { paths } of heldBy(entity, values, uniquesIn)) {
      const [name, ...inside] = paths[0] ?? [];
      const field = name === undefined ? undefined : entity.field(name);
      if (!name || inside.length > 0 || field?.computed || field?.kind.filter === 'none') continue;
      asked.set(name, (asked.get(name) ?? new Set()).add(String(values[name])));
    }
  const found = new Map<string, Values>();
  for (const [name, all] of asked)
    for (const record of await recordsWith(session, entity, name, all).catch(() => []))
      for (const held of heldBy(entity, record, uniquesIn)) found.set(nameOf(held), record);
  return found;
}
