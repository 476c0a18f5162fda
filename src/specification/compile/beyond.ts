import type { Answer, Expression } from '../expressions/index.ts';
import type { Decision } from './access.ts';
import type { Entity } from './entity.ts';
import type { Around, Values } from './record.ts';

/**
 * Whether an expression rests on something that who asks does not see: a hidden field, a record that may not be read, the
 * other records of an entity. Then it is not known here, and only the backend can tell.
 */
export function isBeyond(expression: Expression | undefined, entity: Entity, values: Values, around: Around): boolean {
  return rests(expression, entity, values, around, new Set());
}

function rests(
  expression: Expression | undefined,
  entity: Entity,
  values: Values,
  around: Around,
  seen: Set<string>,
): boolean {
  return (expression?.names ?? []).some(([root, ...steps]) => {
    if (root === 'records') return true;
    if (root === 'subject') return isSubjectHidden(steps, entity, around);
    const [first] = steps;
    if (root !== 'record' || first === undefined || seen.has(first)) return false;
    const computed = entity.field(first)?.computed;
    if (computed) return rests(computed, entity, values, around, seen.add(first));
    return isHidden(steps, entity, values, around);
  });
}

/** Of the longest part of a name that is a path. */
function isHidden(steps: readonly string[], entity: Entity, values: Values, around: Around): boolean {
  const names = steps.filter((step) => step !== '*');
  for (let length = names.length; length > 0; length--) {
    const path = entity.pathTo(names.slice(0, length).join('.'));
    if (path) return path.read(values, around) === undefined;
  }
  return false;
}

function isSubjectHidden([name]: readonly string[], { product }: Entity, { subject, find }: Around): boolean {
  if (name === undefined || name === 'id' || name === 'roles' || !product.users || !subject?.id) return false;
  return find?.(product.users.entity, subject.id) === undefined;
}

/** Whether something is to be offered: it is allowed, or only the backend can tell. */
export function mayTry({ answer, condition }: Decision, entity: Entity, values: Values, around: Around): boolean {
  return isOffered(answer, condition, entity, values, around);
}

/** The same for a condition of its own, such as a guard. */
export function isOffered(
  answer: Answer,
  condition: Expression | undefined,
  entity: Entity,
  values: Values,
  around: Around,
): boolean {
  return answer === true || (answer === 'unknown' && isBeyond(condition, entity, values, around));
}
