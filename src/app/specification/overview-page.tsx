import { useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { PageTitle } from '#app/screens';
import { Grid, Stack } from '#components/stack';
import { Heading, Text } from '#components/text';
import { Appendix } from './appendix.tsx';
import { Audience } from './audience.tsx';
import { ChapterTile } from './chapter-tile.tsx';
import { CopyQuestions } from './copy-questions.tsx';
import { OpenDocument } from './open-document.tsx';
import { Prose } from './prose.tsx';

/** What the app is assembled from: nine chapters, how far each is known, and what waits for the rest. */
export function OverviewPage() {
  const { product } = useDocument();
  const messages = useMessages();
  const { chapters, file, preface, purpose } = product.specification;
  const known = chapters.filter(({ state }) => state === 'stated' || state === 'none').length;
  const described = chapters.filter(({ state }) => state === 'described').length;
  // Where there is nothing to look at yet, the way to something is not below the fold.
  const isKnown = known + described > 0;
  return (
    <Stack gap="xl">
      <PageTitle>{messages.specification}</PageTitle>
      <header className="flex flex-col gap-4">
        <Text size="note" tone="muted">
          {messages.overview.document(file)}
        </Text>
        <Heading level={1} size="xl">
          {product.title.text}
        </Heading>
        {(purpose.summary || preface.length === 0) && (
          <Text size="lg" className="max-w-prose">
            {purpose.summary ?? messages.overview.lead}
          </Text>
        )}
        {preface.length > 0 && <Prose nodes={preface} />}
        <Audience />
      </header>

      {!isKnown && <OpenDocument />}

      <section aria-labelledby="chapters" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div>
            <Heading level={2} id="chapters">
              {messages.overview.chapters}
            </Heading>
            <Text size="sm" tone="muted">
              {messages.overview.chaptersStated(known)}
              {described > 0 && ` · ${messages.overview.chaptersDescribed(described)}`} · {messages.overview.legend}
            </Text>
          </div>
          <CopyQuestions />
        </div>
        <Grid columns="md" gap="md">
          {chapters.map((chapter, index) => (
            <ChapterTile key={chapter.key} chapter={chapter} number={index + 1} />
          ))}
        </Grid>
      </section>

      <Appendix />
      {isKnown && <OpenDocument />}
    </Stack>
  );
}
