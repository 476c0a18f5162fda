import { useSearchParams } from 'react-router';
import { byWeight, countOf, sayCount } from '#app/gaps';
import { useChapterMessages, useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Card } from '#components/card';
import type { Chapter, Gap } from '#specification';
import { GapList } from './gap-list.tsx';
import { GapTable } from './gap-table.tsx';

interface ChapterGapsProps {
  chapter: Chapter;
  /** All of them stand there, in few words each. */
  isWhole?: boolean;
}

/** What a chapter does not show: what holds something up or shapes it, and the details folded away below. */
export function ChapterGaps({ chapter, isWhole = false }: ChapterGapsProps) {
  const { gaps } = useDocument();
  const messages = useMessages();
  const texts = useChapterMessages();
  const own = gaps.filter((gap) => gap.chapter === chapter.key);
  const open = byWeight(own.filter(({ weight }) => weight !== 'detail'));
  const details = own.filter(({ weight }) => weight === 'detail');
  if (own.length === 0) return null;
  const title = `${texts.overview.gapsTitle} · ${sayCount(countOf(own), messages)}`;
  if (isWhole)
    return (
      <Card title={title} className="[&>[data-card=body]]:p-0">
        <GapTable gaps={byWeight(own)} caption={title} />
      </Card>
    );
  return (
    <Card title={title}>
      {open.length > 0 && <GapList gaps={open} />}
      {details.length > 0 && <Details gaps={details} isAlone={open.length === 0} />}
    </Card>
  );
}

function Details({ gaps, isAlone }: { gaps: readonly Gap[]; isAlone: boolean }) {
  const messages = useMessages();
  const asked = useSearchParams()[0].get('gap');
  return (
    <details open={isAlone || gaps.some(({ path }) => path === asked)} className={isAlone ? undefined : 'mt-4'}>
      <summary className="min-h-6 text-sm font-medium">{messages.detailCount(gaps.length)}</summary>
      <div className="mt-3">
        <GapList gaps={gaps} />
      </div>
    </details>
  );
}
