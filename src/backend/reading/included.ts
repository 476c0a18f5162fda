import type { Entity, Field, Path, Values } from '#specification';
import type { Exchange } from '../exchange.ts';
import { visible } from './shown.ts';

/** The records that what is shown refers to, as far as the asker may see them, by entity. */
export async function included(
  exchange: Exchange,
  rows: readonly Values[],
  paths: readonly Path[],
): Promise<Record<string, Values[]> | undefined> {
  const { entity, lookup } = exchange;
  const references = entity.fields.flatMap((field) => field.references.map((reference) => ({ field, reference })));
  const found = await lookup.noting(() => {
    for (const values of rows) {
      for (const path of paths) path.read(values, lookup.seen);
      const sight = lookup.sight(entity, values);
      for (const { field, reference } of references)
        if (sight.has(field.name))
          for (const key of keysIn(field, reference, values[field.name])) name(exchange, reference, key);
    }
  });
  const entries: [string, Values[]][] = [];
  for (const [other, keys] of found) {
    const records = [...keys].flatMap((key): Values[] => {
      const values = lookup.truth.find?.(other, key);
      return values ? [values] : [];
    });
    const seen = await lookup.settle(() =>
      records
        .filter((values) => lookup.sight(other, values).has(other.key))
        .map((values) => visible(exchange, other, values)),
    );
    if (seen.length > 0) entries.push([other.name, seen]);
  }
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Looks at what a referenced record is called, and so at every record that this rests on. */
function name({ lookup }: Exchange, { to }: Field, key: string) {
  const target = to && lookup.seen.find?.(to, key);
  if (target) to.displayOf(target, lookup.seen);
}

/** The keys that a field has in a record, wherever in it the reference is. */
function keysIn(field: Field, reference: Field, answer: unknown): string[] {
  if (answer === null || answer === undefined) return [];
  if (field === reference) return [String(answer)];
  if (field.items && Array.isArray(answer)) {
    const { items } = field;
    return answer.flatMap((item) => keysIn(items, reference, item));
  }
  if (typeof answer !== 'object') return [];
  return field.properties.flatMap((property) => keysIn(property, reference, (answer as Values)[property.name]));
}

/** Every path that a screen of an entity shows. */
export function shownPaths({ product }: Exchange, entity: Entity): Path[] {
  return product.screens
    .filter((screen) => screen.entity === entity)
    .flatMap(({ sections }) => (sections ?? []).flatMap(({ fields }) => fields));
}
