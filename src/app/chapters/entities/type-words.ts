import type { ChapterMessages } from '#app/messages';
import type { Field } from '#specification';

/** What an answer is, in a word or two: of a list also what it holds. */
export function typeWords(field: Field, model: ChapterMessages['model']): string {
  const { kindName, items } = field;
  if (field.isState) return model.stateOf;
  if (kindName === 'array' && items) return model.listOf(typeWords(items, model));
  if (kindName === 'reference') return field.to?.label.text ?? field.facts.to ?? model.kinds.reference;
  return model.kinds[kindName];
}
