import { Download, Printer } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ChapterName, SpecificationCrumbs, useAsked } from '#app/gaps';
import { saveFile } from '#app/hand-over';
import { useChapterMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { PageTitle } from '#app/screens';
import { Button } from '#components/button';
import { PageHeader } from '#components/page-header';
import { Stack } from '#components/stack';
import { Heading, HeadingsBelowContext, Text } from '#components/text';
import type { Chapter, Specification } from '#specification';
import { Appendix } from './appendix.tsx';
import { AsWritten } from './as-written.tsx';
import { ChapterContent } from './chapter-content.tsx';
import { ChapterGaps } from './chapter-gaps.tsx';
import { ChapterState } from './chapter-state.tsx';
import { Contents } from './contents.tsx';
import { Introduction } from './introduction.tsx';
import { pageAsHtml } from './page-as-html.ts';

/** All chapters one after the other, to be read or printed. */
export function WholePage() {
  const product = useProduct();
  const { whole: words, gapsPage } = useChapterMessages();
  const page = useRef<HTMLDivElement>(null);
  const name = `${product.specification.file.replace(/^.*\/|\.\w+$/g, '')}.html`;
  return (
    <Stack ref={page} gap="xl">
      <PageTitle>{words.title}</PageTitle>
      <PageHeader
        title={product.title.text}
        breadcrumbs={<SpecificationCrumbs current={words.title} />}
        actions={
          <div className="flex flex-wrap gap-2 print:hidden">
            <Button onClick={() => page.current && saveFile(name, asFile(page.current, product.title.text))}>
              <Download aria-hidden className="size-4" />
              {gapsPage.saveAs('HTML')}
            </Button>
            <Button onClick={() => window.print()}>
              <Printer aria-hidden className="size-4" />
              {words.print}
            </Button>
          </div>
        }
      />
      {!product.specification.purpose.summary && isApart(product.specification) && <Introduction />}
      <Contents />
      {product.specification.chapters.map((chapter, index) => (
        <WholeChapter key={chapter.key} chapter={chapter} number={index + 1} />
      ))}
      <Appendix />
      <AsWritten />
    </Stack>
  );
}

const asFile = (page: HTMLElement, title: string) => new Blob([pageAsHtml(page, title)], { type: 'text/html' });

function WholeChapter({ chapter, number }: { chapter: Chapter; number: number }) {
  const { overview } = useChapterMessages();
  const place = useAsked<HTMLElement>(useSearchParams()[0].get('at') === chapter.key);
  return (
    <section
      {...place}
      aria-labelledby={`chapter-${chapter.key}`}
      className="flex flex-col gap-5 border-t border-edge pt-6"
    >
      <div className="flex flex-wrap items-center gap-3">
        <Heading level={2} size="lg" id={`chapter-${chapter.key}`}>
          <ChapterName chapter={chapter} number={number} />
        </Heading>
        <ChapterState chapter={chapter} />
      </div>
      <HeadingsBelowContext value={1}>
        {chapter.state === 'none' && <Text>{overview.none}</Text>}
        <ChapterContent chapter={chapter} isWhole />
        <ChapterGaps chapter={chapter} isWhole />
      </HeadingsBelowContext>
    </section>
  );
}

/** Whether what introduces a document is not what its first chapter says. */
function isApart({ chapters, preface }: Specification): boolean {
  return chapters.find(({ key }) => key === 'purpose')?.prose !== preface;
}
