import { FieldDisplay } from '#app/fields';
import { type Around, type Field, isEmpty } from '#specification';

/** An answer of an example: of a reference what its record is called among the samples. */
export function Answer({ field, answer, around }: { field: Field; answer: unknown; around: Around }) {
  const { to } = field;
  if (to && typeof answer === 'string' && !isEmpty(answer)) {
    const target = around.find?.(to, answer);
    return <>{(target && to.displayOf(target, around)) ?? answer}</>;
  }
  return <FieldDisplay field={field} value={answer ?? null} />;
}
