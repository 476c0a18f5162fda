import { type Lock, lockOf, mayAnswer } from '#app/form';
import type { Around, Entity, Field } from '#specification';

/** The fields of a new record that a cell of a file can answer, for who asks. */
export function fieldsFor(entity: Entity, around: Around): Field[] {
  const target = { entity, does: 'create' };
  const may = mayAnswer(target, around);
  return entity.fields.filter((field) => {
    return lockOf(field, target, may) === undefined && fitsCell(field);
  });
}

/** Whether a cell can say it: neither files, nor what has parts of its own. */
function fitsCell(field: Field): boolean {
  return !['object', 'array', 'file'].includes((field.items ?? field).kindName);
}

/** A column that nothing is taken from, and why. */
export interface LeftColumn {
  heading: string;
  why: Lock | 'shape' | 'unknown' | 'chosen';
}

/** The columns that nothing is taken from. @param columns by field, the place of its column */
export function columnsLeft(
  entity: Entity,
  headings: readonly string[],
  columns: ReadonlyMap<string, number>,
  around: Around,
): LeftColumn[] {
  const target = { entity, does: 'create' };
  const may = mayAnswer(target, around);
  const taken = new Set(columns.values());
  return headings.flatMap((heading, at): LeftColumn[] => {
    if (taken.has(at) || heading.trim() === '') return [];
    const field = entity.fields.find((one) => isCalled(one, heading));
    if (!field) return [{ heading, why: 'unknown' }];
    return [{ heading, why: lockOf(field, target, may) ?? (fitsCell(field) ? 'chosen' : 'shape') }];
  });
}

function isCalled({ name, label }: Field, heading: string): boolean {
  return [plain(label.text), plain(name)].includes(plain(heading));
}

function plain(text: string): string {
  return text.trim().toLocaleLowerCase();
}

/** Which column holds what: the one that is called like a field, or like its key. By field, the place of the column. */
export function columnsFor(fields: readonly Field[], headings: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const field of fields) {
    const at = headings.findIndex((heading) => isCalled(field, heading));
    if (at >= 0) found.set(field.name, at);
  }
  return found;
}
