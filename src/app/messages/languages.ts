import { english, type UiStrings } from '#components/locale';
import { isSpoken, type Language as Spoken, languageOf as spokenFor } from '#specification';
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

/** The tag of the language that is spoken for a locale: its own, that without region, else undefined. */
export function languageOf(locale: string): Spoken | undefined {
  return isSpoken(locale) ? spokenFor(locale) : undefined;
}

const loaded = new Map<string, Promise<Language>>();

/** The texts for a locale; English where the app does not speak its language. */
export function loadLanguage(locale: string): Promise<Language> {
  const tag = languageOf(locale);
  const load = tag === undefined ? undefined : languages[tag];
  if (tag === undefined || !load) return Promise.resolve(builtIn);
  const known = loaded.get(tag) ?? load();
  loaded.set(tag, known);
  // One that failed to come is asked for again.
  known.catch(() => loaded.delete(tag));
  return known;
}
