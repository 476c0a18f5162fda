import { type Entity, isSame, type Values } from '#specification';
import type { Exchange } from '../exchange.ts';
import { Lookup } from '../lookup.ts';
import type { Reads, Write } from '../stores/index.ts';

/**
 * Asks whether records that lose a reference with what is removed would break a rule by that: a rule runs on every write. Says
 * of which entity they are, where the asker sees one of them and what it loses.
 */
export async function clearing({ product, subject, now }: Exchange, writes: readonly Write[]) {
  const { ready, validate } = await import('#specification/validation');
  await ready();
  return async (read: Reads): Promise<{ detail?: string } | undefined> => {
    const inside = new Lookup(product, read, subject, now);
    const wrongIn = async (entity: Entity, values: Values) => {
      const issues = await inside.settle(() => validate(entity, entity.complete(values), inside.seen));
      return issues
        .filter(({ severity }) => severity === 'error')
        .map(({ path, code }) => JSON.stringify([path, code]));
    };
    let broken: { detail?: string } | undefined;
    for (const write of writes) {
      const entity = 'record' in write ? product.entity(write.entity) : undefined;
      if (!entity || !('record' in write)) continue;
      const after = await wrongIn(entity, write.record.values);
      if (after.length === 0) continue;
      const values: Values = (await read.get(entity.name, write.record.key))?.values ?? {};
      const before = new Set(await wrongIn(entity, values));
      if (after.every((one) => before.has(one))) continue;
      const sight = await inside.settle(() => inside.sight(entity, entity.complete(values)));
      const lost = Object.keys(values).filter((name) => !isSame(values[name], write.record.values[name]));
      if (lost.some((name) => sight.has(name))) return { detail: entity.plural.text };
      broken = {};
    }
    return broken;
  };
}
