import { ArrowRight } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { ChapterName, gapAddress, useGapWords } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Heading, Text } from '#components/text';
import type { Gap } from '#specification';
import { gapText } from '#specification/texts/gaps';
import { nextQuestions } from './next-questions.ts';

/** The few questions whose answers let most go on. */
export function NextSteps() {
  const { gaps } = useDocument();
  const words = useChapterMessages().next;
  const asked = nextQuestions(gaps);
  if (asked.length === 0) return null;
  return (
    <section aria-labelledby="next" className="flex flex-col gap-3">
      <div>
        <Heading level={2} id="next">
          {words.title}
        </Heading>
        <Text size="sm" tone="muted">
          {words.text}
        </Text>
      </div>
      <ol className="flex flex-col overflow-hidden rounded-sheet border border-line bg-surface">
        {asked.map((gap) => (
          <Question key={`${gap.kind} ${gap.path}`} gap={gap} />
        ))}
      </ol>
    </section>
  );
}

function Question({ gap }: { gap: Gap }) {
  const { product, to } = useDocument();
  const words = useChapterMessages().next;
  const { question } = gapText(gap, useGapWords());
  const chapter = product.specification.chapters.find(({ key }) => key === gap.chapter);
  const index = chapter ? product.specification.chapters.indexOf(chapter) + 1 : 0;
  return (
    <li className="border-b border-line last:border-b-0">
      <RouterLink
        to={to(gapAddress(product, gap.path))}
        className="group flex items-center gap-3 px-4 py-2.5 -outline-offset-2 hover:bg-sunken"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{question}</span>
          <span className="text-sm text-muted">
            {chapter && <ChapterName chapter={chapter} number={index} />}
            {gap.blocks.length > 0 && ` · ${words.unblocks(gap.blocks.length)}`}
          </span>
        </span>
        <ArrowRight aria-hidden className="size-4 shrink-0 text-muted group-hover:text-accent rtl:-scale-x-100" />
      </RouterLink>
    </li>
  );
}
