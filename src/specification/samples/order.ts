import type { Entity, Product } from '../compile/index.ts';

/** Entities in such an order that what a record refers to is there before it; where they go round in a circle, what it must refer to. */
export function inOrder(product: Product): Entity[] {
  const pending = new Set(product.entities);
  const needs = new Map(product.entities.map((entity) => [entity, needsOf(entity)]));
  const isFree = (entity: Entity, which: 'all' | 'required') =>
    ![...(needs.get(entity)?.[which] ?? [])].some((other) => pending.has(other));
  const found: Entity[] = [];
  while (pending.size > 0) {
    const rest = [...pending];
    const next = rest.find((one) => isFree(one, 'all')) ?? rest.find((one) => isFree(one, 'required')) ?? rest[0];
    if (!next) break;
    pending.delete(next);
    found.push(next);
  }
  return found;
}

function needsOf(entity: Entity): Record<'all' | 'required', Set<Entity>> {
  const all = new Set<Entity>();
  const required = new Set<Entity>();
  for (const field of entity.fields) {
    for (const { to } of field.references) {
      if (!to || to === entity) continue;
      all.add(to);
      if (field.isRequired) required.add(to);
    }
  }
  return { all, required };
}
