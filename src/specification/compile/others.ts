import { Day, type Records, Unknown, type Value } from '../expressions/index.ts';
import type { Entity } from './entity.ts';
import type { Around, Values } from './record.ts';

/**
 * The other records of each entity: never the one that is judged.
 * @param viewOf a record as expressions see it
 */
export function othersView(
  entity: Entity,
  values: Values,
  around: Around,
  viewOf: (entity: Entity, values: Values, around: Around) => Value,
): Records {
  const { product } = entity;
  const find = (other: Entity, equals?: Values): Value => {
    // Of which some might not be seen, neither which there are nor how many is known, whether or not there are such.
    if (around.sight && product.access.decide('read', other, around, null).answer !== true)
      return new Unknown(`records.${other.name}`);
    const records = around.all?.(other, equals);
    if (!records) return new Unknown(`records.${other.name}`);
    const own = other === entity ? values[entity.key] : undefined;
    const others = records.filter((record) => own === undefined || own === null || record[other.key] !== own);
    return others.map((record) => viewOf(other, record, around));
  };
  return {
    names: () => product.entities.map(({ name }) => name),
    get: (name) => {
      const other = product.entity(name);
      return other && find(other);
    },
    having: (name, equals) => {
      const other = product.entity(name);
      // Whether there is one that may not be seen must not show.
      const kept = other && !around.sight ? keptAs(other, equals) : undefined;
      return other && kept && find(other, kept);
    },
  };
}

/** How records keep some values, as far as only one way to keep them is; undefined where that says nothing. */
function keptAs(entity: Entity, equals: readonly (readonly [field: string, value: Value])[]): Values | undefined {
  const kept = equals.flatMap(([name, value]): [string, unknown][] => {
    const field = entity.field(name);
    if (!field || field.computed) return [];
    const answer = value instanceof Day && field.kindName === 'date' ? String(value) : value;
    const isPlain = typeof answer === 'string' || typeof answer === 'number' || typeof answer === 'boolean';
    return isPlain && answer !== '' ? [[name, answer]] : [];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
