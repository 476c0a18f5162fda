import { type Field, isEmpty, isObject, ownOf, type Values } from '#specification';

/**
 * An answer as it is sent: without what the product answers inside of it. An entry of a list keeps that where the record has
 * an entry of the same, which is known by it wherever it stands now.
 * @param before what the record has there
 */
export function sent(field: Field, answer: unknown, before: unknown): unknown {
  const { items } = field;
  if (items && Array.isArray(answer)) {
    const earlier = new Map<string, unknown>();
    // Of several that are the same the first one stands for them.
    for (const one of Array.isArray(before) ? before.toReversed() : []) earlier.set(keyOf(items, one), one);
    return answer.map((entry) => sentEntry(items, entry, earlier));
  }
  return isObject(answer) ? answered(field, answer, before) : answer;
}

/** What of an entry the product answers. */
function ownIn({ properties }: Field, entry: unknown): (readonly [name: string, value: unknown])[] {
  return properties.flatMap(({ name, computed, isAnswered }) => {
    const value = ownOf(entry, name);
    return isAnswered || computed || isEmpty(value) ? [] : [[name, value] as const];
  });
}

const keyOf = (field: Field, entry: unknown) => JSON.stringify(ownIn(field, entry));

function sentEntry(field: Field, entry: unknown, earlier: ReadonlyMap<string, unknown>): unknown {
  if (!isObject(entry)) return sent(field, entry, null);
  const mine = ownIn(field, entry);
  const same = mine.length > 0 ? earlier.get(keyOf(field, entry)) : undefined;
  return { ...answered(field, entry, same), ...(same ? Object.fromEntries(mine) : {}) };
}

function answered({ properties }: Field, answer: Values, before: unknown): Values {
  const earlier: Values = isObject(before) ? before : {};
  const entries = Object.entries(answer).flatMap(([name, value]) => {
    const property = properties.find((one) => one.name === name);
    if (!property) return [[name, value] as const];
    return property.isAnswered ? [[name, sent(property, value, earlier[name])] as const] : [];
  });
  return Object.fromEntries(entries);
}
