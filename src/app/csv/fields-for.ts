import { lockOf, mayAnswer } from '#app/form';
import type { Around, Entity, Field } from '#specification';

/** The fields of a new record that a cell of a file can answer, for who asks. */
export function fieldsFor(entity: Entity, around: Around): Field[] {
  const target = { entity, does: 'create' };
  const may = mayAnswer(target, around);
  return entity.fields.filter((field) => {
    const inner = field.items ?? field;
    return lockOf(field, target, may) === undefined && inner.kindName !== 'object' && inner.kindName !== 'array';
  });
}

/** Which column holds what: the one that is called like a field, or like its key. By field, the place of the column. */
export function columnsFor(fields: readonly Field[], headings: readonly string[]): Map<string, number> {
  const plain = (text: string) => text.trim().toLocaleLowerCase();
  const found = new Map<string, number>();
  for (const { name, label } of fields) {
    const at = headings.findIndex((heading) => [plain(label.text), plain(name)].includes(plain(heading)));
    if (at >= 0) found.set(name, at);
  }
  return found;
}
