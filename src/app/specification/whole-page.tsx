import { Printer } from 'lucide-react';
import { Suspense } from 'react';
import { drawings } from '#app/chapters';
import { byWeight, chapterTitle, SpecificationCrumbs } from '#app/gaps';
import { useChapterMessages, useMessages } from '#app/messages';
import { useDocument, useProduct } from '#app/product';
import { Prose } from '#app/prose';
import { PageTitle } from '#app/screens';
import { Badge } from '#components/badge';
import { Button } from '#components/button';
import { PageHeader } from '#components/page-header';
import { Skeleton } from '#components/skeleton';
import { Stack } from '#components/stack';
import { Heading } from '#components/text';
import type { Chapter } from '#specification';
import { Appendix } from './appendix.tsx';
import { certaintyOf } from './certainty.ts';
import { ChapterFacts } from './chapter-facts.tsx';
import { GapList } from './gap-list.tsx';
import { Introduction } from './introduction.tsx';

/** All chapters one after the other, to be read or printed. */
export function WholePage() {
  const product = useProduct();
  const words = useChapterMessages().whole;
  return (
    <Stack gap="xl">
      <PageTitle>{words.title}</PageTitle>
      <PageHeader
        title={product.title.text}
        breadcrumbs={<SpecificationCrumbs current={words.title} />}
        actions={
          <Button onClick={() => window.print()} className="print:hidden">
            <Printer aria-hidden className="size-4" />
            {words.print}
          </Button>
        }
      />
      {!product.specification.purpose.summary && <Introduction />}
      {product.specification.chapters.map((chapter, index) => (
        <WholeChapter key={chapter.key} chapter={chapter} number={index + 1} />
      ))}
      <Appendix />
    </Stack>
  );
}

function WholeChapter({ chapter, number }: { chapter: Chapter; number: number }) {
  const { gaps } = useDocument();
  const messages = useMessages();
  const texts = useChapterMessages();
  const words = texts.whole;
  const Drawing = drawings[chapter.key];
  const open = byWeight(gaps.filter((gap) => gap.chapter === chapter.key && gap.weight !== 'detail'));
  return (
    <section aria-labelledby={`chapter-${chapter.key}`} className="flex flex-col gap-5 border-t border-edge pt-6">
      <div className="flex flex-wrap items-center gap-3">
        <Heading level={2} size="lg" id={`chapter-${chapter.key}`}>
          {number}. {chapterTitle(chapter, messages)}
        </Heading>
        <Badge certainty={certaintyOf[chapter.state]}>{texts.overview.states[chapter.state]}</Badge>
      </div>
      {chapter.prose.length > 0 && <Prose nodes={chapter.prose} />}
      {Drawing && chapter.state === 'stated' ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <Drawing chapter={chapter} />
        </Suspense>
      ) : (
        <ChapterFacts chapter={chapter} at="" />
      )}
      {open.length > 0 && (
        <div className="flex flex-col gap-2">
          <Heading level={2} size="sm">
            {words.questions} · {open.length}
          </Heading>
          <GapList gaps={open} />
        </div>
      )}
    </section>
  );
}
