/** What words stand for: what stands first counts first. */
export type WordTable<Name> = readonly (readonly [Name, readonly string[]])[];

/** A table of words with spaces between them; one of several parts has hyphens. */
export function wordTable<Name>(rows: readonly (readonly [Name, string])[]): WordTable<Name> {
  return rows.map(([name, words]) => [name, words.split(' ').map((word) => bare(word.replaceAll('-', ' ')))]);
}

/** A word without capitals, spaces and hyphens. */
export function bare(word: string): string {
  return word.toLowerCase().replace(/[\s_-]+/g, '');
}

/** The words of a name or a title: `dueOn` has two. */
export function wordsIn(text: string): string[] {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[\s_-]+/)
    .map(bare);
}

/** Whether a text is written in Latin letters. */
export function isLatin(text: string): boolean {
  return /^[\x20-\u024f]+$/.test(text);
}

/** The first that a word of these texts stands for; then the first that such a word ends with, as in `Rechnungsadresse`. */
export function among<Name>(table: WordTable<Name>, ...texts: string[]): Name | undefined {
  const words = texts.flatMap((text) => [bare(text), ...wordsIn(text)]);
  const hit = (fits: (word: string, known: string) => boolean) =>
    table.find(([, ones]) => ones.some((one) => words.some((word) => fits(word, one))))?.[0];
  return hit((word, one) => word === one) ?? hit(isEndOf);
}

function isEndOf(word: string, known: string): boolean {
  // Scripts without spaces between words write them together.
  const least = isLatin(known) ? 6 : 2;
  return known.length >= least && word.endsWith(known);
}
