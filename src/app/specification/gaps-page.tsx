import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { byWeight, chapterTitle, countOf, SpecificationCrumbs, sayCount, useGapWords } from '#app/gaps';
import { useChapterMessages, useMessages } from '#app/messages';
import { ClosedNotes, NotesBar, useNotes } from '#app/notes';
import { useDocument } from '#app/product';
import { PageTitle } from '#app/screens';
import { PageHeader } from '#components/page-header';
import { Stack } from '#components/stack';
import { Text } from '#components/text';
import { gapKey } from '#specification/notes';
import { gapText } from '#specification/texts/gaps';
import { GapFilterBar } from './gap-filter-bar.tsx';
import { filtered, filtersIn } from './gap-filters.ts';
import { GapList } from './gap-list.tsx';
import { TakeAlong } from './take-along.tsx';

/** Every gap, what weighs most first; the filters stand in the address, and details are folded away. */
export function GapsPage() {
  const { product, gaps } = useDocument();
  const messages = useMessages();
  const texts = useChapterMessages();
  const [parameters] = useSearchParams();
  const { notes } = useNotes();
  const filters = filtersIn(parameters);
  const found = byWeight(filtered(gaps, filters, product, notes));
  const open = found.filter(({ weight }) => weight !== 'detail');
  const details = found.filter(({ weight }) => weight === 'detail');
  return (
    <Stack gap="lg">
      <PageTitle>{messages.about.allGaps}</PageTitle>
      <PageHeader
        title={messages.about.allGaps}
        breadcrumbs={<SpecificationCrumbs current={messages.about.allGaps} />}
        description={texts.gapsPage.lead}
        actions={<TakeAlong gaps={found} />}
      />
      <GapFilterBar filters={filters} />
      <Text size="sm" tone="muted" role="status">
        {sayCount(countOf(found), messages) ?? texts.gapsPage.none}
      </Text>
      {open.length > 0 && <GapList gaps={open} />}
      {details.length > 0 && (
        <details key={parameters.toString()} open={open.length === 0}>
          <summary className="min-h-6 font-medium">{messages.detailCount(details.length)}</summary>
          <div className="mt-3">
            <GapList gaps={details} />
          </div>
        </details>
      )}
      <NotesBar />
      <Suspense>
        <Closed />
      </Suspense>
    </Stack>
  );
}

/** Notes whose question is gone, and the questions that they could go to. */
function Closed() {
  const { product, gaps } = useDocument();
  const messages = useMessages();
  const words = useGapWords();
  const { chapters } = product.specification;
  return (
    <ClosedNotes
      open={new Map(gaps.map((gap) => [gapKey(gap, product.specification), gapText(gap, words).question]))}
      titleOf={(key) => {
        const chapter = chapters.find((one) => one.key === key);
        return chapter && chapterTitle(chapter, messages);
      }}
    />
  );
}
