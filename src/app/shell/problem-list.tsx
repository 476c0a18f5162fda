import { ProblemLines } from '#app/chapters/drawn';
import { useMessages } from '#app/messages';
import type { OpenDocument } from '#app/product';

const shown = 5;

/** The first problems of a document. */
export function ProblemList({ problems }: Pick<OpenDocument, 'problems'>) {
  const messages = useMessages();
  return (
    <>
      <ProblemLines problems={problems.slice(0, shown)} />
      {problems.length > shown && <p className="mt-1">{messages.problems.further(problems.length - shown)}</p>}
    </>
  );
}
