import { english, type UiStrings } from '#components/locale';
import { languageOf, type Language as Spoken } from '#specification';
import { en, type Messages } from './en/index.ts';

/** What the app and its library say in one language. */
export interface Language {
  messages: Messages;
  strings: UiStrings;
}

/** The one that is always there. */
export const builtIn: Language = { messages: en, strings: english };

/** Every language that is spoken. English is built in, another is loaded; what is not translated does not compile. */
export const languages: Readonly<Record<Spoken, () => Promise<Language>>> = {
  en: async () => builtIn,
  de: async () => (await import('./de/index.ts')).german,
  ar: async () => (await import('./ar/index.ts')).arabic,
  ja: async () => (await import('./ja/index.ts')).japanese,
};

/** The texts for a locale; English where the app does not speak its language. */
export function loadLanguage(locale: string): Promise<Language> {
  return languages[languageOf(locale)]();
}
