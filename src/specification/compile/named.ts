import type { Expression } from '../expressions/index.ts';
import type { Entity } from './entity.ts';
import type { Field } from './field.ts';

/**
 * The fields of a record that some expressions rest on, also through what is computed. Undefined where that may be any: one
 * of them names the record as a whole.
 */
export function namedIn(
  entity: Entity,
  expressions: readonly (Expression | undefined)[],
): ReadonlySet<string> | undefined {
  const found = new Set<string>();
  const follow = (expression: Expression | undefined): boolean =>
    (expression?.names ?? []).every(([root, name]) => {
      if (root !== 'record' && root !== 'form') return true;
      if (name === undefined || name === '*') return false;
      if (found.has(name)) return true;
      found.add(name);
      const field = entity.field(name);
      return !field || [field, ...inside(field)].every(({ computed }) => follow(computed));
    });
  return expressions.every(follow) ? found : undefined;
}

/** Every expression of a field, and of the fields inside of it, that other answers may change. */
export function expressionsOf(field: Field): (Expression | undefined)[] {
  return [field, ...inside(field)].flatMap(({ relevantWhen, computed, where, defaultExpression }) => [
    relevantWhen,
    computed,
    where,
    defaultExpression,
  ]);
}

function inside({ items, properties }: Field): Field[] {
  return [...(items ? [items] : []), ...properties].flatMap((inner) => [inner, ...inside(inner)]);
}
