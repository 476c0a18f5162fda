import { type Decision, decide } from './access.ts';
import { type Answer, holds } from './expression.ts';
import { type Surroundings, scopeOf, type Values } from './record.ts';
import type { Specification } from './specification.ts';
import type { Transition } from './vocabulary/lifecycles.ts';

/** A transition that leaves the state a record is in, and whether it can be taken now. */
export interface Exit {
  name: string;
  transition: Transition;
  permission: Decision;
  /** Unknown blocks: the button is disabled and says why. */
  guard: Answer;
}

/** The field that holds an entity's state, where it has a lifecycle. */
export function stateField(spec: Specification, entity: string): string | undefined {
  const lifecycle = spec.lifecycles[entity];
  return lifecycle ? (lifecycle.field ?? 'status') : undefined;
}

/** The state that a record is in; the initial one where it says nothing. */
export function stateOf(spec: Specification, entity: string, record: Values): string | undefined {
  const field = stateField(spec, entity);
  if (!field) return undefined;
  const value = record[field];
  return typeof value === 'string' ? value : (spec.lifecycles[entity]?.initial ?? undefined);
}

/** Every transition out of the state that a record is in. */
export function exits(spec: Specification, entity: string, record: Values, around: Surroundings): Exit[] {
  const state = stateOf(spec, entity, record);
  return Object.entries(spec.lifecycles[entity]?.transitions ?? {})
    .filter(([, { from }]) => state !== undefined && from?.includes(state))
    .map(([name, transition]) => ({
      name,
      transition,
      permission: decide(spec, name, entity, around, record),
      guard: guardOf(spec, entity, transition, record, around),
    }));
}

/** Whether a transition's guard lets a record pass; without a guard it does. */
export function guardOf(
  spec: Specification,
  entity: string,
  { guard }: Transition,
  record: Values,
  around: Surroundings,
): Answer {
  return guard ? holds(guard, scopeOf(spec, entity, record, around, [guard]), around.now) : true;
}

/** The fields that may be changed in the state a record is in; undefined for all of them. */
export function editableInState(spec: Specification, entity: string, record: Values): Set<string> | undefined {
  const state = stateOf(spec, entity, record);
  const editable = state === undefined ? undefined : spec.lifecycles[entity]?.states?.[state]?.editable;
  if (editable === undefined) return undefined;
  return new Set(editable ?? []);
}
