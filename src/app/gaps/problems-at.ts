import type { OpenDocument } from '#app/product';

/** Something in the document that cannot be right. */
export type Problem = OpenDocument['problems'][number];

/** What is to be written instead, where that is known. */
export const exampleOf = ({ values: { exact, example = exact } }: Problem) => example;

/** Whether something cannot be used; what is not so only contradicts itself. */
export const isError = ({ severity }: Problem): boolean => severity === 'error';

/** What is wrong at a fact or inside it. */
export function problemsAt(problems: readonly Problem[], path: string): Problem[] {
  return problems.filter((problem) => problem.path === path || problem.path.startsWith(`${path}.`));
}
