import { countOf } from '#app/gaps';
import { useChapterMessages, useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Heading, Text } from '#components/text';
import { coverageOfAll } from '#specification/survey';
import { CoverageBar, settledIn, usePercent } from './coverage-bar.tsx';

/** How far the whole document is known, and how many questions are open. */
export function WholeCoverage() {
  const { product, gaps, problems } = useDocument();
  const messages = useMessages();
  const { coverage: words, mending } = useChapterMessages();
  const percent = usePercent();
  const coverage = coverageOfAll(product.specification, gaps);
  const { open, details } = countOf(gaps);
  const parts = [words.questions(open), details > 0 && messages.detailCount(details)].filter(Boolean);
  return (
    <section aria-labelledby="coverage" className="flex flex-col gap-2">
      <Heading level={2} id="coverage">
        {words.title}
      </Heading>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-3xl font-bold tracking-tighter">{percent(settledIn(coverage))}</span>
        <span className="text-sm text-muted">{parts.join(' · ')}</span>
        {problems.length > 0 && (
          <strong className="text-sm font-medium text-caution">{mending.count(problems.length)}</strong>
        )}
      </div>
      <Text size="sm" tone="muted">
        {words.text}
      </Text>
      <CoverageBar coverage={coverage} isLarge />
      <p aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        <Key look="bg-accent border-accent" words={words.stated} />
        <Key look="bg-accent-soft border-accent" words={words.open} />
        <Key look="border-dashed border-accent bg-surface" words={words.described} />
        <Key look="hatch border-edge" words={words.notShown} />
      </p>
    </section>
  );
}

function Key({ look, words }: { look: string; words: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`h-2 w-5 rounded-control border ${look}`} />
      {words}
    </span>
  );
}
