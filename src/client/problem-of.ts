import { ProblemError } from './failures.ts';

/** Part of what is loaded ahead: without a line it could not come any more. */
export const loadProblemDetails = () => import('./problem-details.ts');

/** What an answer says that went wrong, as an error. */
export async function problemOf(response: Response): Promise<ProblemError> {
  const { problemDetailsOf } = await loadProblemDetails();
  return new ProblemError(await problemDetailsOf(response));
}
