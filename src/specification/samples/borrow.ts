import type { Around, Entity, Field, Values } from '../compile/index.ts';
import { isObject } from '../json.ts';

/** What stands beside a reference and is called as a number of what that leads to, is the same: the price of this part. */
export function borrow(entity: Entity, record: Values, around: Around, isFixed: (name: string) => boolean) {
  for (const { items, name, properties } of entity.fields) {
    if (isFixed(name)) continue;
    const answers: unknown = record[name];
    const [inner, objects] = items ? [items.properties, answers] : [properties, [answers]];
    if (inner.length > 0 && Array.isArray(objects)) for (const one of objects) borrowInto(inner, one, around);
  }
}

function borrowInto(fields: readonly Field[], answers: unknown, around: Around) {
  if (!isObject(answers)) return;
  for (const { to, name } of fields) {
    const key = answers[name];
    const target = to && typeof key === 'string' ? around.find?.(to, key) : undefined;
    if (!to || !target) continue;
    for (const field of fields) {
      const other = to.field(field.name);
      const value = target[field.name];
      if (other?.kindName === field.kindName && !field.computed && typeof value === 'number')
        answers[field.name] = value;
    }
  }
}
