import { Suspense } from 'react';
import { drawings } from '#app/chapters';
import { useProduct } from '#app/product';
import { Prose } from '#app/prose';
import { ErrorBoundary } from '#components/error-page';
import { Skeleton } from '#components/skeleton';
import type { Chapter } from '#specification';
import { ChapterProblems } from './chapter-problems.tsx';

interface ChapterContentProps {
  chapter: Chapter;
  /** On the page of all chapters: nothing of it is to be opened. */
  isWhole?: boolean;
}

/** What a chapter says: its words, what is wrong with it, and its facts as a picture. */
export function ChapterContent({ chapter, isWhole }: ChapterContentProps) {
  const product = useProduct();
  const Drawing = drawings[chapter.key];
  return (
    <>
      {chapter.prose.length > 0 && <Prose nodes={chapter.prose} />}
      <ChapterProblems chapter={chapter} />
      {Drawing && chapter.state === 'stated' && (
        <ErrorBoundary resetKey={product}>
          <Suspense fallback={<Skeleton lines={12} />}>
            <Drawing chapter={chapter} isWhole={isWhole} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
