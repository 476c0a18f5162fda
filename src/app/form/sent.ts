import { type Field, isEmpty, type Values } from '#specification';

/**
 * An answer as it is sent: without what the product answers inside of it. An entry of a list keeps that where the record has
 * an entry of the same, which is known by it wherever it stands now.
 * @param before what the record has there
 */
export function sent(field: Field, answer: unknown, before: unknown): unknown {
  const { items } = field;
  if (items && Array.isArray(answer)) {
    const earlier: unknown[] = Array.isArray(before) ? before : [];
    return answer.map((entry) => sentEntry(items, entry, earlier));
  }
  return isObject(answer) ? answered(field, answer, before) : answer;
}

function sentEntry(field: Field, entry: unknown, earlier: readonly unknown[]): unknown {
  if (!isObject(entry)) return sent(field, entry, null);
  const own = (one: unknown) =>
    field.properties.flatMap(({ name, computed, isAnswered }) => {
      const value = isObject(one) && Object.hasOwn(one, name) ? one[name] : null;
      return isAnswered || computed || isEmpty(value) ? [] : [[name, value] as const];
    });
  const mine = own(entry);
  const same = mine.length > 0 ? earlier.find((one) => JSON.stringify(own(one)) === JSON.stringify(mine)) : undefined;
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

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
