import type { Knowledge } from '#specification';

/** How far a chapter is known, in the language of the line. */
export const certaintyOf: Record<Knowledge, 'stated' | 'assumed' | 'notShown'> = {
  stated: 'stated',
  none: 'stated',
  described: 'assumed',
  notShown: 'notShown',
};
