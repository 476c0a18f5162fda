import type { Entity } from '../compile/index.ts';
import type { Expression } from '../expressions/index.ts';

/** The answered fields of a record that an expression rests on, also through what is computed. */
export function restsOn(entity: Entity, ...expressions: (Expression | undefined)[]): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (expression: Expression | undefined) => {
    for (const [root, name] of expression?.names ?? []) {
      if (root !== 'record' || name === undefined || seen.has(name)) continue;
      seen.add(name);
      const field = entity.field(name);
      if (field?.computed) visit(field.computed);
      else if (field && !field.isState) found.add(name);
    }
  };
  for (const expression of expressions) visit(expression);
  return found;
}
