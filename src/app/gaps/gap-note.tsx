import { Suspense } from 'react';
import { useMessages } from '#app/messages';
import { lazily } from '#components/lazily';
import { Popover } from '#components/popover';
import { Skeleton } from '#components/skeleton';
import { countOf, sayCount } from './gap-count.ts';
import { useScreenGaps } from './show-gaps.ts';

const GapWordsList = import.meta.env.PRODUCT_ALONE
  ? undefined
  : lazily(() => import('./gap-words-list.tsx'), 'GapWordsList');

interface GapNoteProps {
  path: string;
  subject: string;
  /** Also while gaps are not shown: on pages about the document. */
  isAlways?: boolean;
  /** Paths of what a screen shows: their gaps count as its own. */
  shown?: readonly string[];
}

/** What is missing about a fact, behind a note of how much it is; nothing while gaps are not shown. */
export function GapNote({ path, subject, isAlways, shown }: GapNoteProps) {
  const messages = useMessages();
  const found = useScreenGaps(path, shown, isAlways);
  if (!GapWordsList || found.length === 0) return null;
  return (
    <Popover
      label={`${messages.gaps}: ${subject}`}
      trigger={
        <button
          type="button"
          className="annotation hatch relative z-10 inline-flex min-h-6 items-center rounded-control border border-dashed border-edge px-1"
        >
          <span className="rounded-control bg-surface px-1 text-muted">{sayCount(countOf(found), messages)}</span>
        </button>
      }
    >
      <Suspense fallback={<Skeleton lines={3} />}>
        <GapWordsList gaps={found} />
      </Suspense>
    </Popover>
  );
}
