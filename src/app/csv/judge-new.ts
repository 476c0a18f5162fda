import { type Checks, lockOf, mayAnswer } from '#app/form';
import type { Values } from '#specification';
import { type CheckedRow, type Checking, issueTexts } from './judging.ts';
import type { ReadRow } from './read-cells.ts';

/** A row as a new record: what a form would say of it. */
export async function judgeNew(
  { number, cells, answers, unread }: ReadRow,
  { validate }: Checks,
  { entity, session, fields, denied, lockText }: Checking,
): Promise<CheckedRow> {
  const target = { entity, does: 'create' };
  const given: Values = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null));
  const { issues, isDenied, locked } = await session.known.settle((around) => {
    const may = mayAnswer(target, around);
    const open = new Set(fields.filter((field) => !lockOf(field, target, may)).map(({ name }) => name));
    const begun = entity.begin(around, given);
    const { answer } = entity.product.access.decide('create', entity, around, begun);
    return {
      issues: validate(entity, begun, around, { may: open, isForm: true }),
      isDenied: answer === false,
      locked: fields.flatMap((field) => {
        const lock = field.name in given ? lockOf(field, target, may) : undefined;
        return lock ? [`${field.label.text}: ${lockText(lock, target)}`] : [];
      }),
    };
  });
  const errors = issueTexts(entity, issues, unread);
  const refusal = isDenied && unread.size === 0 ? [denied] : [];
  const wrong = [...unread.values(), ...(isDenied ? [] : locked), ...errors, ...refusal];
  return { number, cells, does: 'create', values: given, changes: [], wrong };
}
