import { assumedOnDelete, type Entity, type Field, type Values } from '#specification';
import type { Exchange } from '../exchange.ts';
import { Refusal } from '../problem-details.ts';
import type { Reads, StoredRecord, Write } from '../stores/index.ts';

/** Deletes a record, and does with what refers to it as the document states. */
export async function remove(exchange: Exchange): Promise<Response> {
  const { stored } = await exchange.recordToChange();
  const { entity, store } = exchange;
  const writes = await removals(exchange, entity, stored);
  const all = [...writes, ...exchange.alongside(stored.key, 204)];
  const written = await store.write(all, async (read) => (await areReferredTo(read, exchange, writes)) || undefined);
  if (written.ok) return new Response(null, { status: 204 });
  throw new Refusal('refused' in written ? 409 : 412);
}

/** Everything that goes with a record. Throws 409 where something that refers to it holds it. */
async function removals({ store }: Exchange, first: Entity, record: StoredRecord): Promise<Write[]> {
  const writes = new Map<string, Write>();
  const pending: [Entity, StoredRecord][] = [[first, record]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [entity, { key, revision }] = next;
    writes.set(JSON.stringify([entity.name, key]), { entity: entity.name, remove: key, expected: revision });
    for (const field of entity.referredBy) {
      for (const other of await referring(store, field, new Set([key]))) {
        const name = JSON.stringify([field.entity.name, other.key]);
        const earlier = writes.get(name);
        if (earlier && 'remove' in earlier) continue;
        switch (field.onDelete ?? assumedOnDelete) {
          case 'restrict':
            throw new Refusal(409, { detail: field.entity.plural.text });
          case 'cascade':
            pending.push([field.entity, other]);
            break;
          case 'setNull': {
            // Another of its references may have been cleared already.
            const values = without(field.entity, earlier?.record.values ?? other.values, field, key);
            writes.set(name, {
              entity: field.entity.name,
              record: { key: other.key, values, changes: other.changes },
              expected: other.revision,
            });
          }
        }
      }
    }
  }
  return [...writes.values()];
}

/** Whether something has come to refer to what is removed meanwhile. */
async function areReferredTo(read: Reads, { product }: Exchange, writes: readonly Write[]): Promise<boolean> {
  const known = new Set(
    writes.map((write) => JSON.stringify([write.entity, 'remove' in write ? write.remove : write.record.key])),
  );
  for (const entity of product.entities) {
    const removed = writes.flatMap((write) => (write.entity === entity.name && 'remove' in write ? write.remove : []));
    if (removed.length === 0) continue;
    for (const field of entity.referredBy) {
      const found = await referring(read, field, new Set(removed));
      if (found.some((record) => !known.has(JSON.stringify([field.entity.name, record.key])))) return true;
    }
  }
  return false;
}

async function referring(read: Reads, field: Field, keys: ReadonlySet<string>): Promise<StoredRecord[]> {
  const { records } = await read.find(field.entity.name, {
    where: ({ values }) => field.entity.fields.some((own) => holds(own, field, values[own.name], keys)),
  });
  return records;
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

function without(entity: Entity, values: Values, reference: Field, key: string): Values {
  const keys = new Set([key]);
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
