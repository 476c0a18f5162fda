import type { Entity, Values } from '#specification';
import type { Exchange } from '../exchange.ts';
import { Lookup } from '../lookup.ts';
import type { Reads, Write } from '../stores/index.ts';

/**
 * Asks whether records that lose a reference with what is removed would break a rule by that: a rule runs on every write. Gives
 * the entity of the first that would.
 */
export async function clearing({ product, subject, now }: Exchange, writes: readonly Write[]) {
  const { ready, validate } = await import('#specification/validation');
  await ready();
  return async (read: Reads): Promise<Entity | undefined> => {
    const inside = new Lookup(product, read, subject, now);
    const wrongIn = async (entity: Entity, values: Values) => {
      const issues = await inside.settle(() => validate(entity, entity.complete(values), inside.seen));
      return issues
        .filter(({ severity }) => severity === 'error')
        .map(({ path, code }) => JSON.stringify([path, code]));
    };
    for (const write of writes) {
      const entity = 'record' in write ? product.entity(write.entity) : undefined;
      if (!entity || !('record' in write)) continue;
      const after = await wrongIn(entity, write.record.values);
      if (after.length === 0) continue;
      const before = new Set(await wrongIn(entity, (await read.get(entity.name, write.record.key))?.values ?? {}));
      if (after.some((one) => !before.has(one))) return entity;
    }
    return undefined;
  };
}
