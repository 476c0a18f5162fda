import { isObject, ownOf } from '../json.ts';
import type { Field } from './field.ts';
import { type Around, isEmpty, objectView, ownAnswer, type Place, scopeOf, type Values } from './record.ts';
import { isSameAnswer } from './same-answer.ts';

/** An answer of a record as far as it matters: at every depth without what is known to be irrelevant. */
export function relevantAnswer(field: Field, values: Values, around: Around): unknown {
  const place = { entity: field.entity, values, around };
  return withIrrelevant(field, ownAnswer(values, field.name), undefined, place, () => null);
}

/**
 * An answer that at every depth keeps what was there before where nothing is said and nothing can be: what does not matter
 * is asked of nobody.
 * @param values the record as it is to be, this answer in it
 */
export function keptAnswer(field: Field, values: Values, before: unknown, around: Around): unknown {
  const place = { entity: field.entity, values, around };
  return withIrrelevant(field, ownAnswer(values, field.name), before, place, (answer, earlier) =>
    isEmpty(answer) ? earlier : answer,
  );
}

/** @param put what stands in place of what is known to be irrelevant */
function withIrrelevant(
  field: Field,
  answer: unknown,
  before: unknown,
  place: Place,
  put: (answer: unknown, before: unknown) => unknown,
): unknown {
  if (isNothing(answer) && isNothing(before)) return answer;
  const { entity, values, around, item } = place;
  if (field.relevantWhen?.test(scopeOf(entity, values, around, item)) === false) return put(answer, before);
  const { items } = field;
  if (items && Array.isArray(answer)) {
    const earlier: unknown[] = Array.isArray(before) ? before : [];
    const earlierOf = (entry: unknown, at: number) =>
      earlier.length === answer.length && agree(items, entry, earlier[at]) ? earlier[at] : undefined;
    return answer.map((entry, at) => withIrrelevant(items, entry, earlierOf(entry, at), place, put));
  }
  if (field.kindName !== 'object') return answer;
  // An object that is emptied is one whose properties are.
  const own = isObject(answer) ? answer : isObject(before) ? emptied(before) : undefined;
  if (!own) return answer;
  const inside = { ...place, item: objectView(field, own, place) };
  const all = Object.fromEntries(
    Object.entries(own).map(([name, inner]) => {
      const property = field.property(name);
      return [name, property ? withIrrelevant(property, inner, ownOf(before, name), inside, put) : inner];
    }),
  );
  return isObject(answer) || !isEmpty(all) ? all : answer;
}

/** Whether an entry says nothing else than an earlier one: then it is that one, and has what that one had. */
function agree(field: Field, entry: unknown, earlier: unknown): boolean {
  if (isEmpty(entry)) return true;
  if (!isObject(entry)) return isSameAnswer(field, earlier, entry);
  return field.properties.every((one) => agree(one, ownOf(entry, one.name), ownOf(earlier, one.name)));
}

const emptied = (answer: Values): Values => Object.fromEntries(Object.keys(answer).map((name) => [name, null]));

const isNothing = (answer: unknown) => answer === undefined || answer === null;
