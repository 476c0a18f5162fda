import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ChapterName, SpecificationCrumbs, useGapWords } from '#app/gaps';
import { useChapterMessages, useMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { PageTitle } from '#app/screens';
import { PageHeader } from '#components/page-header';
import { SearchInput } from '#components/search-input';
import { Stack } from '#components/stack';
import { Heading, Text } from '#components/text';
import { useTyped } from '#components/text-input';
import { chapterOfThing, inShort, nameInShort, schemaPath, things } from '#specification/vocabulary';
import { saidEntries, searched, useVocabularyWords } from './entries.ts';
import { Expressions } from './expressions.tsx';
import { KeyEntry } from './key-entry.tsx';
import { Shorter } from './shorter.tsx';

/** Every key that a document may state. What is searched for, and the key that is meant, stand in the address. */
export function VocabularyPage() {
  const product = useProduct();
  const messages = useMessages();
  const texts = useChapterMessages();
  const words = useVocabularyWords();
  const gapWords = useGapWords();
  const [parameters, setParameters] = useSearchParams();
  const [typed, type] = useTyped(parameters.get('q') ?? '', (q) => setParameters(q ? { q } : {}, { replace: true }));
  const query = useDeferredValue(typed);
  const at = parameters.get('at') ?? '';
  const all = useMemo(() => saidEntries(words, gapWords), [words, gapWords]);
  const found = searched(all, query);
  const { chapters } = product.specification;
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
      {things.map((thing) => {
        const own = found.filter((entry) => entry.thing === thing);
        const chapter = chapters.find(({ key }) => key === chapterOfThing(thing));
        if (own.length === 0 || !chapter) return null;
        return (
          <section key={thing} aria-labelledby={`thing-${thing}`} className="flex flex-col gap-2">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Heading level={2} size="md" id={`thing-${thing}`}>
                {words.things[thing]}
              </Heading>
              <Text size="sm" tone="muted">
                <ChapterName chapter={chapter} number={chapters.indexOf(chapter) + 1} /> ·{' '}
                <a className="underline" href={schemaPath(chapter.key)}>
                  {texts.vocabulary.schema}
                </a>
              </Text>
            </div>
            <Shorter name={nameInShort(thing)} forms={inShort(thing)} />
            <ul className="flex flex-col rounded-sheet border border-line bg-surface">
              {own.map((entry) => (
                <KeyEntry key={entry.id} entry={entry} isAsked={entry.id === at} />
              ))}
            </ul>
          </section>
        );
      })}
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
