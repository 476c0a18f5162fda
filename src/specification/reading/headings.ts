import type { ChapterKey } from '../chapters/keys.ts';
import { isOnlyWords, wordedChapter } from './chapter-words/index.ts';
import { digitBefore, romanBefore } from './numbering.ts';

export interface Heading {
  depth: number;
  title: string;
}

/** The chapter that a heading of the document opens, if any. */
export type Scheme = (heading: Heading) => ChapterKey | undefined;

/**
 * How a document has its chapters: by digits, by Roman numerals or by words, at one depth; undefined where it has none.
 * A chapter that is not found there is opened at any depth by a heading of which number and name agree; and beside numbers
 * that all agree with their names, by a heading that is nothing but its name.
 */
export function schemeOf(headings: readonly Heading[]): Scheme | undefined {
  const main = mainOf(headings);
  if (!main) return undefined;
  const { depth, chapterOf, found, titles } = main;
  const isNamed = titles.every(agreed);
  return ({ depth: own, title }) => {
    const isBeside = own === depth;
    const key = isBeside ? chapterOf(title) : undefined;
    if (key) return key;
    const other = agreed(title) ?? (isBeside && isNamed && isOnlyWords(title) ? byWord(title) : undefined);
    return other && !found.has(other) ? other : undefined;
  };
}

const byWord = (title: string) => (digitBefore(title) ? undefined : wordedChapter(title));
const byDigit = (title: string) => digitBefore(title)?.key;
const byRoman = (title: string) => romanBefore(title)?.key;

/** The chapter whose number and whose name a title has. */
function agreed(title: string): ChapterKey | undefined {
  const key = byDigit(title) ?? byRoman(title);
  return key && key === wordedChapter(title) ? key : undefined;
}

/** Where most are numbered, words open none; unless the numbers are an accident. */
function mainOf(headings: readonly Heading[]): Counted | undefined {
  const worded = countedBy(byWord, headings, 'deep');
  const digits = countedBy(byDigit, headings, 'shallow');
  const romans = countedBy(byRoman, headings, 'shallow');
  // `A.`, `B.` … `I.` are letters.
  const isRoman = romans?.titles.some((title) => agreed(title) || !romanBefore(title)?.isLetter);
  const [numbered] = [digits, isRoman ? romans : undefined].filter((one) => one !== undefined).toSorted(byFound(1));
  if (!numbered || !worded) return numbered ?? worded;
  const isNamed = numbered.titles.some(agreed);
  // `# 3 ways to mend a tap` is no third chapter.
  const isByAccident = numbered.found.size === 1 && numbered.titles.every((title) => !isClear(title));
  // Nor are the numbered steps inside of chapters that have names, or the few versions beside them.
  const isBeside = worded.depth < numbered.depth || worded.found.size >= numbered.found.size;
  const isRare = worded.depth <= numbered.depth && worded.found.size > numbered.found.size;
  return isByAccident || isRare || (!isNamed && worded.found.size > 1 && isBeside) ? worded : numbered;
}

interface Counted {
  depth: number;
  chapterOf: (title: string) => ChapterKey | undefined;
  /** The chapters that it finds. */
  found: Set<ChapterKey>;
  titles: string[];
}

const byFound = (sign: 1 | -1) => (a: Counted, b: Counted) => b.found.size - a.found.size || sign * (a.depth - b.depth);

/** The depth at which most chapters are found. */
function countedBy(
  chapterOf: Counted['chapterOf'],
  headings: readonly Heading[],
  preferred: 'shallow' | 'deep',
): Counted | undefined {
  const byDepth = new Map<number, Counted>();
  for (const { depth, title } of headings) {
    const key = chapterOf(title);
    if (!key) continue;
    const counted = byDepth.get(depth) ?? { depth, chapterOf, found: new Set(), titles: [] };
    counted.found.add(key);
    counted.titles.push(title);
    byDepth.set(depth, counted);
  }
  return [...byDepth.values()].toSorted(byFound(preferred === 'shallow' ? 1 : -1))[0];
}

/** Whether a number is set off by more than a space. */
function isClear(title: string): boolean {
  return digitBefore(title)?.isClear ?? (romanBefore(title)?.isClear && agreed(title) !== undefined) ?? false;
}

/** Whether a line of the document is a heading with the number of a chapter. */
export function isChapterLine(line: string): boolean {
  const title = /^#{1,6}[ \t]+(.*)/.exec(line)?.[1];
  return title !== undefined && isClear(title);
}

/** The title without its number. */
export function titleOf(title: string): string {
  const before = digitBefore(title) ?? romanBefore(title);
  return title.slice(before?.length ?? 0).trim();
}
