import { answerable, type Checks, lockOf, mayAnswer } from '#app/form';
import type { OneRecord } from '#client';
import { type Around, type Field, isEmpty, mayTry, type Path, type Values } from '#specification';
import { cellOf } from './cell-of.ts';
import { stepsToList } from './cell-paths.ts';
import { changesIn } from './changes-in.ts';
import { isTorn } from './completed.ts';
import { type CheckedRow, type Checking, fieldsOf, found } from './judging.ts';
import type { ReadRow } from './read-cells.ts';

/** A row as a change of a record: what the form of that record would say of it. */
export async function judgeChange(
  row: ReadRow,
  record: OneRecord,
  { validate }: Checks,
  checking: Checking,
): Promise<CheckedRow> {
  const { number, cells: written, answers } = row;
  const { entity, session, cells, denied, lockText, reading } = checking;
  const { words } = reading;
  const target = { entity, does: 'update', record };
  const { changes, locked, issues, isDenied, unread } = await session.known.settle((around) => {
    const may = mayAnswer(target, around);
    const isSame = sameAs(record.values, row, around, checking);
    const same = new Set(
      fieldsOf(cells).filter((field) => cells.every((path) => path.steps[0] !== field || isSame(path))),
    );
    // In a list nobody knows whose it is where another cell says something else.
    const isKept = (path: Path) => same.has(path.steps[0] as Field) || (isSame(path) && stepsToList(path) === 0);
    const kept = new Set(cells.filter(isKept).map(({ name }) => name));
    const all = changesIn(fieldsOf(cells), answers, record.values, around).filter(({ field }) => !same.has(field));
    const values = { ...record.values, ...Object.fromEntries(all.map(({ field, after }) => [field.name, after])) };
    const open = new Set(answerable(target, entity.fields, values, around).map(({ name }) => name));
    const decision = entity.product.access.decide('update', entity, around, record.values);
    return {
      changes: all,
      locked: all.flatMap(({ field, before }) => {
        const lock = lockOf(field, target, may) ?? (before === undefined ? 'role' : undefined);
        const why = lock ? lockText(lock, target) : isTorn(field, answers[field.name], before) ? words.torn : undefined;
        return why ? [{ at: field.name, text: `${field.label.text}: ${why}` }] : [];
      }),
      issues: validate(entity, values, around, { may: open, isForm: true }),
      isDenied: !mayTry(decision, entity, record.values, around),
      unread: new Map([...row.unread].filter(([name]) => !kept.has(name))),
    };
  });
  const values = Object.fromEntries(changes.map(({ field, after }) => [field.name, after]));
  if (changes.length === 0)
    return {
      number,
      cells: written,
      does: 'unchanged',
      values,
      changes,
      record,
      wrong: [...unread.values()],
      wrongAt: new Set(unread.keys()),
    };
  const errors = found(entity, issues, unread);
  const texts = isDenied ? [denied] : [...new Set([...locked.map(({ text }) => text), ...errors.texts])];
  const at = isDenied ? [] : [...locked.map((one) => one.at), ...errors.at];
  return {
    number,
    cells: written,
    does: 'update',
    values,
    changes,
    record,
    wrong: [...unread.values(), ...texts],
    wrongAt: new Set([...unread.keys(), ...at]),
    warned: errors.warned,
  };
}

/** Whether a cell says what an export of the record does: of two that are called the same, the one that is meant is the one that it has. */
function sameAs(
  record: Values,
  { cells: written }: ReadRow,
  around: Around,
  { columns, reading: { said } }: Checking,
): (path: Path) => boolean {
  return (path) => {
    const column = columns.get(path.name);
    if (column === undefined) return true;
    const cell = written[column]?.trim() ?? '';
    // What does not matter is not exported; by now it may.
    if (cell === '') return isEmpty(record[path.steps[0]?.name ?? '']);
    return cell === String(cellOf(path, record, around, said)).trim();
  };
}
