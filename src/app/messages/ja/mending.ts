import type { ChapterMessages } from '#app/messages';

/** 文書の中の矛盾や誤り。 */
export const mending: ChapterMessages['mending'] = {
  count: (count) => `要修正: ${count}件`,
};
