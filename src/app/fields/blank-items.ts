import { isEmpty } from '#specification';
import { valuesOf } from './values-of.ts';

/** Whether nothing of an item of a list is answered. */
export function isBlankItem(item: unknown): boolean {
  return isEmpty(item) || (typeof item === 'object' && Object.values(valuesOf(item)).every(isBlankItem));
}

/** An answer without the items that were added, and not answered: nobody has to take them away again. */
export function withoutBlankItems(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.filter((item) => !isBlankItem(item)).map(withoutBlankItems);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, withoutBlankItems(value)]));
}
