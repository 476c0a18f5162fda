import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ChapterName, chapterTitle, SpecificationCrumbs, StateMore } from '#app/gaps';
import { useMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { NotFoundPage, PageTitle } from '#app/screens';
import { ErrorBoundary } from '#components/error-page';
import { PageHeader } from '#components/page-header';
import { Stack } from '#components/stack';
import { ChapterContent } from './chapter-content.tsx';
import { ChapterFacts } from './chapter-facts.tsx';
import { ChapterGaps } from './chapter-gaps.tsx';
import { ChapterState } from './chapter-state.tsx';
import { FindBox } from './find-box.tsx';
import { Neighbours } from './neighbours.tsx';

/** One chapter: its words, what it does not show, what it states. */
export function ChapterPage({ chapter: key }: { chapter: string }) {
  const product = useProduct();
  const messages = useMessages();
  const [parameters] = useSearchParams();
  const { chapters, file } = product.specification;
  const index = chapters.findIndex((one) => one.key === key);
  const chapter = chapters[index];
  if (!chapter) return <NotFoundPage />;
  const title = chapterTitle(chapter, messages);
  return (
    <Stack gap="lg">
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={<ChapterName chapter={chapter} number={index + 1} />}
        breadcrumbs={<SpecificationCrumbs current={title} />}
        status={<ChapterState chapter={chapter} />}
        description={
          <span className="annotation">
            {file}
            {chapter.line ? `:${chapter.line}` : ''}
          </span>
        }
      />
      <FindBox />
      <ChapterContent chapter={chapter} />
      <ChapterGaps chapter={chapter} />
      {chapter.state === 'stated' && (
        <ErrorBoundary resetKey={product}>
          <Suspense>
            <StateMore chapter={chapter.key} />
          </Suspense>
        </ErrorBoundary>
      )}
      <ChapterFacts chapter={chapter} at={parameters.get('at') ?? ''} />
      <Neighbours index={index} />
    </Stack>
  );
}
