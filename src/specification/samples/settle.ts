import type { Around, Entity, Field, Values } from '../compile/index.ts';
import { isObject } from '../json.ts';
import { placesIn, relevanceOf } from '../validation/places.ts';
import { type HeldReference, referencesIn } from '../validation/store-rules.ts';

/** What a record is made to agree with. */
export interface Settling {
  around: Around;
  /** Whose turn it is among the records that may be chosen: each comes up as often as the others. */
  turn: number;
  /** Names of the fields that stay as they are. */
  isFixed: (name: string) => boolean;
  /** How many other records have in hand what a field would refer to. */
  loadOf: (field: Field, key: string) => number;
}

/** Makes a record keep what its fields say of one another: nothing irrelevant, only references that may be chosen. */
export function settle(entity: Entity, record: Values, settling: Settling) {
  for (let round = 0; round < 3; round++) {
    const isChanged = [dropIrrelevant(entity, record, settling), choose(entity, record, settling)];
    if (!isChanged.includes(true)) return;
  }
  dropIrrelevant(entity, record, settling);
}

function dropIrrelevant(entity: Entity, record: Values, { around, isFixed }: Settling): boolean {
  let isChanged = false;
  for (const place of placesIn(entity, record, around)) {
    const { field, answer, path } = place;
    if (!field.relevantWhen || answer === null || isFixed(path[0] ?? '') || !field.isAnswered) continue;
    if (relevanceOf(entity, record, place, around) === true) continue;
    write(record, path, null);
    isChanged = true;
  }
  return isChanged;
}

/** No more than so many records are looked at for one that fits. */
const patience = 300;

function choose(entity: Entity, record: Values, settling: Settling): boolean {
  const { around, turn, isFixed, loadOf } = settling;
  let isChanged = false;
  for (const reference of referencesIn(entity, record, around)) {
    const { field, to, key, path } = reference;
    if (!field.where || isFixed(path[0] ?? '')) continue;
    const fits = (target: Values) =>
      field.mayReferTo(target, { entity, values: record }, around, reference.item) === true;
    const target = around.find?.(to, key);
    const load = (one: Values) => loadOf(field, to.keyOf(one));
    if (target && fits(target) && load(target) === 0) continue;
    const others = around.all?.(to) ?? [];
    // The first of those that must refer to one another refers to itself.
    const targets = to === entity && field.isRequired && others.length === 0 ? [record] : others;
    const inTurn = [...targets.slice(turn % targets.length), ...targets.slice(0, turn % targets.length)]
      .slice(0, patience)
      .toSorted((one, other) => load(one) - load(other));
    const found = inTurn.find(fits);
    const [least] = inTurn;
    const isLeast = found && least && load(found) <= load(least);
    const chosen = isLeast ? found : (makeFit(reference, least, entity, record, settling) ?? found);
    if (target && chosen === target) continue;
    write(record, path, chosen ? to.keyOf(chosen) : null);
    isChanged = true;
  }
  return isChanged;
}

/** Where nothing fits, lets another answer of the record follow: this customer has no appliance, so that of another. */
function makeFit(
  { field, item }: HeldReference,
  target: Values | undefined,
  entity: Entity,
  record: Values,
  { around, isFixed }: Settling,
): Values | undefined {
  if (!target) return undefined;
  const names = (field.where?.names ?? []).flatMap(([root, name]) => (root === 'form' && name ? [name] : []));
  for (const name of names) {
    if (isFixed(name) || !entity.field(name)?.isAnswered) continue;
    const found = Object.values(target).find((value) => {
      const form = { entity, values: { ...record, [name]: value } };
      return value !== null && field.mayReferTo(target, form, around, item) === true;
    });
    if (found === undefined) continue;
    record[name] = found;
    return target;
  }
  return undefined;
}

/** Writes an answer at a path inside a record. */
function write(record: Values, path: readonly string[], answer: unknown) {
  let holder: unknown = record;
  for (const step of path.slice(0, -1))
    holder = Array.isArray(holder) ? holder[Number(step)] : (holder as Values)[step];
  const last = path.at(-1) ?? '';
  if (Array.isArray(holder)) holder[Number(last)] = answer;
  else if (isObject(holder)) holder[last] = answer;
}
