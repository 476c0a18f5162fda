import type { Session } from '#app/data';
import { loadChecks, mayAnswer } from '#app/form';
import type { Entity, Field, Values } from '#specification';
import { answerOf, type Reading } from './answer-of.ts';
import { findReferences } from './find-references.ts';
import type { Sheet } from './read-csv.ts';

/** One row of a file, and what is wrong with it. */
export interface CheckedRow {
  /** From 1, as the file counts without its headings. */
  number: number;
  cells: readonly string[];
  values: Values;
  /** In words. */
  wrong: readonly string[];
}

interface Checking {
  entity: Entity;
  session: Session;
  locale: string;
  /** By field, the place of its column. */
  columns: ReadonlyMap<string, number>;
  fields: readonly Field[];
  reading: Omit<Reading, 'keyOf'>;
}

/** Reads every row as a new record and checks it as a form would. */
export async function checkRows({ rows }: Pick<Sheet, 'rows'>, checking: Checking): Promise<CheckedRow[]> {
  const { entity, session, locale, columns, fields, reading } = checking;
  const mapped = fields.filter(({ name }) => columns.has(name));
  const cellOf = (row: readonly string[], { name }: Field) => row[columns.get(name) ?? -1] ?? '';
  const named = mapped.flatMap((field) => {
    const inner = field.items ?? field;
    if (!inner.to) return [];
    const cells = rows.map((row) => cellOf(row, field)).flatMap((cell) => (field.items ? cell.split(';') : [cell]));
    return [...new Set(cells.map((cell) => cell.trim()).filter(Boolean))].map((written) => ({ field: inner, written }));
  });
  const keyOf = await findReferences(session, named, reading.words);
  const { validate } = await loadChecks(locale);
  const checked: CheckedRow[] = [];
  for (const [index, cells] of rows.entries()) {
    const values: Values = {};
    const unread = new Map<string, string>();
    for (const field of mapped) {
      const read = answerOf(field, cellOf(cells, field), { ...reading, keyOf });
      if ('wrong' in read) unread.set(field.name, `${field.label.text}: ${read.wrong}`);
      else if (read.answer !== null) values[field.name] = read.answer;
    }
    const issues = await session.known.settle((around) => {
      const may = new Set(
        fields.map(({ name }) => name).filter((name) => mayAnswer({ entity, does: 'create' }, around).has(name)),
      );
      return validate(entity, entity.begin(around, values), around, { may, isForm: true });
    });
    const errors = issues
      // What could not be read at all is not said twice.
      .filter(({ severity, path }) => severity === 'error' && !unread.has(path[0] ?? ''))
      .map(({ path, text }) => {
        const label = entity.field(path[0] ?? '')?.label.text;
        return label && !text.includes(label) ? `${label}: ${text}` : text;
      });
    checked.push({ number: index + 1, cells, values, wrong: [...unread.values(), ...new Set(errors)] });
  }
  return checked;
}
