import { type ChapterKey, chapterKeys } from '../../chapters/keys.ts';
import { type Language, languages } from '../../texts/language.ts';
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

const chaptersOf = (words: ChapterWords) =>
  new Map(chapterKeys.flatMap((key) => words[key].map((one) => [wordsOf(one).join(' '), key] as const)));

const inLanguage = languages.map((language) => [language, chaptersOf(tables[language])] as const);
const chapterOfWord = new Map(inLanguage.flatMap(([, words]) => [...words]));

/** Whether a key is a word for a chapter, and nothing else. */
export const isWordFor = (chapter: ChapterKey, key: string) => chapterOfWord.get(wordsOf(key).join(' ')) === chapter;

const longest = Math.max(...[...chapterOfWord.keys()].map((words) => words.split(' ').length));

/** The chapter that a heading without a number opens: by the first of its words that names one, whole and never in part. */
export function wordedChapter(title: string): ChapterKey | undefined {
  const found = wordsOf(title);
  for (let at = 0; at < found.length; at++) {
    const [key] = chapterAt(found, at);
    if (key) return key;
  }
  return undefined;
}

/** Whether a title is made of nothing but words for chapters: `Screens and routes`, not `Appendix: routes`. */
export function isOnlyWords(title: string): boolean {
  const found = wordsOf(title).filter((one) => !between.has(one));
  for (let at = 0; at < found.length; ) {
    const [key, length = 1] = chapterAt(found, at);
    if (!key) return false;
    at += length;
  }
  return found.length > 0;
}

const between: ReadonlySet<string> = new Set(['and', 'und']);

/** The chapter that the words from one on name: of words that begin alike the longer, as `validation errors` are errors. */
function chapterAt(found: readonly string[], at: number, of = chapterOfWord): [key?: ChapterKey, length?: number] {
  for (let length = longest; length > 0; length--) {
    const key = of.get(found.slice(at, at + length).join(' '));
    if (key) return [key, length];
  }
  return [];
}

/** The language in which most of some titles name their chapters; undefined where none does. */
export function languageOfTitles(titles: readonly string[]): Language | undefined {
  const counted = inLanguage.map(([language, words]) => {
    const named = titles.map(wordsOf).filter((found) => found.some((_, at) => chapterAt(found, at, words)[0]));
    return [language, named.length] as const;
  });
  const [most] = counted.toSorted(([, one], [, other]) => other - one);
  return most && most[1] > 0 ? most[0] : undefined;
}
