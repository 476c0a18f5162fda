/** Words for true, in each language that documents are written in. */
export const yesWords: readonly string[] = ['yes', 'true', 'ja', 'はい', 'نعم'];

/** Words for false. */
export const noWords: readonly string[] = ['no', 'false', 'nein', 'いいえ', 'لا'];

/** What is meant by such a word; undefined where it is none. */
export function flagSaid(word: string): boolean | undefined {
  if (yesWords.includes(word)) return true;
  return noWords.includes(word) ? false : undefined;
}
