/** Words for all that there is, as people write them in place of `all`. */
const words: ReadonlySet<string> = new Set([
  ...['all', 'everything', 'anything', 'any', 'full', '*', 'alles', 'alle', 'すべて', '全て', '全部', 'الكل', 'كل شيء'],
]);

/** Whether a word means `all`. */
export function isEverything(word: string): boolean {
  return words.has(word.trim().toLowerCase());
}
