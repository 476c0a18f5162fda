import { use } from 'react';
import { ahead, loadOnce } from '#components/lazily';
import { useLocale } from '#components/locale';
import { type Language, languageOf } from '#specification';

/** Texts that are loaded with what says them, in the language that is spoken. The hook suspends until they are there. */
export function loadedTable<Table>(tables: Readonly<Record<Language, () => Promise<Table>>>): () => Table {
  // A language that does not come is no reason to say nothing.
  const load = loadOnce((tag: Language) => tables[tag]().catch(tables.en));
  ahead(() => load(languageOf(document.documentElement.lang)));
  // biome-ignore lint/correctness/noComponentHookFactories: called once a table, while modules are read
  return function useLoadedTable() {
    const { locale } = useLocale();
    return use(load(languageOf(locale)));
  };
}
