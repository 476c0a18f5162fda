import { useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { chapterTables, VoiceContext } from '#app/messages';
import { useDocument } from '#app/product';
import { freshly } from '#components/lazily';
import { useLocale } from '#components/locale';

const loadFacts = () => import('#app/facts');
const loadTexts = () => import('#specification/texts/gaps');

interface FoundFacts {
  /** What they have in common; empty until it is known. */
  title: string;
  facts: readonly { key: string; title: string; text: string; address: string }[];
}

const most = 6;
const nothing: FoundFacts = { title: '', facts: [] };

/** What the document states, says and leaves open, by what is typed. Nothing where there are no pages about it. */
export function useFoundFacts(typed: string): FoundFacts {
  const document = useDocument();
  const voice = use(VoiceContext);
  const { locale } = useLocale();
  const { data } = useQuery({
    queryKey: ['facts', locale],
    enabled: !import.meta.env.PRODUCT_ALONE && typed.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      if (import.meta.env.PRODUCT_ALONE) return undefined;
      const [finding, gaps, chapters] = await Promise.all([
        freshly(loadFacts),
        freshly(loadTexts).then(({ gapWordsFor }) => gapWordsFor(locale)),
        freshly(chapterTables[voice]),
      ]);
      return { ...finding, gaps, chapters };
    },
  });
  const entries = useMemo(
    () => (data ? data.entriesOf(document, data.gaps, data.chapters.condition) : []),
    [data, document],
  );
  if (!data || typed.trim() === '') return nothing;
  return {
    title: data.chapters.find.within,
    facts: data
      .findIn(entries, typed)
      .slice(0, most)
      .map((entry) => ({
        key: `${entry.kind} ${entry.path} ${entry.text}`,
        title: entry.title || data.chapters.find.kinds[entry.kind],
        text: entry.text,
        address: document.to(data.addressOf(document, entry)),
      })),
  };
}
