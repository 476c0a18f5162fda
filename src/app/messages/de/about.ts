import type { Messages } from '#app/messages';
import { de as chapterTitles } from '#specification/texts/chapter-titles/de';

const words: Omit<Messages['about'], 'backToProduct'> = {
  allGaps: 'Alle Lücken',
  vocabulary: 'Vokabular',
  chapterTitles,
};

export const about: Messages['about'] = {
  backToProduct: (file) => `Zurück zu ${file}`,
  ...(import.meta.env.PRODUCT_ALONE ? ({} as typeof words) : words),
};
