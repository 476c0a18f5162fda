import { fewAtOnce } from '#app/data';
import { loadChecks } from '#app/form';
import type { OneRecord } from '#client';
import type { Field, Values } from '#specification';
import { changesIn } from './changes-in.ts';
import { findRecords } from './find-records.ts';
import { findTaken } from './find-taken.ts';
import { judgeChange } from './judge-change.ts';
import { judgeNew } from './judge-new.ts';
import { type CheckedRow, type Checking, fieldsOf } from './judging.ts';
import { type ReadRow, readCells } from './read-cells.ts';
import type { SheetRow } from './read-csv.ts';
import { withoutTwins } from './without-twins.ts';

/** Reads every row and checks it as a form would, against the other rows and the records that there are. */
export async function checkRows(rows: readonly SheetRow[], checking: Checking): Promise<CheckedRow[]> {
  const { entity, session, locale, columns, cells, by, reading, references } = checking;
  const isBeside = by && !fieldsOf(cells).includes(by);
  const read = await readCells(rows, session, isBeside ? [...cells, by.asPath] : cells, columns, reading, references);
  const records = by ? await recordsOf(read, by, checking) : [];
  const checks = await loadChecks(locale);
  const checked: CheckedRow[] = [];
  for (const [at, row] of read.entries()) {
    const record = records[at];
    if (!by || record === undefined) checked.push(await judgeNew(isBeside ? without(row, by) : row, checks, checking));
    else if (typeof record === 'string')
      checked.push({
        number: row.number,
        cells: row.cells,
        does: 'update',
        values: {},
        changes: [],
        wrong: [...row.unread.values(), record],
        wrongAt: new Set([...row.unread.keys(), by.name]),
      });
    else checked.push(await judgeChange(isBeside ? without(row, by) : row, record, checks, checking));
  }
  const asked = checked.filter(({ does }) => does !== 'unchanged');
  const taken = await findTaken(
    session,
    entity,
    asked.map(({ record, values }) => ({ ...record?.values, ...values })),
    checks.uniquesIn,
  );
  return withoutTwins(checked, taken, checks, checking);
}

/** The key that the product gives is for finding: it is no answer. */
function without(row: ReadRow, { name }: Field): ReadRow {
  return { ...row, answers: Object.fromEntries(Object.entries(row.answers).filter(([own]) => own !== name)) };
}

/** By row, the record that it names, what is wrong with that name, or nothing where it names none. */
async function recordsOf(
  rows: readonly ReadRow[],
  by: Field,
  { entity, session, cells, reading: { words } }: Checking,
): Promise<(OneRecord | string | undefined)[]> {
  const fields = fieldsOf(cells);
  const named = rows.flatMap(({ answers }) => answers[by.name] ?? []);
  const found = await findRecords(session, entity, by, named);
  const results = await fewAtOnce(rows, async ({ answers }) => {
    const written = answers[by.name] ?? undefined;
    if (written === undefined) return undefined;
    const [record, ...others] = found.get(String(written)) ?? [];
    if (others.length > 0) return `${by.label.text}: ${words.severalReferences(String(written))}`;
    // A key that the product gives is nobody's to state.
    if (!record) return fields.includes(by) ? undefined : `${by.label.text}: ${words.noSuchRecord(String(written))}`;
    return withRevision(answers, record);
  });
  return results.map((result) => {
    if (result?.status === 'rejected') throw result.reason;
    return result?.value;
  });

  /** A list has no revisions: whatever is to be changed is read by itself, as a form does. */
  async function withRevision(answers: Values, record: Values): Promise<OneRecord> {
    const others = fields.filter(({ name }) => name !== by.name);
    const changes = await session.known.settle((around) => changesIn(others, answers, record, around));
    return changes.length === 0 ? { values: record, changes: [], included: {} } : session.client.read(entity, record);
  }
}
