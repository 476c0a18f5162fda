import { isEmpty, ownOf } from '#specification';

/** An answer without the items that were added, and not answered: nobody has to take them away again. */
export function withoutBlankItems(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutBlankItems).filter((item) => !isEmpty(item));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, withoutBlankItems(value)]));
}

/** Whether a path leads into an item that was added and not answered: nobody has to answer what will be left out. */
export function isInBlankItem(answers: unknown, [step, ...further]: readonly string[]): boolean {
  if (step === undefined) return false;
  const inside = Array.isArray(answers) ? answers[Number(step)] : ownOf(answers, step);
  return (Array.isArray(answers) && isEmpty(inside)) || isInBlankItem(inside, further);
}
