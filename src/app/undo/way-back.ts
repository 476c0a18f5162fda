import type { Change, OneRecord } from '#client';
import {
  type Around,
  assumedOnDelete,
  type Entity,
  type Field,
  isEmpty,
  isSame,
  pick,
  type Transition,
  type Values,
} from '#specification';

/** What was done to a record. */
export interface Done {
  entity: Entity;
  /** `create`, `update`, `delete` or a transition. */
  does: string;
  /** The record before; absent for a new one. */
  before?: OneRecord;
  /** The record after; absent where it is gone. */
  after?: OneRecord;
}

/** The change that leads back to how a record was; undefined where the document, or what is known, does not allow one. */
export function wayBack(done: Done, around: Around): Change | undefined {
  const { entity, does, before, after } = done;
  if (does === 'create') return unmade(entity, after, around);
  if (!before || after?.isWaiting) return undefined;
  if (does === 'delete') return remade(entity, before.values, around);
  // Without a revision, what somebody else changed meanwhile could be overwritten.
  if (!after?.etag) return undefined;
  return does === 'update' ? updated(entity, before, after, around) : taken(entity, before, after, around);
}

/** What a way back leaves as it is now, of what was done. */
export function stays({ entity, before }: Done, now: OneRecord | undefined): Field[] {
  return before && now ? entity.fields.filter((field) => field.isAnswered && isChanged(field, before, now)) : [];
}

/** What a transition asked for, once its state is as it was: what puts that back, too, where the document allows it. */
export function restBack(done: Done, now: OneRecord | undefined, around: Around): Change | undefined {
  const { entity, does, before } = done;
  const isTransition = entity.lifecycle?.transition(does) !== undefined;
  return isTransition && before && now?.etag ? updated(entity, before, now, around) : undefined;
}

/** What was made is deleted again as long as it is as it was made, by who may delete it. */
function unmade(entity: Entity, after: OneRecord | undefined, around: Around): Change | undefined {
  if (!after?.etag || after.isWaiting) return undefined;
  const isAllowed = entity.product.access.decide('delete', entity, around, after.values).answer === true;
  return isAllowed ? { entity, does: 'delete', record: after } : undefined;
}

function updated(entity: Entity, before: OneRecord, after: OneRecord, around: Around): Change | undefined {
  const { access } = entity.product;
  const fields = entity.fields.filter((field) => field.isAnswered && isChanged(field, before, after));
  const may = access.fields('update', entity, around, after.values);
  const editable = entity.editable(after.values);
  const isOpen = ({ name }: Field) =>
    name !== entity.key && before.values[name] !== undefined && may.has(name) && editable.has(name);
  const isAllowed = access.decide('update', entity, around, after.values).answer === true;
  if (!isAllowed || fields.length === 0 || !fields.every(isOpen)) return undefined;
  return {
    entity,
    does: 'update',
    record: after,
    values: pick(
      before.values,
      fields.map(({ name }) => name),
    ),
  };
}

function taken(entity: Entity, before: OneRecord, after: OneRecord, around: Around): Change | undefined {
  const back = transitionBack(entity, before.values, after.values, around);
  return back && { entity, does: back.name, record: after };
}

/** What leads back at once to the state that a record was in. */
export function transitionBack(
  { lifecycle }: Entity,
  before: Values,
  after: Values,
  around: Around,
): Transition | undefined {
  const origin = lifecycle?.stateOf(before);
  const exits = origin ? lifecycle?.exits(after, around) : undefined;
  return exits?.find(
    ({ transition: { to, asks, facts }, permission, guard }) =>
      to === origin && permission.answer === true && guard === true && asks.length === 0 && !facts.confirm,
  )?.transition;
}

/** Made anew as it was: only where all that it was is known, its history with it, and a person may state it. */
export function remade(entity: Entity, values: Values, around: Around): Change | undefined {
  const { lifecycle, product, fields, key, keepsHistory } = entity;
  const may = product.access.fields('create', entity, around, values);
  const isAllowed = product.access.decide('create', entity, around, values).answer === true;
  const begins = !lifecycle || lifecycle.stateOf(values) === lifecycle.initial;
  const tookOthers = entity.referredBy.some((field) => (field.onDelete ?? assumedOnDelete) !== 'restrict');
  const isStated = (field: Field) =>
    values[field.name] !== undefined &&
    (isEmpty(values[field.name]) ||
      field.computed !== undefined ||
      field.isState ||
      (field.isAnswered && (may.has(field.name) || field.name === key)));
  if (keepsHistory || !entity.isKeyAnswered || !isAllowed || !begins || tookOthers || !fields.every(isStated))
    return undefined;
  const answered = fields.filter(({ name, isAnswered }) => isAnswered && !isEmpty(values[name]));
  return {
    entity,
    does: 'create',
    values: pick(
      values,
      answered.map(({ name }) => name),
    ),
  };
}

function isChanged({ name }: Field, before: OneRecord, after: OneRecord): boolean {
  return !isSame(before.values[name], after.values[name]);
}
