import { Copy } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Badge } from '#components/badge';
import { Button } from '#components/button';
import { Grid, Stack } from '#components/stack';
import { Heading, Text } from '#components/text';
import { useToast } from '#components/toast';
import { type Chapter, english, productTitle, screenLabel } from '#spec';
import { certaintyOf } from './certainty.ts';
import { countFacts } from './facts.tsx';
import { OpenDocument } from './open-document.tsx';
import { Prose } from './prose.tsx';

/** What the app is assembled from: nine chapters, how far each is known, and what waits for the rest. */
export function OverviewPage() {
  const { specification } = useProduct();
  const messages = useMessages();
  const title = productTitle(specification);
  const stated = specification.chapters.filter(({ state }) => state === 'stated' || state === 'none').length;
  return (
    <Stack gap="xl">
      <title>{`${messages.specification} · ${title.text}`}</title>
      <header className="flex flex-col gap-4">
        <Text size="note" tone="muted">
          {messages.overview.document(specification.file)}
        </Text>
        <Heading level={1} size="xl">
          {title.text}
        </Heading>
        <Text size="lg" className="max-w-prose">
          {specification.purpose.summary ?? messages.overview.lead}
        </Text>
        {specification.preface.length > 0 && <Prose nodes={specification.preface} />}
      </header>

      <section aria-labelledby="chapters" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div>
            <Heading level={2} id="chapters">
              {messages.overview.chapters}
            </Heading>
            <Text size="sm" tone="muted">
              {messages.overview.chaptersStated(stated)} · {messages.overview.legend}
            </Text>
          </div>
          <CopyQuestions />
        </div>
        <Grid columns="md" gap="md">
          {specification.chapters.map((chapter, index) => (
            <ChapterTile key={chapter.key} chapter={chapter} number={index + 1} />
          ))}
        </Grid>
      </section>

      <OpenDocument />
    </Stack>
  );
}

const tiles = {
  stated: 'border-edge bg-surface',
  assumed: 'border-dashed border-edge bg-surface',
  notShown: 'hatch border-dashed border-edge',
};

function ChapterTile({ chapter, number }: { chapter: Chapter; number: number }) {
  const { specification, gaps, to } = useProduct();
  const messages = useMessages();
  const open = gaps.filter((gap) => gap.chapter === chapter.key);
  const text = english.gaps[`chapter.${chapter.key}`]('');
  const facts = countFacts(specification[chapter.key]);
  const isKnown = chapter.state === 'stated' || chapter.state === 'none';
  const waiting = [...new Set(open.flatMap(({ blocks }) => blocks))].map(
    (name) => screenLabel(specification, name).text,
  );
  const waitsFor =
    waiting.length > 0
      ? waiting.join(', ')
      : isKnown
        ? messages.overview.nothing
        : messages.overview.waits[chapter.key];
  return (
    <article
      className={`relative flex flex-col rounded-sheet border p-2.5 hover:border-accent has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus ${tiles[certaintyOf[chapter.state]]}`}
    >
      <div className="flex flex-1 flex-col gap-2 rounded-control bg-surface p-2.5">
        <div className="flex items-baseline justify-between gap-2">
          <span className="annotation text-muted">{String(number).padStart(2, '0')}</span>
          <Badge certainty={certaintyOf[chapter.state]}>{messages.overview.states[chapter.state]}</Badge>
        </div>
        <Heading level={3} size="sm">
          <RouterLink
            to={to(`/_specification/${chapter.key}`)}
            className="outline-none after:absolute after:inset-0 after:rounded-sheet"
          >
            {chapter.title}
          </RouterLink>
        </Heading>
        {isKnown ? (
          <p className="text-sm text-muted">
            {chapter.state === 'none' ? messages.overview.none : messages.overview.facts(facts)}
            {open.length > 0 ? ` · ${messages.gapCount(open.length)}` : ` · ${messages.overview.complete}`}
          </p>
        ) : (
          <>
            <p className="text-sm text-muted">
              {messages.overview.missing}: {lowerFirst(text.missing)}
            </p>
            <p className="text-sm">“{text.question}”</p>
          </>
        )}
        <p className="mt-auto border-t border-line pt-2 text-xs text-muted">
          {!isKnown && <span className="block">{text.meanwhile}</span>}
          {messages.overview.blocks}: {waitsFor}
        </p>
      </div>
    </article>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The questions of all gaps as a list, to be sent to who can answer them. */
function CopyQuestions() {
  const { gaps, specification } = useProduct();
  const messages = useMessages();
  const tell = useToast();
  if (gaps.length === 0) return null;
  const copy = async () => {
    const questions = specification.chapters.flatMap(({ key, title }, index) => {
      const asked = gaps.filter(({ chapter }) => chapter === key);
      const lines = asked.map(
        (gap) => `- ${english.gaps[gap.kind](gap.subject).question} (${specification.file}:${gap.line})`,
      );
      return asked.length > 0 ? [`## ${index + 1}. ${title}`, '', ...lines, ''] : [];
    });
    try {
      await navigator.clipboard.writeText(questions.join('\n'));
      tell({ title: messages.overview.copied });
    } catch {
      tell({ title: messages.overview.notCopied, isError: true });
    }
  };
  return (
    <Button size="sm" onClick={() => void copy()}>
      <Copy aria-hidden className="size-4" />
      {messages.overview.copyQuestions}
    </Button>
  );
}
