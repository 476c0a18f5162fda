import { type Lock, lockOf, mayAnswer } from '#app/form';
import type { Around, Entity, Field, Path } from '#specification';
import { calledAlike, isCalledAlike } from '#specification/vocabulary';
import { cellPaths, fitsCell } from './cell-paths.ts';
import type { Sheet } from './read-csv.ts';

/** What rows of a file do to records. */
type Does = readonly ('create' | 'update')[];

/** What the cells of a row can answer, for who asks: in what its rows do. */
export function cellsFor(entity: Entity, around: Around, does: Does = ['create']): Path[] {
  const locks = locksFor(entity, around, does);
  return entity.fields
    .flatMap(({ asPath }) => cellPaths(asPath))
    .filter((path) => locks(path) === undefined && fitsCell(path));
}

/** Why something cannot be answered in anything that rows do. */
function locksFor(entity: Entity, around: Around, all: Does): (path: Path) => Lock | undefined {
  const judged = all.map((does) => {
    const target = { entity, does };
    return { target, may: mayAnswer(target, around) };
  });
  return ({ first, steps }) => {
    const locks = judged.map(({ target, may }) => lockOf(first, target, may));
    if (!locks.includes(undefined)) return locks[0];
    const closed = steps.find(({ isAnswered }) => !isAnswered);
    return closed && (closed.computed ? 'computed' : 'readOnly');
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
      fitsCell(field.asPath) &&
      seen.has(field.name),
  );
  return [entity.keyField, ...others];
}

const isFile = ({ field }: Path) => (field.items ?? field).kindName === 'file';

/** A column with something in it that nothing is taken from, and why. */
export interface LeftColumn {
  /** From 0. */
  at: number;
  heading: string;
  why: Lock | 'shape' | 'parts' | 'file' | 'unknown' | 'chosen';
}

/** Whether the product says it of every record by itself: an export writes it, and nobody misses it in an import. */
export function isSetByProduct({ why }: LeftColumn): boolean {
  return why === 'key' || why === 'computed' || why === 'lifecycle' || why === 'readOnly';
}

/** The columns that nothing is taken from. @param columns by path, the place of its column */
export function columnsLeft(
  entity: Entity,
  { headings, rows }: Pick<Sheet, 'headings' | 'rows'>,
  columns: ReadonlyMap<string, number>,
  around: Around,
  does: Does = ['create'],
): LeftColumn[] {
  const locks = locksFor(entity, around, does);
  const taken = new Set(columns.values());
  const all = namedPaths(entity);
  const own = new Map([...calledAlike(all, headings)].map(([path, at]) => [at, path]));
  return headings.flatMap((written, at): LeftColumn[] => {
    if (taken.has(at) || !rows.some(({ cells }) => cells[at]?.trim())) return [];
    const heading = headingOf(written, at);
    const path = own.get(at) ?? all.find((one) => isCalledAlike(one, written));
    const isWhole = () => entity.fields.some(({ asPath }) => isCalledAlike(asPath, written));
    if (!path) return [{ at, heading, why: isWhole() ? 'parts' : 'unknown' }];
    if (!entity.fields.includes(path.first)) return [{ at, heading, why: 'key' }];
    return [{ at, heading, why: locks(path) ?? (fitsCell(path) ? 'chosen' : isFile(path) ? 'file' : 'shape') }];
  });
}

/** What a column is called: where nothing is written above it, its number. */
export function headingOf(heading: string, at: number): string {
  return heading.trim() || String(at + 1);
}

/** Which column holds what: the one that is called like it, or like its key. By path, the place of the column. */
export function columnsFor(paths: readonly Path[], headings: readonly string[]): Map<string, number> {
  const [path] = paths;
  if (!path) return new Map();
  const asked = new Set(paths.map(({ name }) => name));
  const found = [...calledAlike(namedPaths(path.first.entity), headings)];
  return new Map(found.flatMap(([{ name }, at]) => (asked.has(name) ? [[name, at]] : [])));
}

/** With the key, which is no field where the product gives it. */
function namedPaths({ fields, keyField }: Entity): Path[] {
  return [...new Set([...fields, keyField])].flatMap(({ asPath }) => cellPaths(asPath));
}
