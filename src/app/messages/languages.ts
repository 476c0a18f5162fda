import { english, type UiStrings } from '#components/locale';
import { languageOf, type Language as Spoken } from '#specification';
import { en, enOf, type Messages } from './en/index.ts';

/** What the app and its library say in one language. */
export interface Language {
  messages: Messages;
  strings: UiStrings;
}

/** How the app speaks: a language, or English that keeps the names of the document as its language writes them. */
export type Voice = Spoken | 'enAsWritten';

/** Which languages write nouns with a capital letter wherever they stand. */
const capitalising = /^(de|lb)\b/i;

/**
 * The voice for a locale; English where the app does not speak its language.
 * @param namesIn what the names of the document are written in
 */
export function voiceOf(locale: string, namesIn?: string): Voice {
  const language = languageOf(locale);
  return language === 'en' && capitalising.test(namesIn ?? '') ? 'enAsWritten' : language;
}

/** A name of the document that an English sentence keeps. */
export const asWritten = (name: string) => name;

/** The one that is always there. */
export const builtIn: Language = { messages: en, strings: english };

/** Every voice. English is built in, another is loaded; what is not translated does not compile. */
const languages: Readonly<Record<Voice, () => Promise<Language>>> = {
  en: async () => builtIn,
  enAsWritten: async () => ({ messages: enOf(asWritten), strings: english }),
  de: async () => (await import('./de/index.ts')).german,
  ar: async () => (await import('./ar/index.ts')).arabic,
  ja: async () => (await import('./ja/index.ts')).japanese,
};

/** The texts for a voice. */
export function loadLanguage(voice: Voice): Promise<Language> {
  return languages[voice]();
}
