import type { OneRecord } from '#client';
import { type Entity, recordActions, type Transition, type Values } from '#specification';

/** What a form is for. */
export interface FormTarget {
  entity: Entity;
  /** `create`, `update` or a transition. */
  does: string;
  /** The record as it is; absent for a new one. */
  record?: OneRecord;
}

/** The transition that a form asks the answers for; undefined where it creates or updates. */
export function transitionOf({ entity, does }: FormTarget): Transition | undefined {
  return recordActions.includes(does) ? undefined : entity.lifecycle?.transition(does);
}

/** The record as the answers would make it: after a transition it is in the state that it leads to. */
export function judgedOf(target: FormTarget, base: Values, answers: Values): Values {
  const transition = transitionOf(target);
  const state = transition?.to ? { [transition.lifecycle.field.name]: transition.to.name } : {};
  return { ...base, ...answers, ...state };
}
