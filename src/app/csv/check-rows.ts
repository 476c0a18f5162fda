import type { Session } from '#app/data';
import { type Checks, loadChecks, mayAnswer } from '#app/form';
import type { Entity, Field, Values } from '#specification';
import { answerOf, type Reading } from './answer-of.ts';
import { findReferences } from './find-references.ts';
import { findTaken, heldBy, nameOf } from './find-taken.ts';
import type { SheetRow } from './read-csv.ts';

/** One row of a file, and what is wrong with it. */
export interface CheckedRow extends SheetRow {
  values: Values;
  /** In words. */
  wrong: readonly string[];
  /** The record that there is already, where that is what is wrong. */
  same?: Values | undefined;
}

interface Checking {
  entity: Entity;
  session: Pick<Session, 'client' | 'known'>;
  locale: string;
  /** By field, the place of its column. */
  columns: ReadonlyMap<string, number>;
  fields: readonly Field[];
  /** Said of a record that may not be made. */
  denied: string;
  reading: Omit<Reading, 'keyOf'>;
}

/** Reads every row as a new record and checks it as a form would, and against the other rows and the records that there are. */
export async function checkRows(rows: readonly SheetRow[], checking: Checking): Promise<CheckedRow[]> {
  const { entity, session, locale, columns, fields, reading } = checking;
  const mapped = fields.filter(({ name }) => columns.has(name));
  const cellOf = (cells: readonly string[], { name }: Field) => cells[columns.get(name) ?? -1] ?? '';
  const named = mapped.flatMap((field) => {
    const inner = field.items ?? field;
    if (!inner.to) return [];
    const written = rows.map(({ cells }) => cellOf(cells, field));
    const parts = written.flatMap((cell) => (field.items ? cell.split(';') : [cell]));
    return [...new Set(parts.map((part) => part.trim()).filter(Boolean))].map((one) => ({
      field: inner,
      written: one,
    }));
  });
  const keyOf = await findReferences(session, named, reading.words);
  const checks = await loadChecks(locale);
  const checked: CheckedRow[] = [];
  for (const row of rows) {
    const values: Values = {};
    const unread = new Map<string, string>();
    for (const field of mapped) {
      const read = answerOf(field, cellOf(row.cells, field), { ...reading, keyOf });
      if ('wrong' in read) unread.set(field.name, `${field.label.text}: ${read.wrong}`);
      else if (read.answer !== null) values[field.name] = read.answer;
    }
    checked.push({ ...row, values, wrong: [...unread.values(), ...(await wrongIn(values, unread, checks, checking))] });
  }
  const taken = await findTaken(
    session,
    entity,
    checked.map(({ values }) => values),
    checks.uniquesIn,
  );
  return withoutTwins(checked, taken, checks, checking);
}

/** What a form would say of a new record. */
async function wrongIn(
  values: Values,
  unread: ReadonlyMap<string, string>,
  { validate }: Checks,
  { entity, session, fields, denied }: Checking,
): Promise<string[]> {
  const target = { entity, does: 'create' };
  const { issues, isDenied } = await session.known.settle((around) => {
    const allowed = mayAnswer(target, around);
    const may = new Set(fields.map(({ name }) => name).filter((name) => allowed.has(name)));
    const begun = entity.begin(around, values);
    const { answer } = entity.product.access.decide('create', entity, around, begun);
    return { issues: validate(entity, begun, around, { may, isForm: true }), isDenied: answer === false };
  });
  const errors = issues
    // What could not be read at all is not said twice.
    .filter(({ severity, path }) => severity === 'error' && !unread.has(path[0] ?? ''))
    .map(({ path, text }) => {
      const label = entity.field(path[0] ?? '')?.label.text;
      return label && !text.includes(label) ? `${label}: ${text}` : text;
    });
  return [...new Set(isDenied && unread.size === 0 ? [...errors, denied] : errors)];
}

/** Of several rows with what only one record may have the first good one is taken, where no record has it yet. */
function withoutTwins(
  rows: readonly CheckedRow[],
  taken: ReadonlyMap<string, Values>,
  { uniquesIn }: Checks,
  { entity, reading: { words } }: Checking,
): CheckedRow[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const wrong: string[] = [];
    let same: Values | undefined;
    const all = heldBy(entity, row.values, uniquesIn);
    for (const held of all) {
      const label = held.paths.map(([name = '']) => entity.field(name)?.label.text ?? name).join(', ');
      const record = taken.get(nameOf(held));
      const other = seen.get(nameOf(held));
      same ??= record;
      if (record) wrong.push(`${label}: ${words.taken}`);
      else if (other !== undefined) wrong.push(`${label}: ${words.sameAsRow(other)}`);
    }
    const judged = { ...row, wrong: [...row.wrong, ...wrong], same };
    if (judged.wrong.length === 0) for (const held of all) seen.set(nameOf(held), row.number);
    return judged;
  });
}
