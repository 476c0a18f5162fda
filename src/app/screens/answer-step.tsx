import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldDisplay } from '#app/fields';
import { useMessages } from '#app/messages';
import { type Field, isEmpty } from '#specification';

/** From what there was to what there is. */
export function Step({ from, to }: { from: ReactNode; to: ReactNode }) {
  return (
    <>
      {from}
      {from && <ArrowRight aria-hidden className="mx-1.5 inline-block size-3.5 align-[-0.2em] rtl:-scale-x-100" />}
      {to}
    </>
  );
}

/** An answer beside another one of the same field: nothing is a word. */
export function AnswerThen({ field, answer }: { field: Field; answer: unknown }) {
  const messages = useMessages();
  if (answer === null || (answer !== undefined && isEmpty(answer))) return <span>{messages.detail.empty}</span>;
  return (
    <span className="text-ink">
      <FieldDisplay field={field} value={answer} compact />
    </span>
  );
}
