import type { Entity, Field, Transition } from '../compile/index.ts';
import { remember } from '../remember.ts';
import { dayPlaceOf } from './day-places.ts';
import { isOf } from './moments-of.ts';
import { restsOn } from './rests-on.ts';
import { waysOf } from './way.ts';

/** The days and moments of a record, or of an object in it, and which of them come before another. */
export interface DayOrder {
  /** What comes first stands before the others. */
  fields: readonly Field[];
  /** Whether one of them comes before another. */
  isBefore: (one: Field, other: Field) => boolean;
}

const known = new WeakMap<Entity | Field, DayOrder>();

/**
 * The order in which the days of an entity, or of the objects that a field has, follow one another: on the way through its
 * states, else as their names suggest. What a rule compares is left to the rule.
 */
export function dayOrderOf(holder: Entity | Field): DayOrder {
  return remember(known, holder, () => {
    const all = 'kindName' in holder ? (holder.items ?? holder).properties : holder.fields;
    const fields = all.filter(({ kindName, isUnique }) => ['date', 'dateTime'].includes(kindName) && !isUnique);
    const earlier = new Map(
      fields.map((field) => [field, new Set(fields.filter((other) => comesBefore(other, field)))] as const),
    );
    const countOf = (field: Field) => earlier.get(field)?.size ?? 0;
    return {
      fields: fields.toSorted((one, other) => countOf(one) - countOf(other)),
      isBefore: (one, other) => earlier.get(other)?.has(one) === true,
    };
  });
}

function comesBefore(one: Field, other: Field): boolean {
  const isRuled = one.entity.rules.some(({ assert }) => {
    const names = restsOn(one.entity, assert);
    return names.has(one.name) && names.has(other.name);
  });
  if (isRuled) return false;
  const [depth, otherDepth] = [depthOf(one), depthOf(other)];
  if (depth !== undefined && otherDepth !== undefined && depth !== otherDepth) return depth < otherDepth;
  const [place, otherPlace] = [dayPlaceOf(one), dayPlaceOf(other)];
  return place !== undefined && otherPlace !== undefined && place.rank < otherPlace.rank;
}

/** How many transitions lead to what a field keeps the day of; undefined where none does. */
function depthOf(field: Field): number | undefined {
  const depths = waysOf(field.entity).flatMap(({ taken }) => {
    const at = taken.findIndex((transition) => isOf(field, transition));
    return at < 0 ? [] : [at];
  });
  return depths.length > 0 ? Math.min(...depths) : undefined;
}

/** The transitions that a field keeps the day of. */
export function transitionsIts(field: Field): readonly Transition[] {
  const { entity } = field;
  const isItsOwn = entity.field(field.name) === field;
  return isItsOwn ? (entity.lifecycle?.transitions.filter((transition) => isOf(field, transition)) ?? []) : [];
}
