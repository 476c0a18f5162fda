import { Printer } from 'lucide-react';
import { ChapterName, SpecificationCrumbs } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { PageTitle } from '#app/screens';
import { Button } from '#components/button';
import { PageHeader } from '#components/page-header';
import { Stack } from '#components/stack';
import { Heading, HeadingsBelowContext } from '#components/text';
import type { Chapter } from '#specification';
import { Appendix } from './appendix.tsx';
import { ChapterContent } from './chapter-content.tsx';
import { ChapterFacts } from './chapter-facts.tsx';
import { ChapterGaps } from './chapter-gaps.tsx';
import { ChapterState } from './chapter-state.tsx';
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
  return (
    <section aria-labelledby={`chapter-${chapter.key}`} className="flex flex-col gap-5 border-t border-edge pt-6">
      <div className="flex flex-wrap items-center gap-3">
        <Heading level={2} size="lg" id={`chapter-${chapter.key}`}>
          <ChapterName chapter={chapter} number={number} />
        </Heading>
        <ChapterState chapter={chapter} />
      </div>
      <HeadingsBelowContext value={1}>
        <ChapterContent chapter={chapter} isWhole />
        <ChapterGaps chapter={chapter} isWhole />
        <ChapterFacts chapter={chapter} at="" isWhole />
      </HeadingsBelowContext>
    </section>
  );
}
