import { statusWordsFor } from '#specification/texts/statuses';
import type { ProblemWords } from './problem-details.ts';

/** The words of the backend's own, in the language of a product. Those for issues only where there are any. */
export async function wordsFor(locale: string | undefined, hasIssues: boolean): Promise<ProblemWords> {
  if (!hasIssues) return { statuses: await statusWordsFor(locale), issue: ({ code }) => code };
  const { issueText, issueWordsFor } = await import('#specification/texts/issues');
  const [statuses, issues] = await Promise.all([statusWordsFor(locale), issueWordsFor(locale)]);
  return { statuses, issue: (issue) => issueText(issue, issues) };
}
