import { answerable, type Checks, lockOf, mayAnswer } from '#app/form';
import type { OneRecord } from '#client';
import { mayTry } from '#specification';
import { changesIn } from './changes-in.ts';
import { type CheckedRow, type Checking, issueTexts } from './judging.ts';
import type { ReadRow } from './read-cells.ts';

/** A row as a change of a record: what the form of that record would say of it. */
export async function judgeChange(
  { number, cells, answers, unread }: ReadRow,
  record: OneRecord,
  { validate }: Checks,
  { entity, session, fields, denied, lockText }: Checking,
): Promise<CheckedRow> {
  const target = { entity, does: 'update', record };
  const { changes, locked, issues, isDenied } = await session.known.settle((around) => {
    const may = mayAnswer(target, around);
    const all = changesIn(fields, answers, record.values, around);
    const values = { ...record.values, ...Object.fromEntries(all.map(({ field, after }) => [field.name, after])) };
    const open = new Set(answerable(target, entity.fields, values, around).map(({ name }) => name));
    const decision = entity.product.access.decide('update', entity, around, record.values);
    return {
      changes: all,
      locked: all.flatMap(({ field, before }) => {
        const lock = lockOf(field, target, may) ?? (before === undefined ? 'role' : undefined);
        return lock ? [`${field.label.text}: ${lockText(lock, target)}`] : [];
      }),
      issues: validate(entity, values, around, { may: open, isForm: true }),
      isDenied: !mayTry(decision, entity, record.values, around),
    };
  });
  const values = Object.fromEntries(changes.map(({ field, after }) => [field.name, after]));
  if (changes.length === 0)
    return { number, cells, does: 'unchanged', values, changes, record, wrong: [...unread.values()] };
  const errors = isDenied ? [denied] : [...new Set([...locked, ...issueTexts(entity, issues, unread)])];
  return { number, cells, does: 'update', values, changes, record, wrong: [...unread.values(), ...errors] };
}
