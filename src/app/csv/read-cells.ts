import type { Session } from '#app/data';
import type { Field, Path, Values } from '#specification';
import { answerOf, type Read, type Reading } from './answer-of.ts';
import { stepsToList } from './cell-paths.ts';
import { findReferences } from './find-references.ts';
import type { SheetRow } from './read-csv.ts';
import { several } from './several.ts';

/** What the cells of a row answer. */
export interface ReadRow extends SheetRow {
  /** An empty cell is no answer: `null`. Of objects there is what the file has columns for. */
  answers: Values;
  /** By path, what could not be read, in words. */
  unread: ReadonlyMap<string, string>;
}

/** Reads every cell as it is answered. @param columns by path, the place of its column @param known references that were found before */
export async function readCells(
  rows: readonly SheetRow[],
  session: Pick<Session, 'client' | 'known' | 'subject'>,
  paths: readonly Path[],
  columns: ReadonlyMap<string, number>,
  reading: Omit<Reading, 'keyOf'>,
  known?: Map<string, Read>,
): Promise<ReadRow[]> {
  const mapped = paths.filter(({ name }) => columns.has(name));
  const cellOf = (cells: readonly string[], { name }: Path) => cells[columns.get(name) ?? -1] ?? '';
  const named = mapped.flatMap((path) => {
    const field = path.field.items ?? path.field;
    if (!field.to) return [];
    const isSeveral = path.steps.some(({ items }) => items);
    const parts = rows.flatMap(({ cells }) =>
      isSeveral ? several(cellOf(cells, path)) : [cellOf(cells, path).trim()],
    );
    return [...new Set(parts.filter(Boolean))].map((written) => ({ field, written }));
  });
  const keyOf = await findReferences(session, named, reading.words, known);
  return rows.map((row) => {
    const answers: Values = {};
    const unread = new Map<string, string>();
    const { words, writing } = reading;
    if (row.fault === 'unclosed') unread.set('', words.unclosed);
    if (row.fault === 'moreCells') unread.set('', words.moreCells(row.cells.length, writing.delimiter));
    for (const path of mapped) {
      const beside = mapped.filter((one) => listOf(one) === listOf(path)).map((one) => cellOf(row.cells, one));
      const read = readCell(path, cellOf(row.cells, path), beside, { ...reading, keyOf });
      if ('wrong' in read) unread.set(path.name, `${path.label.text}: ${read.wrong}`);
      else put(answers, path.steps, read.answer);
    }
    return { ...row, answers, unread };
  });
}

/** The list of objects that a cell says something of. */
function listOf(path: Path): Field | undefined {
  return path.steps[stepsToList(path) - 1];
}

/** @param beside the cells of the same list: each says one thing of all its entries */
function readCell(path: Path, cell: string, beside: readonly string[], reading: Reading): Read {
  if (!listOf(path)) return answerOf(path.field, cell, reading);
  const count = Math.max(...beside.map((one) => filled(several(one))));
  const parts = several(cell);
  if (filled(parts) > 0 && parts.length !== count && filled(parts) !== count)
    return { wrong: reading.words.otherCount(filled(parts), count) };
  const read = Array.from({ length: count }, (_, at) => answerOf(path.field, parts[at] ?? '', reading));
  const wrong = read.find((one) => 'wrong' in one);
  return wrong ?? { answer: read.map((one) => ('answer' in one ? one.answer : null)) };
}

/** How many there are up to the last that says something. */
function filled(parts: readonly string[]): number {
  return parts.findLastIndex((part) => part !== '') + 1;
}

/** Puts an answer where it belongs: of a list of objects, each of the answers into one of them. */
function put(into: Values, [field, ...further]: readonly Field[], answer: unknown) {
  if (!field) return;
  const { name } = field;
  if (further.length === 0) into[name] = answer;
  else if (field.items && Array.isArray(answer)) {
    into[name] ??= answer.map(() => ({}));
    const entries = into[name] as Values[];
    for (const [at, one] of answer.entries()) put(entries[at] ?? {}, further, one);
  } else {
    into[name] ??= {};
    put(into[name] as Values, further, answer);
  }
}
