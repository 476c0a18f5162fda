/** Words for all that there is, as people write them in place of `all`. */
export const everythingWords = [
  ...['all', 'everything', 'anything', 'any', 'full', '*', 'alles', 'alle', 'すべて', '全て', '全部', 'الكل', 'كل شيء'],
];

/** Words that there is none of it. */
export const nothingWords = [
  ...['nothing', 'none', 'nichts', 'kein', 'keine', 'keiner', 'لا شيء', 'لا يوجد', 'なし', '何も', 'ありません'],
];

const everything = /\b(?:everything|anything|all|full|alles)\b/i;

/** Whether a text speaks of all that there is. */
export const saysEverything = (text: string) => everything.test(text);

/** Whether a word means `all`. */
export const isEverything = (word: string) => everythingWords.includes(word.trim().toLowerCase());

/** Whether a word means that there is none of it. */
export const isNothing = (word: string) =>
  nothingWords.includes(
    word
      .trim()
      .replace(/[.!。]$/, '')
      .toLowerCase(),
  );

/** Whether a word means whoever there is. */
export const isEverybody = (word: string) =>
  /^(?:\*|every(?:one|body)|any(?:one|body)|all|public|alle|jede[rs]?|الجميع|みんな|全員)$/i.test(word);
