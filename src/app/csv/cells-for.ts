import { type Lock, lockOf, mayAnswer } from '#app/form';
import type { Around, Entity, Field } from '#specification';
import { calledAlike, isCalledAlike } from '#specification/vocabulary';
import type { Sheet } from './read-csv.ts';

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

/** A column with something in it that nothing is taken from, and why. */
export interface LeftColumn {
  /** From 0. */
  at: number;
  heading: string;
  why: Lock | 'shape' | 'file' | 'unknown' | 'chosen';
}

/** Whether the product says it of every record by itself: an export writes it, and nobody misses it in an import. */
export function isSetByProduct({ why }: LeftColumn): boolean {
  return why === 'key' || why === 'computed' || why === 'lifecycle' || why === 'readOnly';
}

/** The columns that nothing is taken from. @param columns by field, the place of its column */
export function columnsLeft(
  entity: Entity,
  { headings, rows }: Pick<Sheet, 'headings' | 'rows'>,
  columns: ReadonlyMap<string, number>,
  around: Around,
  does: Does = ['create'],
): LeftColumn[] {
  const locks = locksFor(entity, around, does);
  const taken = new Set(columns.values());
  const all = namedFields(entity);
  const own = new Map([...calledAlike(all, headings)].map(([field, at]) => [at, field]));
  return headings.flatMap((written, at): LeftColumn[] => {
    if (taken.has(at) || !rows.some(({ cells }) => cells[at]?.trim())) return [];
    const heading = headingOf(written, at);
    const field = own.get(at) ?? all.find((one) => isCalledAlike(one, written));
    if (!field) return [{ at, heading, why: 'unknown' }];
    if (!entity.fields.includes(field)) return [{ at, heading, why: 'key' }];
    return [{ at, heading, why: locks(field) ?? (fitsCell(field) ? 'chosen' : isFile(field) ? 'file' : 'shape') }];
  });
}

/** What a column is called: where nothing is written above it, its number. */
export function headingOf(heading: string, at: number): string {
  return heading.trim() || String(at + 1);
}

/** Which column holds what: the one that is called like a field, or like its key. By field, the place of the column. */
export function columnsFor(fields: readonly Field[], headings: readonly string[]): Map<string, number> {
  const [first] = fields;
  if (!first) return new Map();
  const found = [...calledAlike(namedFields(first.entity), headings)];
  return new Map(found.flatMap(([field, at]) => (fields.includes(field) ? [[field.name, at]] : [])));
}

/** With the key, which is no field where the product gives it. */
function namedFields({ fields, keyField }: Entity): Field[] {
  return [...new Set([...fields, keyField])];
}
