import type { Reading } from '#specification/reading';
import { formatProblem, problemWordsFor } from '#specification/texts/problems';

/**
 * What a terminal says of a document, in the language that it is written in: each problem in a line, and where there were
 * some before and none is left, that.
 */
export async function problemsTold(name: string, { specification, problems }: Reading, before = 0): Promise<string[]> {
  const words = await problemWordsFor(specification.language ?? specification.purpose.locales?.[0]);
  if (problems.length > 0) return problems.map((problem) => formatProblem(name, problem, words));
  return before > 0 ? [`${name}: ${words['document.right']()}`] : [];
}
