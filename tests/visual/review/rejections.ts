import { pictureName } from '../picture.ts';
import type { Change } from '../results.ts';

/** Why a picture is not to become a baseline. */
export interface Rejection {
  /** Of the picture that was looked at: another one of the same story is judged anew. */
  hash?: string;
  /** Of what it said then. */
  spoken?: string;
  reason?: string;
}

/** By the name of the picture. */
export type Rejections = Record<string, Rejection>;

/** The rejection of just this picture; undefined where another one was rejected, or none. */
export function rejectionOf(
  change: Pick<Change, 'story' | 'mode' | 'hash' | 'spoken'>,
  rejected: Rejections,
): Rejection | undefined {
  const rejection = rejected[pictureName(change)];
  const isOfIt = rejection?.hash === change.hash && rejection?.spoken === change.spoken?.hash;
  return rejection && isOfIt ? rejection : undefined;
}

/** The reason as it follows a name; nothing where none was given. */
export function reasonOf(rejection: Rejection | undefined): string {
  return rejection?.reason ? `: ${rejection.reason.replaceAll('\n', ' ')}` : '';
}
