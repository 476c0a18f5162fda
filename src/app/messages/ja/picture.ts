import type { ChapterMessages } from '#app/messages';

/** Pictures of chapters. */
export const picture: ChapterMessages['picture'] = { choose: '図の中から選ぶと、ここに説明が表示されます。' };
