import { type Messages, useMessages } from '#app/messages';
import { outcomeOf, ProblemError } from '#client';
import { outcomeText } from './outcome-text.ts';
import { problemText } from './problem-text.ts';

/** What is said of single fields, each sentence once. @param nameOf what a field is called before what is said of it */
export function fieldReasonsOf(error: unknown, nameOf?: (pointer: string) => string | undefined): string[] {
  const fields = error instanceof ProblemError ? (error.details.errors ?? []) : [];
  const said = fields.map(({ pointer, detail }) => [nameOf?.(pointer), detail].filter(Boolean).join(': '));
  return [...new Set(said)];
}

/** Why something failed, in sentences of their own: what is said of each field, else of the whole, and what may have happened all the same. */
export function reasonsOf(messages: Messages, error: unknown): string[] {
  const fields = fieldReasonsOf(error);
  const { title, detail } = problemText(messages, error);
  const outcome = outcomeText(messages, outcomeOf(error));
  // Whoever reads a reason knows already that something could not be done.
  const whole = detail && title !== messages.failure.title ? `${title}: ${detail}` : (detail ?? title);
  const said = fields.length > 0 ? fields : [whole];
  return outcome ? [...said, outcome] : said;
}

/** Why something failed, in the language of the product. */
export function useReasons(): (error: unknown) => string[] {
  const messages = useMessages();
  return (error) => reasonsOf(messages, error);
}
