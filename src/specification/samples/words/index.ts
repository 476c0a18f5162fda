import type { Product } from '../../compile/index.ts';
import type { Language } from './words.ts';

export type { Language, Thing, Topic } from './words.ts';

const loaders: Readonly<Record<string, () => Promise<Language>>> = {
  ar: async () => languageOf(await import('@faker-js/faker/locale/ar'), await import('./ar.ts')),
  de: async () => languageOf(await import('@faker-js/faker/locale/de'), await import('./de.ts')),
  en: async () => languageOf(await import('@faker-js/faker/locale/en'), await import('./en.ts')),
  ja: async () => languageOf(await import('@faker-js/faker/locale/ja'), await import('./ja.ts')),
};

function languageOf({ faker }: Pick<Language, 'faker'>, { words }: Pick<Language, 'words'>): Language {
  return { faker, words };
}

const loaded = new Map<string, Language>();

/** Loads what samples in the first language of a product are made from. */
export async function readyFor(product: Product): Promise<void> {
  const name = nameOf(product);
  const load = loaders[name];
  if (!loaded.has(name) && load) loaded.set(name, await load());
}

/** What samples of a product are made from; undefined where it was not loaded. */
export function languageFor(product: Product): Language | undefined {
  return loaded.get(nameOf(product));
}

function nameOf({ locales }: Product): string {
  const name = (locales[0] ?? '').split('-')[0]?.toLowerCase() ?? '';
  return Object.hasOwn(loaders, name) ? name : 'en';
}
