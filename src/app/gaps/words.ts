import { use } from 'react';
import { freshly } from '#app/lazily';
import { useLocale } from '#components/locale';
import type { GapWords } from '#specification/texts/gaps';
import type { ProblemWords } from '#specification/texts/problems';

/** Loads a table of words once; one that does not come is asked for again. */
function kept<Words>(load: (locale: string) => Promise<Words>): (locale: string) => Promise<Words> {
  const known = new Map<string, Promise<Words>>();
  return (locale) => {
    const loading = known.get(locale) ?? load(locale);
    known.set(locale, loading);
    loading.catch(() => known.delete(locale));
    return loading;
  };
}

const loadGapTexts = () => import('#specification/texts/gaps');
const loadProblemTexts = () => import('#specification/texts/problems');
const gapWords = kept(async (locale): Promise<GapWords> => (await freshly(loadGapTexts)).gapWordsFor(locale));
const problemWords = kept(
  async (locale): Promise<ProblemWords> => (await freshly(loadProblemTexts)).problemWordsFor(locale),
);

/** The words of gaps in the language of the page; suspends while they are on their way. */
export function useGapWords(): GapWords {
  return use(gapWords(useLocale().locale));
}

/** The words of problems in the language of the page; suspends while they are on their way. */
export function useProblemWords(): ProblemWords {
  return use(problemWords(useLocale().locale));
}
