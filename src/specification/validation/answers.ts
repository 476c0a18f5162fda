import {
  type Around,
  type Entity,
  type Field,
  inOrderOfDefaults,
  isEmpty,
  objectView,
  type Values,
} from '../compile/index.ts';
import { canonical } from '../fields/canonical.ts';
import { isObject, ownOf } from '../json.ts';
import { type Issue, issueAt } from './issue.ts';

/** Of a body what a person answers, and what in it nothing is called. */
export interface Answers {
  answers: Values;
  issues: Issue[];
}

/**
 * Takes from a body only what a person answers, at every depth. What only the product answers inside an object stays as the
 * base has it, in lists by the place of the entry; undeclared names are reported. Nothing else is judged here.
 * @param base the record as it is, or as it begins
 * @param around where given, objects that the base does not have begin with their defaults
 * @param isNew whether the record begins now, and every object with it
 */
export function answersOf(entity: Entity, body: Values, base: Values, around?: Around, isNew = false): Answers {
  const issues: Issue[] = [];
  const taking: Taking = { entity, after: { ...base, ...body }, around, issues };
  const answers = Object.entries(body).flatMap(([name, answer]): [string, unknown][] => {
    // What the backend adds to a record may come back with it.
    if (name.startsWith('$')) return [];
    const field = entity.field(name);
    if (!field) issues.push(issueAt([name], 'unknownField'));
    return field?.isAnswered ? [[name, take(field, answer, isNew ? null : ownOf(base, name), [name], taking)]] : [];
  });
  return { answers: Object.fromEntries(answers), issues };
}

interface Taking {
  entity: Entity;
  /** The record as it is to be, which defaults inside of it may rest on. */
  after: Values;
  around: Around | undefined;
  issues: Issue[];
}

function take(field: Field, answer: unknown, before: unknown, path: string[], taking: Taking): unknown {
  if (answer === '') return null;
  const { items } = field;
  if (items && Array.isArray(answer)) {
    const earlier = entriesBefore(items, answer, Array.isArray(before) ? before : []);
    return answer.map((entry, index) => take(items, entry, earlier[index], [...path, String(index)], taking));
  }
  return field.kindName === 'object' && isObject(answer) ? takeObject(field, answer, before, path, taking) : answer;
}

/** What each entry was: the one that brings back the same answers of the product, else the one that stood in its place. */
function entriesBefore(items: Field, entries: readonly unknown[], before: readonly unknown[]): unknown[] {
  const own = items.properties.filter(({ isAnswered, computed }) => !isAnswered && !computed);
  const free = new Set(before.keys());
  // By what is brought back, the places that have the same.
  const places = new Map<string, Map<string, number[]>>();
  return entries.map((entry, index) => {
    const names = own.flatMap(({ name }) => (isObject(entry) && Object.hasOwn(entry, name) ? [name] : []));
    const keyOf = (one: unknown) => JSON.stringify(names.map((name) => canonical(ownOf(one, name))));
    const placesOf = () => {
      const same = places.get(names.join()) ?? Map.groupBy(before.keys(), (at) => keyOf(before[at]));
      places.set(names.join(), same);
      const found = same.get(keyOf(entry)) ?? [];
      while (found[0] !== undefined && !free.has(found[0])) found.shift();
      return found;
    };
    const isInPlace = names.length === 0 || (free.has(index) && keyOf(before[index]) === keyOf(entry));
    const at = isInPlace ? index : (placesOf()[0] ?? index);
    return free.delete(at) ? before[at] : undefined;
  });
}

function takeObject(field: Field, answer: Values, before: unknown, path: string[], taking: Taking): Values | null {
  const { around, after, entity, issues } = taking;
  const taken: Values = {};
  for (const property of field.properties) {
    const { name, isAnswered } = property;
    if (isAnswered && Object.hasOwn(answer, name))
      taken[name] = take(property, answer[name], ownOf(before, name), [...path, name], taking);
    else if (!isAnswered && isObject(before) && Object.hasOwn(before, name)) taken[name] = before[name];
  }
  for (const name of Object.keys(answer))
    if (!field.property(name)) issues.push(issueAt([...path, name], 'unknownField'));
  if (isObject(before) || !around) return taken;
  const place = { entity, values: after, around };
  const begun = { ...taken };
  for (const property of inOrderOfDefaults(field.properties, 'item')) {
    if (Object.hasOwn(taken, property.name)) continue;
    const value = property.begin(around, after, objectView(field, { ...begun }, place));
    if (value !== null) begun[property.name] = value;
  }
  // Who answered nothing in it did not open it.
  return isEmpty(taken) && field.isLeftOut(begun, place) ? null : begun;
}
