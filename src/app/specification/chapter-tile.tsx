import { Link as RouterLink } from 'react-router';
import { chapterTitle, isRefused, specificationPath } from '#app/gaps';
import { useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Heading } from '#components/text';
import type { Chapter } from '#specification';
import { coverageOf } from '#specification/survey';
import { certaintyOf } from './certainty.ts';
import { ChapterState } from './chapter-state.tsx';
import { KnownChapter, RefusedChapter, UnknownChapter } from './chapter-summary.tsx';
import { CoverageBar } from './coverage-bar.tsx';

const tiles = {
  stated: 'border-edge bg-surface',
  assumed: 'border-dashed border-edge bg-surface',
  notShown: 'hatch border-dashed border-edge',
};

/** A chapter: how far it is known, what is missing, what waits for it. */
export function ChapterTile({ chapter, number }: { chapter: Chapter; number: number }) {
  const { product, gaps, to } = useDocument();
  const messages = useMessages();
  const isKnown = chapter.state === 'stated' || chapter.state === 'none';
  const isUnread = isRefused(product.specification, chapter);
  const Summary = isKnown ? KnownChapter : isUnread ? RefusedChapter : UnknownChapter;
  return (
    <article
      className={`relative flex flex-col rounded-sheet border p-2.5 hover:border-accent has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus ${tiles[isUnread ? 'stated' : certaintyOf[chapter.state]]}`}
    >
      <div className="flex flex-1 flex-col gap-2 rounded-control bg-surface p-2.5">
        <div className="flex min-h-7 items-center justify-between gap-2">
          <span className="annotation text-muted">{String(number).padStart(2, '0')}</span>
          <ChapterState chapter={chapter} />
        </div>
        <Heading level={3} size="sm">
          <RouterLink
            to={to(`${specificationPath(product)}/${chapter.key}`)}
            className="outline-none after:absolute after:inset-0 after:rounded-sheet"
          >
            {chapterTitle(chapter, messages)}
          </RouterLink>
        </Heading>
        <CoverageBar coverage={coverageOf(product.specification, chapter.key, gaps)} />
        <Summary chapter={chapter} />
      </div>
    </article>
  );
}
