import { sent } from '#app/form';
import { type Around, type Field, isEmpty, isSameAnswer, keptAnswer, type Values } from '#specification';
import { completed } from './completed.ts';

/** A field whose cell says something else than its record. */
export interface Changed {
  field: Field;
  before: unknown;
  after: unknown;
}

/** What answers would change of a record; an empty one empties what may be seen, where it matters. */
export function changesIn(fields: readonly Field[], answers: Values, record: Values, around: Around): Changed[] {
  return fields.flatMap((field): Changed[] => {
    const { name } = field;
    if (!Object.hasOwn(answers, name)) return [];
    const before = record[name];
    const said = sent(field, completed(field, answers[name], before, around), before);
    const after = keptAnswer(field, { ...record, ...answers, [name]: said }, before, around);
    // What may not be seen is not known to be the same.
    if (before !== undefined && isSameAnswer(field, before, after)) return [];
    return isEmpty(after) && before === undefined ? [] : [{ field, before, after }];
  });
}
