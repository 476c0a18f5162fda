import { type ReactNode, Suspense, useState } from 'react';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { readSetting } from '#app/settings';
import { ErrorBoundary } from '#components/error-page';
import { lazily } from '#components/lazily';
import { Skeleton } from '#components/skeleton';
import type { ChapterKey, Gap } from '#specification';
import { gapText } from '#specification/texts/gaps';
import { answerDraft } from './answer-draft.ts';
import { useGapWords } from './words.ts';

const Stating = lazily(() => import('./stating.tsx'), 'Stating');
const Adding = lazily(() => import('./adding.tsx'), 'Adding');

/** What to write into the document so that a gap is answered. */
export function HowToState({ gap }: { gap: Gap }) {
  const { stating } = useChapterMessages();
  const { id, product } = useDocument();
  const { missing } = gapText(gap, useGapWords());
  return (
    <Asked title={stating.title} of={missing} draft={answerDraft(id, gap, product.specification)} className="mt-1">
      <Stating gap={gap} />
    </Asked>
  );
}

/** What to write into the document so that a chapter has one thing more; nothing where it lists none. */
export function StateMore({ chapter }: { chapter: ChapterKey }) {
  const { stating } = useChapterMessages();
  const { id, product } = useDocument();
  const title = stating.more[chapter];
  if (title === undefined) return null;
  return (
    <Asked title={title} draft={answerDraft(id, chapter, product.specification)} className="text-sm">
      <Adding chapter={chapter} />
    </Asked>
  );
}

interface AskedProps {
  title: string;
  /** What tells it from others of that title, to who hears of it alone. */
  of?: string;
  /** The setting that keeps what is typed. */
  draft: string;
  className: string;
  children: ReactNode;
}

/** What is shown once it is asked for: the reader is loaded to try it. */
function Asked({ title, of, draft, className, children }: AskedProps) {
  const { text } = useDocument();
  // What was typed and not written yet is still there.
  const [isOpen, setOpen] = useState(() => readSetting(draft) !== null);
  if (!text) return null;
  return (
    <details
      open={isOpen}
      className={`${className} print:not-open:hidden`}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary aria-label={of && `${title}: ${of}`} className="min-h-6 w-fit font-medium">
        {title}
      </summary>
      {isOpen && (
        <ErrorBoundary>
          <Suspense fallback={<Skeleton lines={2} />}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </details>
  );
}
