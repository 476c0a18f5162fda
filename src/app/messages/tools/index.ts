import { use } from 'react';
import { useLocale } from '#components/locale';
import { isSpoken, type Language, languageOf } from '#specification';
import type { Tools } from './en.ts';

export type { Tools } from './en.ts';

/** What is said where something is done with a list: loaded with what says it, in the language that is spoken. */
export const toolTables: Readonly<Record<Language, () => Promise<Tools>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ar: async () => (await import('./ar.ts')).ar,
  ja: async () => (await import('./ja.ts')).ja,
};

const loading = new Map<Language, Promise<Tools>>();

function load(tag: Language): Promise<Tools> {
  const known = loading.get(tag);
  if (known) return known;
  const started = toolTables[tag]().catch((error: unknown) => {
    // A language that does not come is no reason to say nothing.
    loading.delete(tag);
    if (tag === 'en') throw error;
    return load('en');
  });
  loading.set(tag, started);
  return started;
}

/** The words of what is done with lists; suspends until they are there. */
export function useTools(): Tools {
  const { locale } = useLocale();
  return use(load(isSpoken(locale) ? languageOf(locale) : 'en'));
}
