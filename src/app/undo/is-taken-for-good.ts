import type { Around, Entity, Transition, Values } from '#specification';
import { transitionBack } from './way-back.ts';

/** Whether no way would lead back once a transition of a record is taken. */
export function isTakenForGood(entity: Entity, { to }: Transition, values: Values, around: Around): boolean {
  const { lifecycle } = entity;
  if (!lifecycle || !to) return true;
  const after = { ...values, [lifecycle.field.name]: to.name };
  return transitionBack(entity, values, after, around) === undefined;
}
