import { sent } from '#app/form';
import { type Around, type Field, isEmpty, isObject, keptAnswer, type Values } from '#specification';
import { completed } from './completed.ts';

/** A field whose cell says something else than its record. */
export interface Changed {
  field: Field;
  before: unknown;
  after: unknown;
}

/** What answers would change of a record; an empty one empties what may be seen, where it matters. */
export function changesIn(fields: readonly Field[], answers: Values, record: Values, around: Around): Changed[] {
  return fields.flatMap((field): Changed[] => {
    const { name } = field;
    if (!Object.hasOwn(answers, name)) return [];
    const before = record[name];
    const said = sent(field, completed(field, answers[name], before, around), before);
    const after = keptAnswer(field, { ...record, ...answers, [name]: said }, before, around);
    // What may not be seen is not known to be the same.
    if (before !== undefined && isSame(field, before, after)) return [];
    return isEmpty(after) && before === undefined ? [] : [{ field, before, after }];
  });
}

function isSame(field: Field, before: unknown, after: unknown): boolean {
  if (isEmpty(before) && isEmpty(after)) return true;
  const { items } = field;
  if (items && Array.isArray(before) && Array.isArray(after))
    return before.length === after.length && before.every((entry, at) => isSame(items, entry, after[at]));
  if (isObject(before) && isObject(after))
    return field.properties.every((one) => !one.isAnswered || isSame(one, before[one.name], after[one.name]));
  if (field.kindName === 'dateTime') return Date.parse(String(before)) === Date.parse(String(after));
  // A cell has no blanks around what it says.
  if (typeof before === 'string' && typeof after === 'string') return before.trim() === after.trim();
  return JSON.stringify(before) === JSON.stringify(after);
}
