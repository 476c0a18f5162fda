import { BookOpenText } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { specificationPath } from '#app/gaps';
import { useChapterMessages, useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { PageTitle } from '#app/screens';
import { Button } from '#components/button';
import { Grid, Stack } from '#components/stack';
import { Heading, Text } from '#components/text';
import { coverageOfAll } from '#specification/survey';
import { Appendix } from './appendix.tsx';
import { Audience } from './audience.tsx';
import { Changes } from './changes.tsx';
import { ChapterTile } from './chapter-tile.tsx';
import { CopyQuestions } from './copy-questions.tsx';
import { FindBox } from './find-box.tsx';
import { Introduction } from './introduction.tsx';
import { NextSteps } from './next-steps.tsx';
import { OpenDocument } from './open-document.tsx';
import { WholeCoverage } from './whole-coverage.tsx';

/** Where less than this is known, there is more to be looked at in an example. */
const little = 0.25;

/** What the app is assembled from: nine chapters, how far each is known, and what waits for the rest. */
export function OverviewPage() {
  const { product, to } = useDocument();
  const messages = useMessages();
  const words = useChapterMessages();
  const { chapters, file } = product.specification;
  const known = chapters.filter(({ state }) => state === 'stated' || state === 'none').length;
  const described = chapters.filter(({ state }) => state === 'described').length;
  const isKnown = coverageOfAll(product.specification).stated >= little;
  return (
    <Stack gap="xl">
      <PageTitle>{messages.specification}</PageTitle>
      <header className="flex flex-col gap-4">
        <Text size="note" tone="muted">
          {words.overview.document(file)}
        </Text>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Heading level={1} size="xl">
            {product.title.text}
          </Heading>
          <Button asChild size="sm" className="print:hidden">
            <RouterLink to={to(`${specificationPath(product)}/all`)}>
              <BookOpenText aria-hidden className="size-4" />
              {words.whole.open}
            </RouterLink>
          </Button>
        </div>
        <Introduction />
        <Audience />
        {isKnown && <OpenDocument isRow />}
      </header>
      {!isKnown && <OpenDocument />}
      <WholeCoverage />
      <FindBox />
      <Changes />
      <NextSteps />

      <section aria-labelledby="chapters" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div>
            <Heading level={2} id="chapters">
              {words.overview.chapters}
            </Heading>
            <Text size="sm" tone="muted">
              {words.overview.chaptersStated(known)}
              {described > 0 && ` · ${words.overview.chaptersDescribed(described)}`} · {words.overview.legend}
            </Text>
          </div>
          <CopyQuestions />
        </div>
        <Grid columns="md" gap="md" className="xl:grid-cols-3">
          {chapters.map((chapter, index) => (
            <ChapterTile key={chapter.key} chapter={chapter} number={index + 1} />
          ))}
        </Grid>
      </section>

      <Appendix />
    </Stack>
  );
}
