import type { ChapterMessages } from '#app/messages';

/** Pictures of chapters. */
export const picture: ChapterMessages['picture'] = { choose: 'اختر شيئًا من المخطط لتقرأ عنه هنا.' };
