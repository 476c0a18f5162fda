import type { Expression } from '../expressions/index.ts';
import type { Field } from './field.ts';

/**
 * Fields in such an order that a default comes after those that it rests on.
 * @param root what these fields are called in expressions: `record` those of an entity, `item` those of an object
 */
export function inOrderOfDefaults(fields: readonly Field[], root: 'record' | 'item'): Field[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const found = new Set<Field>();
  const begun = new Set<Field>();
  const visit = (field: Field) => {
    if (begun.has(field)) return;
    begun.add(field);
    for (const name of needsOf(field, root)) {
      const other = byName.get(name);
      if (other) visit(other);
    }
    found.add(field);
  };
  for (const field of fields) visit(field);
  return [...found];
}

/** The names of the fields beside it that a field rests on when it begins. */
function needsOf(field: Field, root: 'record' | 'item'): string[] {
  const own = [field.computed, field.defaultExpression].flatMap((expression) => namesAt(expression, root));
  // An object is the item of what is inside of it.
  const inside = root === 'record' ? field.properties.flatMap((property) => needsOf(property, root)) : [];
  return [...own, ...inside];
}

function namesAt(expression: Expression | undefined, root: string): string[] {
  return (expression?.names ?? []).flatMap(([first, name]) => (first === root && name !== undefined ? [name] : []));
}
