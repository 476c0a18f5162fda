import { en as chapterTitles } from '#specification/texts/chapter-titles/en';

const words = {
  allGaps: 'All gaps',
  vocabulary: 'Vocabulary',
  chapterTitles,
};

/** What leads to the pages about the document, and what their parts are called: the product alone has none. */
export const about = {
  backToProduct: (file: string) => `Back to ${file}`,
  ...(import.meta.env.PRODUCT_ALONE ? ({} as typeof words) : words),
};
