import { isEmpty } from '#specification';

/** An answer without the items that were added, and not answered: nobody has to take them away again. */
export function withoutBlankItems(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutBlankItems).filter((item) => !isEmpty(item));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, withoutBlankItems(value)]));
}
