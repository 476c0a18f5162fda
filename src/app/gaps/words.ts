import { use } from 'react';
import { freshly, loadOnce } from '#components/lazily';
import { useLocale } from '#components/locale';
import type { GapWords } from '#specification/texts/gaps';
import type { ProblemWords } from '#specification/texts/problems';

const loadGapTexts = () => import('#specification/texts/gaps');
const loadProblemTexts = () => import('#specification/texts/problems');
const gapWords = loadOnce(
  async (locale: string): Promise<GapWords> => (await freshly(loadGapTexts)).gapWordsFor(locale),
);
const problemWords = loadOnce(
  async (locale: string): Promise<ProblemWords> => (await freshly(loadProblemTexts)).problemWordsFor(locale),
);

/** The words of gaps in the language of the page; suspends while they are on their way. */
export function useGapWords(): GapWords {
  return use(gapWords(useLocale().locale));
}

/** The words of problems in the language of the page; suspends while they are on their way. */
export function useProblemWords(): ProblemWords {
  return use(problemWords(useLocale().locale));
}
