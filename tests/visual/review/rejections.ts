import { pictureName } from '../picture.ts';
import type { Change } from '../results.ts';

/** Why a picture is not to become a baseline. */
export interface Rejection {
  /** Of the picture that was looked at: another one of the same story is judged anew. */
  hash?: string;
  reason?: string;
}

/** By the name of the picture. */
export type Rejections = Record<string, Rejection>;

/** The rejection of just this picture; undefined where another one was rejected, or none. */
export function rejectionOf(
  change: Pick<Change, 'story' | 'mode' | 'hash'>,
  rejected: Rejections,
): Rejection | undefined {
  const rejection = rejected[pictureName(change)];
  return rejection && rejection.hash === change.hash ? rejection : undefined;
}

/** The reason as it follows a name; nothing where none was given. */
export function reasonOf(rejection: Rejection | undefined): string {
  return rejection?.reason ? `: ${rejection.reason.replaceAll('\n', ' ')}` : '';
}
