import { Suspense, useState } from 'react';
import { lazily } from '#app/lazily';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { ErrorBoundary } from '#components/error-page';
import { Skeleton } from '#components/skeleton';
import type { Gap } from '#specification';

const Stating = lazily(() => import('./stating.tsx'), 'Stating');

/** What to write into the document, once it is asked for: the reader is loaded to try it. */
export function HowToState({ gap }: { gap: Gap }) {
  const { text } = useDocument();
  const texts = useChapterMessages();
  const [isOpen, setOpen] = useState(false);
  if (!text) return null;
  return (
    <details className="mt-1 print:not-open:hidden" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-6 w-fit font-medium">{texts.stating.title}</summary>
      {isOpen && (
        <ErrorBoundary>
          <Suspense fallback={<Skeleton lines={2} />}>
            <Stating gap={gap} />
          </Suspense>
        </ErrorBoundary>
      )}
    </details>
  );
}
