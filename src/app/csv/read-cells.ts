import type { Session } from '#app/data';
import type { Field, Values } from '#specification';
import { answerOf, type Reading } from './answer-of.ts';
import { findReferences } from './find-references.ts';
import type { SheetRow } from './read-csv.ts';

/** What the cells of a row answer. */
export interface ReadRow extends SheetRow {
  /** An empty cell is no answer: `null`. */
  answers: Values;
  /** By field, what could not be read, in words. */
  unread: ReadonlyMap<string, string>;
}

/** Reads every cell as its field is answered. @param columns by field, the place of its column */
export async function readCells(
  rows: readonly SheetRow[],
  session: Pick<Session, 'client' | 'known' | 'subject'>,
  fields: readonly Field[],
  columns: ReadonlyMap<string, number>,
  reading: Omit<Reading, 'keyOf'>,
): Promise<ReadRow[]> {
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
  return rows.map((row) => {
    const answers: Values = {};
    const unread = new Map<string, string>();
    for (const field of mapped) {
      const read = answerOf(field, cellOf(row.cells, field), { ...reading, keyOf });
      if ('wrong' in read) unread.set(field.name, `${field.label.text}: ${read.wrong}`);
      else answers[field.name] = read.answer;
    }
    return { ...row, answers, unread };
  });
}
