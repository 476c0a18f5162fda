import { use } from 'react';
import { ahead } from '#components/lazily';
import { useLocale } from '#components/locale';
import { isSpoken, type Language, languageOf } from '#specification';

const tagOf = (locale: string): Language => (isSpoken(locale) ? languageOf(locale) : 'en');

/** Texts that are loaded with what says them, in the language that is spoken. The hook suspends until they are there. */
export function loadedTable<Table>(tables: Readonly<Record<Language, () => Promise<Table>>>): () => Table {
  const loading = new Map<Language, Promise<Table>>();
  const load = (tag: Language): Promise<Table> => {
    const known = loading.get(tag);
    if (known) return known;
    const started = tables[tag]().catch((error: unknown) => {
      // A language that does not come is no reason to say nothing.
      loading.delete(tag);
      if (tag === 'en') throw error;
      return load('en');
    });
    loading.set(tag, started);
    return started;
  };
  ahead(() => load(tagOf(document.documentElement.lang)));
  // biome-ignore lint/correctness/noComponentHookFactories: called once a table, while modules are read
  return function useLoadedTable() {
    const { locale } = useLocale();
    return use(load(tagOf(locale)));
  };
}
