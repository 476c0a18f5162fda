/** Letters that are no other letter with a mark, and are typed as one where a keyboard has none of them. */
const plain: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** A text as it is compared where nobody means the difference: without case and accents. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđðħıßæœþ]/g, (letter) => plain[letter] ?? letter);

/** The words that are typed, each without its marks and capitals. */
export function wordsOf(typed: string): string[] {
  return folded(typed).split(/\s+/).filter(Boolean);
}

/** Whether a text has all of some words, in any order; whether it begins with the first of them. */
export function fitsWords(text: string, words: readonly string[]): { fits: boolean; begins: boolean } {
  const said = folded(text);
  return { fits: words.every((word) => said.includes(word)), begins: said.startsWith(words[0] ?? '') };
}
