import { useDeferredValue, useMemo } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { SpecificationCrumbs, useGapWords } from '#app/gaps';
import { useChapterMessages, useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { PageTitle } from '#app/screens';
import { Link } from '#components/link';
import { PageHeader } from '#components/page-header';
import { SearchInput } from '#components/search-input';
import { Stack } from '#components/stack';
import { Text } from '#components/text';
import { useTyped } from '#components/text-input';
import { schemaPath, things } from '#specification/vocabulary';
import { saidEntries, searched, useVocabularyWords } from './entries.ts';
import { Expressions } from './expressions.tsx';
import { ThingSection } from './thing-section.tsx';

/** Every key that a document may state. What is searched for, and the key that is meant, stand in the address. */
export function VocabularyPage() {
  const messages = useMessages();
  const texts = useChapterMessages();
  const { here } = useTools().palette;
  const words = useVocabularyWords();
  const gapWords = useGapWords();
  const [parameters, setParameters] = useSearchParams();
  const [typed, type] = useTyped(parameters.get('q') ?? '', (q) => setParameters(q ? { q } : {}, { replace: true }));
  const query = useDeferredValue(typed);
  const at = parameters.get('at') ?? '';
  const all = useMemo(() => saidEntries(words, gapWords), [words, gapWords]);
  const found = searched(all, query);
  const sections = things
    .map((thing) => ({ thing, entries: found.filter((entry) => entry.thing === thing) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <Stack gap="lg">
      <PageTitle>{messages.about.vocabulary}</PageTitle>
      <PageHeader
        title={messages.about.vocabulary}
        breadcrumbs={<SpecificationCrumbs current={messages.about.vocabulary} />}
        description={texts.vocabulary.lead}
      />
      <div className="flex flex-wrap items-center gap-3">
        <SearchInput
          label={texts.vocabulary.search}
          value={typed}
          onValueChange={type}
          className="max-w-96 flex-1 basis-80"
        />
        <Text size="sm" tone="muted" role="status">
          {texts.vocabulary.count(found.length)}
        </Text>
      </div>
      {found.length === 0 && <Text>{texts.vocabulary.nothing}</Text>}
      <nav aria-label={here}>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {sections.map(({ thing }) => (
            <li key={thing} className="flex min-h-6 items-center">
              <Link asChild>
                <RouterLink to={{ search: `?${new URLSearchParams({ ...(query && { q: query }), at: thing })}` }}>
                  {words.things[thing]}
                </RouterLink>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ thing, entries }) => (
        <ThingSection key={thing} title={words.things[thing]} {...{ thing, entries, at }} />
      ))}
      <Expressions query={query} />
      <Text size="sm" tone="muted">
        {texts.vocabulary.inEditor}{' '}
        <code dir="ltr" className="annotation" data-chromatic="ignore">
          # yaml-language-server: $schema={new URL(schemaPath('entities'), document.baseURI).href}
        </code>
      </Text>
    </Stack>
  );
}
