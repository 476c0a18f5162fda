import { type Lock, lockOf, mayAnswer } from '#app/form';
import type { Around, Entity, Field } from '#specification';

/** What rows of a file do to records. */
type Does = readonly ('create' | 'update')[];

/** The fields that a cell of a file can answer, for who asks: in what its rows do. */
export function fieldsFor(entity: Entity, around: Around, does: Does = ['create']): Field[] {
  const locks = locksFor(entity, around, does);
  return entity.fields.filter((field) => locks(field) === undefined && fitsCell(field));
}

/** Why a field cannot be answered in anything that rows do. */
function locksFor(entity: Entity, around: Around, all: Does): (field: Field) => Lock | undefined {
  const judged = all.map((does) => {
    const target = { entity, does };
    return { target, may: mayAnswer(target, around) };
  });
  return (field) => {
    const locks = judged.map(({ target, may }) => lockOf(field, target, may));
    return locks.includes(undefined) ? undefined : locks[0];
  };
}

/** The fields that a record can be found by: what names it, and what no two have. */
export function namingFields(entity: Entity, around: Around): Field[] {
  const seen = entity.product.access.fields('list', entity, around);
  const others = entity.fields.filter(
    (field) =>
      field.isUnique &&
      field.name !== entity.key &&
      !field.computed &&
      !field.items &&
      field.kind.filter !== 'none' &&
      fitsCell(field) &&
      seen.has(field.name),
  );
  return [entity.keyField, ...others];
}

const isFile = (field: Field) => (field.items ?? field).kindName === 'file';

/** Whether a cell can say it: neither files, nor what has parts of its own. */
function fitsCell(field: Field): boolean {
  return !['object', 'array', 'file'].includes((field.items ?? field).kindName);
}

/** A column that nothing is taken from, and why. */
export interface LeftColumn {
  heading: string;
  why: Lock | 'shape' | 'file' | 'unknown' | 'chosen';
}

/** The columns that nothing is taken from. @param columns by field, the place of its column */
export function columnsLeft(
  entity: Entity,
  headings: readonly string[],
  columns: ReadonlyMap<string, number>,
  around: Around,
  does: Does = ['create'],
): LeftColumn[] {
  const locks = locksFor(entity, around, does);
  const taken = new Set(columns.values());
  return headings.flatMap((heading, at): LeftColumn[] => {
    if (taken.has(at) || heading.trim() === '') return [];
    const field = entity.fields.find((one) => isCalled(one, heading));
    if (!field) return [{ heading, why: isCalled(entity.keyField, heading) ? 'key' : 'unknown' }];
    return [{ heading, why: locks(field) ?? (fitsCell(field) ? 'chosen' : isFile(field) ? 'file' : 'shape') }];
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
