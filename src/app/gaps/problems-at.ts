import type { OpenDocument } from '#app/product';

/** Something in the document that cannot be right. */
export type Problem = OpenDocument['problems'][number];

/** What is wrong at a fact or inside it. */
export function problemsAt(problems: readonly Problem[], path: string): Problem[] {
  return problems.filter((problem) => problem.path === path || problem.path.startsWith(`${path}.`));
}
