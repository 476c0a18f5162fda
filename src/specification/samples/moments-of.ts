import type { Entity, Field, Transition, Values } from '../compile/index.ts';
import { Day, dayLength } from '../expressions/index.ts';
import { randomFrom } from '../fields/random.ts';
import { startAt } from './calendar.ts';
import { after, isBeginning } from './day-of.ts';
import { lookOf } from './look-of.ts';
import { isOver, waysOf } from './way.ts';

/** What the history of a record is drawn with: the same for the same record. */
export function randomOf(entity: Entity, record: Values): () => number {
  return randomFrom(`${entity.name}/${entity.keyOf(record)}/history`);
}

/** When a record began and each of so many transitions was taken, in order. */
export function momentsOf(
  entity: Entity,
  drawn: Date,
  record: Values,
  { taken, now, random }: { taken: readonly Transition[]; now: Date; random: () => number },
): string[] {
  const { product } = entity;
  const count = taken.length;
  const began = beganAt(entity, record) ?? drawn;
  const soon = new Date(Math.min(now.getTime(), began.getTime() + (count * 4 + 1) * dayLength));
  const later = Array.from({ length: count }, () => after(product, began, soon, random).getTime());
  const drawnInOrder = later.toSorted((a, b) => a - b);
  const placed = taken.map((transition, index) => dayOfIts(entity, record, transition) ?? drawnInOrder[index] ?? 0);
  // What leads to a day that is stated happened before it.
  const sorted = placed.map((_, index) => Math.max(began.getTime(), Math.min(...placed.slice(index))));
  // Nothing happens in the same minute.
  return [began.getTime(), ...sorted].map((time, index) =>
    new Date(Math.min(time + index * 420_000, now.getTime())).toISOString(),
  );
}

/** When a record began, where it says so. */
export function beganAt({ fields }: Entity, record: Values): Date | undefined {
  const field = fields.find(isBeginning);
  const moment = field && new Date(String(record[field.name]));
  return moment && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

/** The morning of the day that a record states for a transition: `arrival`, for what is called `arrive`. */
function dayOfIts({ fields, product }: Entity, record: Values, transition: Transition): number | undefined {
  const field = fields.find((one) => one.kindName === 'date' && isOf(one, transition));
  const day = field && Day.parse(String(record[field.name]));
  return day && startAt(product, day) + 9 * 3_600_000;
}

/** Whether a field is called as a transition is, or as the state that it leads to. */
export function isOf({ name }: Field, transition: Transition): boolean {
  return [transition.name, transition.to?.name ?? ''].some((word) => haveOneStem(name, word));
}

/**
 * The moment that a field keeps of what happened: `returnedAt` of what leads to `returned`, `updatedAt` of the last of all.
 * `null` where the record has not come there, undefined where the field keeps no such thing.
 */
export function momentIts(field: Field, record: Values, began: Date, now: Date): Date | null | undefined {
  const { entity } = field;
  if (field.kindName !== 'dateTime' || !field.facts.readOnly || !entity.lifecycle) return undefined;
  const isLast = lookOf(field) === 'changed';
  const all = entity.lifecycle.transitions.filter((one) => isLast || isOf(field, one));
  if (all.length === 0) return undefined;
  const taken = takenTo(entity, record);
  const at = taken.findLastIndex((one) => all.includes(one));
  if (at < 0) return isLast ? began : null;
  const moment = momentsOf(entity, began, record, { taken, now, random: randomOf(entity, record) })[at + 1];
  return moment === undefined ? undefined : new Date(moment);
}

/** When nothing happened to a record any more: now, unless its history says that it came to an end. */
export function endOf(entity: Entity, record: Values, now: Date): Date {
  const state = entity.lifecycle?.stateOf(record);
  const taken = state && entity.lifecycle && isOver(state, entity.lifecycle) ? takenTo(entity, record) : [];
  const isTold = entity.keepsHistory || taken.some((one) => entity.fields.some((field) => isOf(field, one)));
  if (!isTold || taken.length === 0) return now;
  const moment = momentsOf(entity, now, record, { taken, now, random: randomOf(entity, record) }).at(-1);
  return moment === undefined ? now : new Date(moment);
}

function takenTo(entity: Entity, record: Values): readonly Transition[] {
  const state = entity.lifecycle?.stateOf(record);
  return waysOf(entity).find((way) => way.state === state)?.taken ?? [];
}

/** Whether two words begin alike, but for what one of them ends with. */
function haveOneStem(one: string, other: string): boolean {
  let length = 0;
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length++;
  return length >= 4 && length >= Math.min(one.length, other.length) - 1;
}
