import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldDisplay, NoValue } from '#app/fields';
import { useMessages } from '#app/messages';
import { VisuallyHidden } from '#components/visually-hidden';
import { type Field, isEmpty } from '#specification';

/** From what there was to what there is. */
export function Step({ from, to }: { from: ReactNode; to: ReactNode }) {
  const { becomes } = useMessages();
  return (
    <>
      {from}
      {from && (
        <>
          <ArrowRight aria-hidden className="mx-1.5 inline-block size-3.5 align-[-0.2em] rtl:-scale-x-100" />
          <VisuallyHidden> {becomes} </VisuallyHidden>
        </>
      )}
      {to}
    </>
  );
}

/** Whether nothing was answered, rather than something that may not be seen. */
export const isNone = (answer: unknown): boolean => answer === null || (answer !== undefined && isEmpty(answer));

/** An answer beside another one of the same field. */
export function AnswerThen({ field, answer }: { field: Field; answer: unknown }) {
  if (isNone(answer)) return <NoValue />;
  return (
    <span className="text-ink">
      <FieldDisplay field={field} value={answer} compact />
    </span>
  );
}
