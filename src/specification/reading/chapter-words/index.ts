import { type ChapterKey, chapterKeys } from '../../chapters/keys.ts';
import type { Language } from '../../texts/language.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** What each chapter may be called where a document does not number its chapters. */
export type ChapterWords = Record<ChapterKey, readonly string[]>;

const tables: Record<Language, ChapterWords> = { en, de, ar, ja };

/** A run of letters; of a script without spaces, of those that are not the small words between. */
const word = /[\p{Script=Han}\p{Script=Katakana}ー]+|(?:(?![\p{Script=Han}\p{Script=Katakana}])[\p{L}\p{M}\p{N}])+/gu;

/** The words of a title, each as it is looked up: without case, and in Arabic without article, vowel signs and hamza. */
function wordsOf(title: string): string[] {
  const found =
    title
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\p{Cf}ـً-ْ]/gu, '')
      .match(word) ?? [];
  return found.map((one) => one.replace(/[أإآ]/g, 'ا').replace(/^و?ال(?=..)/, ''));
}

const chapterOfWord = new Map(
  Object.values(tables).flatMap((words) =>
    chapterKeys.flatMap((key) => words[key].map((one) => [wordsOf(one).join(' '), key] as const)),
  ),
);

/** Whether a key is a word for a chapter, and nothing else. */
export const isWordFor = (chapter: ChapterKey, key: string) => chapterOfWord.get(wordsOf(key).join(' ')) === chapter;

const longest = Math.max(...[...chapterOfWord.keys()].map((words) => words.split(' ').length));

/** The chapter that a heading without a number opens: by the first of its words that names one, whole and never in part. */
export function wordedChapter(title: string): ChapterKey | undefined {
  const found = wordsOf(title);
  // Of words that begin alike the longer goes first: `validation errors` are errors.
  for (let at = 0; at < found.length; at++) {
    for (let length = longest; length > 0; length--) {
      const key = chapterOfWord.get(found.slice(at, at + length).join(' '));
      if (key) return key;
    }
  }
  return undefined;
}
