import type { Field } from './field.ts';
import { type Around, isEmpty } from './record.ts';

/** What an answer is found by: of a reference what its record is called, of a state its title. */
export function wordsOf(field: Field, answer: unknown, around: Around): string {
  if (Array.isArray(answer)) return answer.map((one) => wordsOf(field.items ?? field, one, around)).join(' ');
  if (isEmpty(answer)) return '';
  if (field.to) {
    const target = around.find?.(field.to, String(answer));
    return (target && field.to.displayOf(target, around)) ?? '';
  }
  if (field.isState) return field.entity.lifecycle?.state(String(answer))?.label.text ?? String(answer);
  return field.kind.words(field, answer);
}
