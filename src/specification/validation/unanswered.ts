import type { Field } from '../compile/index.ts';
import { isObject } from '../json.ts';

/**
 * Whether a field was left unanswered, so that only `required` has something to say. An empty list was answered where
 * there have to be some entries; an empty object where it has to be answered and can itself name what is missing.
 */
export function isUnanswered(field: Field, answer: unknown, isRequired: boolean): boolean {
  if (!isBlank(field, answer)) return false;
  if (Array.isArray(answer)) return !((field.limit('minItems') ?? 0) > 0);
  return !(isObject(answer) && isRequired && asks(field));
}

/** Whether nothing was answered: nothing, no text, no entry, or only properties of which that is so. */
function isBlank(field: Field, answer: unknown): boolean {
  if (answer === null || answer === undefined || answer === '') return true;
  const { type } = field.kind.shape;
  if (type === 'list') return Array.isArray(answer) && answer.length === 0;
  if (type !== 'object' || !isObject(answer)) return false;
  return Object.keys(answer).every((name) => {
    const property = field.property(name);
    return property !== undefined && (!property.isAnswered || isBlank(property, answer[name]));
  });
}

function asks(field: Field): boolean {
  return field.properties.some(({ isRequired, isAnswered }) => isRequired && isAnswered);
}
