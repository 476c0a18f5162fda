import { use } from 'react';
import { ahead, freshly, loadOnce } from '#components/lazily';
import { languageOf } from '#specification';
import type { Voice } from './languages.ts';
import { VoiceContext } from './messages.ts';

/** Texts that are loaded with what says them, in the language that is spoken. The hook suspends until they are there. */
export function loadedTable<Table>(tables: Readonly<Record<Voice, () => Promise<Table>>>): () => Table {
  // A language that does not come is no reason to say nothing.
  const load = loadOnce((voice: Voice) => {
    const own = freshly(tables[voice]);
    return voice === 'en' ? own : own.catch(() => freshly(tables.en));
  });
  ahead(() => load(languageOf(document.documentElement.lang)));
  // biome-ignore lint/correctness/noComponentHookFactories: called once a table, while modules are read
  return function useLoadedTable() {
    return use(load(use(VoiceContext)));
  };
}
