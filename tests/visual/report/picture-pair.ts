import { pictureName } from '../picture.ts';
import type { Change } from '../results.ts';
import type { EmbeddedPicture } from './report-data.ts';

/** The two pictures of a change, as far as there are two. */
export interface Pair {
  before?: EmbeddedPicture;
  after?: EmbeddedPicture;
  /** The larger of both, in pixels. */
  width: number;
  height: number;
}

export function pairOf(change: Change, pictures: Record<string, EmbeddedPicture>): Pair {
  const before = pictures[`${pictureName(change)}.before`];
  const after = pictures[`${pictureName(change)}.after`];
  return {
    before,
    after,
    width: Math.max(before?.width ?? 1, after?.width ?? 1),
    height: Math.max(before?.height ?? 1, after?.height ?? 1),
  };
}
