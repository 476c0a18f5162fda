import { ProblemError } from '#client';
import type { Values } from '#specification';

/** What is known of the record that a reference leads to. */
export type Known =
  | { state: 'found'; values: Values }
  /** There is none. */
  | { state: 'none' }
  /** It may not be seen. */
  | { state: 'hidden' }
  | { state: 'failed'; error: unknown };

/** What it tells of a record that it could not be had. */
export function knownFrom(error: unknown): Known {
  const status = error instanceof ProblemError ? error.status : undefined;
  if (status === 404 || status === 410) return { state: 'none' };
  return status === 401 || status === 403 ? { state: 'hidden' } : { state: 'failed', error };
}
