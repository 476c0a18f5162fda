import type { Messages } from '#app/messages';
import { de as chapterTitles } from '#specification/texts/chapter-titles/de';

const words: Omit<Messages['about'], 'backToProduct' | 'notCopied'> = {
  allGaps: 'Alle Lücken',
  vocabulary: 'Vokabular',
  chapterTitles,
};

export const about: Messages['about'] = {
  backToProduct: (file) => `Zurück zu ${file}`,
  notCopied: 'Dieser Browser lässt die App nicht in die Zwischenablage schreiben.',
  ...(import.meta.env.PRODUCT_ALONE ? ({} as typeof words) : words),
};
