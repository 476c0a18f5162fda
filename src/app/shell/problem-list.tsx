import { ProblemLines } from '#app/gaps';
import { useMessages } from '#app/messages';
import type { OpenDocument } from '#app/product';

const shown = 5;

/** The problems of a document: the first at once, the others when they are asked for. */
export function ProblemList({ problems }: Pick<OpenDocument, 'problems'>) {
  const messages = useMessages();
  return (
    <>
      <ProblemLines problems={problems.slice(0, shown)} />
      {problems.length > shown && (
        <details className="mt-1">
          <summary className="min-h-6 w-fit font-medium">{messages.problems.further(problems.length - shown)}</summary>
          <div className="mt-1 max-h-[40dvh] overflow-y-auto">
            <ProblemLines problems={problems.slice(shown)} />
          </div>
        </details>
      )}
    </>
  );
}
