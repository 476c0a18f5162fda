import type { Messages } from '#app/messages';
import { type Around, type Field, mayTry, type Sight, scopeOf, type Values } from '#specification';
import { type FormTarget, transitionOf } from './target.ts';

/** Why a field is not answered in a form. */
export type Lock = 'computed' | 'lifecycle' | 'readOnly' | 'key' | 'state' | 'record' | 'role';

/** What somebody may answer, and why not the rest. */
export interface May extends Sight {
  why: (name: string) => Lock;
}

const everything: May = { has: () => true, why: () => 'role' };

/** What somebody may answer. Where that rests on what only the backend sees, all of it may be tried. */
export function mayAnswer({ entity, does, record }: FormTarget, around: Around): May {
  const { access } = entity.product;
  // Whether a new record may be created is asked of it once it is answered: here, whether any may.
  const values = does === 'create' ? undefined : record?.values;
  const decision = access.decide(does, entity, around, values);
  if (decision.answer !== true && values && mayTry(decision, entity, values, around)) return everything;
  const now = access.fields(does, entity, around, values);
  const everMay = (name: string) => access.fields(does, entity, around).has(name);
  const { lifecycle } = entity;
  const otherwise = (lifecycle?.states ?? []).map((state) => ({
    ...values,
    [lifecycle?.field.name ?? '']: state.name,
  }));
  return {
    has: (name) => now.has(name),
    // Of two reasons the nearer one: who may do it at all is kept from it by how the record stands.
    why: (name) => {
      if (!values || !everMay(name)) return 'role';
      return otherwise.some((one) => access.fields(does, entity, around, one).has(name)) ? 'state' : 'record';
    },
  };
}

/** Whether a record is there to be changed and nothing of it can be. */
export function isAllLocked(target: FormTarget, fields: readonly Field[], around: Around): boolean {
  if (target.does !== 'update') return false;
  const may = mayAnswer(target, around);
  return fields.every((field) => lockOf(field, target, may) !== undefined);
}

/** Why a field cannot be answered; undefined where it can. */
export function lockOf(field: Field, { entity, does, record }: FormTarget, may: May): Lock | undefined {
  if (field.computed) return 'computed';
  if (field.isState) return 'lifecycle';
  if (field.facts.readOnly) return 'readOnly';
  if (record && field.name === entity.key) return 'key';
  if (record && does === 'update' && !entity.editable(record.values).has(field.name)) return 'state';
  return may.has(field.name) ? undefined : may.why(field.name);
}

/** The reason in words. */
export function lockText(lock: Lock, { entity, record }: FormTarget, role: string, messages: Messages): string {
  const { locked } = messages.form;
  switch (lock) {
    case 'state': {
      const { lifecycle } = entity;
      const state = record && lifecycle?.stateOf(record.values);
      const unknown = record && lifecycle?.unknownStateOf(record.values);
      if (unknown !== undefined) return locked.noSuchState(unknown);
      return state ? locked.state(state.label.text) : locked.unknown;
    }
    case 'role':
      return locked.role(entity.product.access.role(role)?.label.text ?? messages.everyone);
    case 'computed':
    case 'lifecycle':
    case 'readOnly':
    case 'key':
    case 'record':
      return locked[lock];
  }
}

/** The fields of a form that can be answered as the record stands: they matter, may be seen, and nothing locks them. */
export function answerable(target: FormTarget, fields: readonly Field[], values: Values, around: Around): Field[] {
  const may = mayAnswer(target, around);
  return fields.filter((field) => {
    const lock = lockOf(field, target, may);
    return lock === undefined && isShown(field, lock, target, values, around);
  });
}

/** Whether a form shows a field at all. */
export function isShown(
  field: Field,
  lock: Lock | undefined,
  target: FormTarget,
  values: Values,
  around: Around,
): boolean {
  const { entity, record } = target;
  if (field.relevantWhen?.test(scopeOf(entity, values, around)) === false) return false;
  if (!record) return lock === undefined || lock === 'computed';
  // What may not be seen is not answered blindly, unless a transition asks for it.
  return record.values[field.name] !== undefined || transitionOf(target) !== undefined;
}
