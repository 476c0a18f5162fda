import { issueText, issueWordsFor } from '#specification/texts/issues';
import { statusWordsFor } from '#specification/texts/statuses';
import type { ProblemWords } from './problem-details.ts';

/** The words of the backend's own, in the language of a product. */
export async function wordsFor(locale: string | undefined): Promise<ProblemWords> {
  const [statuses, issues] = await Promise.all([statusWordsFor(locale), issueWordsFor(locale)]);
  return { statuses, issue: (issue) => issueText(issue, issues) };
}
