import { type Around, type Field, isEmpty, isObject } from '#specification';

/**
 * An answer with what a file says nothing of: as a record has it there, else as it begins. Entries of a list are told by their places.
 * @param before what the record has; undefined in a new one
 */
export function completed(field: Field, answer: unknown, before: unknown, around: Around): unknown {
  const { items } = field;
  if (items?.kindName === 'object' && Array.isArray(answer)) {
    const earlier: unknown[] = Array.isArray(before) ? before : [];
    return answer.length === 0 ? null : answer.map((entry, at) => completed(items, entry, earlier[at], around));
  }
  if (field.kindName !== 'object' || !isObject(answer)) return answer;
  const begun = field.begin(around);
  const had = isObject(before) ? before : isObject(begun) && !isEmpty(answer) ? begun : {};
  const all = { ...had };
  for (const property of field.properties) {
    const { name } = property;
    if (!Object.hasOwn(answer, name)) continue;
    const own = completed(property, answer[name], had[name], around);
    if (!isEmpty(own) || isObject(before)) all[name] = own;
  }
  return isEmpty(all) && !field.isEntry ? null : all;
}

/** Whether entries of a list would lose what a file says nothing of: where there are more or fewer, nobody knows whose it is. */
export function isTorn({ items }: Field, answer: unknown, before: unknown): boolean {
  if (items?.kindName !== 'object' || !Array.isArray(answer) || !Array.isArray(before)) return false;
  if (answer.length === 0 || answer.length === before.length) return false;
  const said = answer.filter(isObject);
  const unsaid = items.properties.filter(
    ({ name, computed }) => !computed && !said.every((one) => Object.hasOwn(one, name)),
  );
  return unsaid.some(({ name }) => before.some((entry) => isObject(entry) && !isEmpty(entry[name])));
}
