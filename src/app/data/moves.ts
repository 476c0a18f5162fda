import { createBackend, memoryStore } from '#backend';
import { createClient, overBackend } from '#client';
import type { Entity, Values } from '#specification';
import { pagesOf } from './pages-of.ts';
import type { RecordsOptions } from './queries.ts';
import type { Session } from './session.tsx';
import type { WaitingOf } from './waiting-change.ts';

/** What becomes of a list by what waits: what will stand in it that does not yet, and what will not any more. */
export interface Moves {
  /** Of records their keys, of what is not made yet the changes. */
  come: ReadonlySet<string>;
  leave: ReadonlySet<string>;
}

type Looking = Pick<Session, 'subject' | 'known'>;

/** What becomes of a list: the backend that is in the app answers it, for the records that wait and what is known around them. */
export async function movesOf(
  looking: Looking,
  entity: Entity,
  asked: Omit<RecordsOptions, 'size'>,
  { before, after, unmade }: WaitingOf,
): Promise<Moves> {
  const made = [...unmade].map(([id, values]): [string, Values] => [id, { [entity.key]: id, ...values }]);
  const [was, will] = await Promise.all([
    listed(looking, entity, asked, before),
    listed(looking, entity, asked, new Map([...after, ...made])),
  ]);
  return {
    come: new Set([...will].filter((name) => !was.has(name))),
    leave: new Set([...was].filter((name) => !will.has(name))),
  };
}

/** Which of some records a list would have. */
async function listed(
  { subject, known }: Looking,
  entity: Entity,
  { query, screen }: Omit<RecordsOptions, 'size'>,
  records: ReadonlyMap<string, Values>,
): Promise<ReadonlySet<string>> {
  const { product } = entity;
  const store = memoryStore();
  const found = Object.entries(known.found()).map(([name, list]) => {
    const of = product.entity(name);
    const others = list.filter((values) => of !== entity || !records.has(entity.keyOf(values)));
    return [name, [...others, ...(of === entity ? records.values() : [])].map((values) => recordOf(of, values))];
  });
  const own = [...records.values()].map((values) => recordOf(entity, values));
  await store.fill({ [entity.name]: own, ...Object.fromEntries(found) });
  const client = createClient(overBackend(createBackend(product, { store })), subject);
  const names = new Map([...records].map(([name, values]) => [entity.keyOf(values), name]));
  const fitting = new Set<string>();
  for await (const { page } of pagesOf(client, entity, { query, screen, size: 1000 }))
    for (const values of page.items) {
      const name = names.get(entity.keyOf(values));
      if (name !== undefined) fitting.add(name);
    }
  return fitting;
}

function recordOf(entity: Entity | undefined, values: Values) {
  return { key: entity?.keyOf(values) ?? '', values, changes: [] };
}
