import type { Messages } from '#app/messages';
import { ja as chapterTitles } from '#specification/texts/chapter-titles/ja';

const words: Omit<Messages['about'], 'backToProduct'> = {
  allGaps: 'すべての未記載',
  vocabulary: '語彙',
  chapterTitles,
};

export const about: Messages['about'] = {
  backToProduct: (file) => `${file}に戻る`,
  ...(import.meta.env.PRODUCT_ALONE ? ({} as typeof words) : words),
};
