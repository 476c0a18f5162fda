import type { Messages } from '#app/messages';
import { ar as chapterTitles } from '#specification/texts/chapter-titles/ar';

const words: Omit<Messages['about'], 'backToProduct'> = {
  allGaps: 'كل الفجوات',
  vocabulary: 'المفردات',
  chapterTitles,
};

export const about: Messages['about'] = {
  backToProduct: (file) => `العودة إلى ${file}`,
  ...(import.meta.env.PRODUCT_ALONE ? ({} as typeof words) : words),
};
