import { ProblemError } from '#client';
import { useProblemText } from './problem-text.ts';

/** What is said where a server does not let somebody look: typing on is no help then. */
export function useRefused(): (error: unknown) => string | undefined {
  const problemText = useProblemText();
  return (error) =>
    error instanceof ProblemError && (error.status === 401 || error.status === 403)
      ? problemText(error).title
      : undefined;
}
