import { assumedOnDelete, type Entity, type Field, type Values } from '#specification';
import type { Exchange } from '../exchange.ts';
import { Refusal } from '../problem-details.ts';
import { keyOf, nameOf, type Reads, type StoredRecord, type Write } from '../stores/index.ts';
import { clearing } from './cleared.ts';
import { historyOf } from './history.ts';

/** Deletes a record, and does with what refers to it as the document states. */
export async function remove(exchange: Exchange): Promise<Response> {
  const { stored } = await exchange.recordToChange();
  const { entity, store } = exchange;
  const writes = await removals(exchange, entity, stored);
  const all = [...writes, ...exchange.alongside(stored.key, 204)];
  const breaking = await clearing(exchange, writes);
  const written = await store.write(all, async (read): Promise<{ detail?: string } | undefined> => {
    return (await areReferredTo(read, exchange, writes)) ? {} : breaking(read);
  });
  if (written.ok) return new Response(null, { status: 204 });
  if ('refused' in written) throw new Refusal(409, written.refused);
  throw new Refusal(412);
}

/**
 * Everything that goes with a record, step by step: each step asks once for all that refers to what it removes. Throws 409 where
 * something that refers to it holds it.
 */
async function removals(exchange: Exchange, first: Entity, record: StoredRecord): Promise<Write[]> {
  const writes = new Map<string, Write>();
  const { store } = exchange;
  let step = new Map([[first, new Map([[record.key, record]])]]);
  let isHeld = false;
  while (step.size > 0) {
    for (const [entity, records] of step)
      for (const { key, revision } of records.values())
        writes.set(nameOf(entity.name, key), { entity: entity.name, remove: key, expected: revision });
    const next: typeof step = new Map();
    for (const [entity, records] of step) {
      const keys = new Set(records.keys());
      for (const [other, fields] of referring(entity))
        for (const holder of await holders(store, other, fields, keys)) {
          if (isRemoved(writes, other, holder.key)) continue;
          const held = fields.filter((field) => refersBy(other, field, holder.values, keys));
          const ways = Map.groupBy(held, ({ onDelete }) => onDelete ?? assumedOnDelete);
          const holding = ways.get('restrict');
          if (holding) {
            isHeld = true;
            if (await isSeen(exchange, other, holder, holding, keys))
              throw new Refusal(409, { detail: other.plural.text });
            continue;
          }
          if (ways.has('cascade')) {
            next.set(other, (next.get(other) ?? new Map<string, StoredRecord>()).set(holder.key, holder));
            continue;
          }
          const earlier = writes.get(nameOf(other.name, holder.key));
          // Another of its references may have been cleared already.
          const before = earlier && 'record' in earlier ? earlier.record.values : holder.values;
          const values = held.reduce((cleared, field) => without(other, cleared, field, keys), before);
          const changes = historyOf(exchange, { entity: other, action: 'update', stored: holder, values });
          writes.set(nameOf(other.name, holder.key), {
            entity: other.name,
            record: { key: holder.key, values, changes },
            expected: holder.revision,
          });
        }
    }
    step = next;
  }
  // Held by what the asker does not see: it is not said by what.
  if (isHeld) throw new Refusal(409);
  return [...writes.values()];
}

/** Whether the asker sees that a record refers to what is removed. */
async function isSeen(
  { lookup }: Exchange,
  entity: Entity,
  holder: StoredRecord,
  references: readonly Field[],
  keys: ReadonlySet<string>,
): Promise<boolean> {
  const values = lookup.valuesOf(entity, holder);
  const sight = await lookup.settle(() => lookup.sight(entity, values));
  return entity.fields.some(
    (own) => sight.has(own.name) && references.some((reference) => holds(own, reference, values[own.name], keys)),
  );
}

function isRemoved(writes: ReadonlyMap<string, Write>, entity: Entity, key: string): boolean {
  const write = writes.get(nameOf(entity.name, key));
  return write !== undefined && 'remove' in write;
}

/** Whether something has come to refer to what is removed meanwhile. */
async function areReferredTo(read: Reads, { product }: Exchange, writes: readonly Write[]): Promise<boolean> {
  const known = new Set(writes.map((write) => nameOf(write.entity, keyOf(write))));
  for (const entity of product.entities) {
    const removed = writes.flatMap((write) => (write.entity === entity.name && 'remove' in write ? write.remove : []));
    if (removed.length === 0) continue;
    for (const [other, fields] of referring(entity)) {
      const found = await holders(read, other, fields, new Set(removed));
      if (found.some(({ key }) => !known.has(nameOf(other.name, key)))) return true;
    }
  }
  return false;
}

/** The references that lead to records of an entity, by the entity that has them. */
function referring(entity: Entity): Map<Entity, Field[]> {
  return Map.groupBy(entity.referredBy, (field) => field.entity);
}

async function holders(
  read: Reads,
  entity: Entity,
  fields: readonly Field[],
  keys: ReadonlySet<string>,
): Promise<StoredRecord[]> {
  const { records } = await read.find(entity.name, {
    where: ({ values }) => fields.some((field) => refersBy(entity, field, values, keys)),
  });
  return records;
}

function refersBy(entity: Entity, reference: Field, values: Values, keys: ReadonlySet<string>): boolean {
  return entity.fields.some((own) => holds(own, reference, values[own.name], keys));
}

/** Whether an answer has one of some keys where the reference is, at whatever depth. */
function holds(field: Field, reference: Field, answer: unknown, keys: ReadonlySet<string>): boolean {
  if (answer === null || answer === undefined) return false;
  if (field === reference) return typeof answer === 'string' && keys.has(answer);
  const { items } = field;
  if (items && Array.isArray(answer)) return answer.some((item) => holds(items, reference, item, keys));
  if (typeof answer !== 'object') return false;
  return field.properties.some((property) => holds(property, reference, (answer as Values)[property.name], keys));
}

function without(entity: Entity, values: Values, reference: Field, keys: ReadonlySet<string>): Values {
  const cleared = (field: Field, answer: unknown): unknown => {
    if (!holds(field, reference, answer, keys)) return answer;
    if (field === reference) return null;
    const { items } = field;
    if (items && Array.isArray(answer))
      return answer
        .map((item) => cleared(items, item))
        .filter((item) => item !== null || items.kindName !== 'reference');
    const inside = answer as Values;
    return Object.fromEntries(
      Object.entries(inside).map(([name, inner]) => {
        const property = field.property(name);
        return [name, property ? cleared(property, inner) : inner];
      }),
    );
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, answer]) => {
      const field = entity.field(name);
      return [name, field ? cleared(field, answer) : answer];
    }),
  );
}
