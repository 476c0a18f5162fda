import type { ChapterKey } from '../../chapters/keys.ts';
import { type Language, languageOf } from '../language.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';

export type ChapterTitles = Readonly<Record<ChapterKey, string>>;

/** What the chapters are called where a document does not say it. */
const titles: Readonly<Record<Language, ChapterTitles>> = { en, de, ar, ja };

export const titleIn = (language: Language, chapter: ChapterKey) => titles[language][chapter];

/** The same in the language for a BCP 47 tag. */
export const titleFor = (locale: string, chapter: ChapterKey) => titleIn(languageOf(locale), chapter);
