import { isObject, isSame } from '../json.ts';
import type { Field } from './field.ts';
import { isEmpty } from './record.ts';

/** Whether two answers of a field say the same, also where one is written otherwise: a moment, or blanks around words. */
export function isSameAnswer(field: Field, before: unknown, after: unknown): boolean {
  if (isEmpty(before) && isEmpty(after)) return true;
  const { items } = field;
  if (items && Array.isArray(before) && Array.isArray(after))
    return before.length === after.length && before.every((entry, at) => isSameAnswer(items, entry, after[at]));
  if (isObject(before) && isObject(after))
    return field.properties.every((one) => !one.isAnswered || isSameAnswer(one, before[one.name], after[one.name]));
  if (field.kindName === 'dateTime') return Date.parse(String(before)) === Date.parse(String(after));
  if (typeof before === 'string' && typeof after === 'string') return before.trim() === after.trim();
  return isSame(before, after);
}
