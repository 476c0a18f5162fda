import { type ChapterKey, chapterKeys } from '../chapters/keys.ts';
import { wordedChapter } from './chapter-words.ts';

export interface Heading {
  depth: number;
  title: string;
}

/** How the chapters of a document are recognised: by numbers or by words, at one depth. */
export interface Scheme {
  depth: number;
  chapterOf: (title: string) => ChapterKey | undefined;
}

/** How a document has its chapters; undefined where it has none. Where any is numbered, words open none. */
export function schemeOf(headings: readonly Heading[]): Scheme | undefined {
  const numbered = schemeBy(numberedChapter, headings, 'shallow');
  const worded = schemeBy(wordedChapter, headings, 'deep');
  // `# 3 ways to mend a tap` is no third chapter.
  const isByAccident = numbered?.found.size === 1 && numbered.titles.every((title) => !isClear(title)) && worded;
  return isByAccident ? worded : (numbered ?? worded);
}

interface Counted extends Scheme {
  /** The chapters that it finds. */
  found: Set<ChapterKey>;
  titles: string[];
}

/** The depth at which most chapters are found. */
function schemeBy(
  chapterOf: Scheme['chapterOf'],
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
  const sign = preferred === 'shallow' ? 1 : -1;
  return [...byDepth.values()].toSorted((a, b) => b.found.size - a.found.size || sign * (a.depth - b.depth))[0];
}

/** A number from 1 to 9, and what sets it off; not `10 Appendix`, `1.1 Scope` or `3D view`. */
const number = /^\s*(?:chapter\s+)?0?([1-9])(?:\s*[.):。．：）、]\s*|\s+|$)(?!\d)/i;

function numberedChapter(title: string): ChapterKey | undefined {
  const found = number.exec(latinDigits(title))?.[1];
  return found ? chapterKeys[Number(found) - 1] : undefined;
}

/** Whether a number is set off by more than a space. */
const isClear = (title: string) => /^\s*[1-9]\s*[^\s\p{L}\p{N}]/u.test(latinDigits(title));

/** Whether a line of the document is a heading with the number of a chapter. */
export function isChapterLine(line: string): boolean {
  const title = /^#{1,6}[ \t]+(.*)/.exec(line)?.[1];
  return title !== undefined && isClear(title) && numberedChapter(title) !== undefined;
}

/** The title without its number. */
export function titleOf(title: string): string {
  return title.slice(number.exec(latinDigits(title))?.[0].length ?? 0).trim();
}

/** The zeros of Arabic, Persian, Devanagari, Bengali, Thai and full-width digits. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];

/** Digits of other scripts as Latin ones; each is one character, so that offsets stay. */
function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const value = code - (zeros.findLast((zero) => zero <= code) ?? Number.NEGATIVE_INFINITY);
    return value < 10 ? String(value) : digit;
  });
}
