import { type Checks, lockOf, mayAnswer, sent } from '#app/form';
import { isEmpty, type Values } from '#specification';
import { completed } from './completed.ts';
import { type CheckedRow, type Checking, fieldsOf, found } from './judging.ts';
import type { ReadRow } from './read-cells.ts';

/** A row as a new record: what a form would say of it. */
export async function judgeNew(
  { number, cells: written, answers, unread }: ReadRow,
  { validate }: Checks,
  { entity, session, cells, denied, lockText }: Checking,
): Promise<CheckedRow> {
  const target = { entity, does: 'create' };
  const fields = fieldsOf(cells);
  const { given, issues, isDenied, locked } = await session.known.settle((around) => {
    const given: Values = Object.fromEntries(
      Object.entries(answers).flatMap(([name, answer]) => {
        const field = entity.field(name);
        const own = field ? sent(field, completed(field, answer, undefined, around), null) : answer;
        return isEmpty(own) ? [] : [[name, own]];
      }),
    );
    const may = mayAnswer(target, around);
    const open = new Set(fields.filter((field) => !lockOf(field, target, may)).map(({ name }) => name));
    const begun = entity.begin(around, given);
    const { answer } = entity.product.access.decide('create', entity, around, begun);
    return {
      given,
      issues: validate(entity, begun, around, { may: open, isForm: true }),
      isDenied: answer === false,
      locked: fields.flatMap((field) => {
        const lock = field.name in given ? lockOf(field, target, may) : undefined;
        return lock ? [{ at: field.name, text: `${field.label.text}: ${lockText(lock, target)}` }] : [];
      }),
    };
  });
  const errors = found(entity, issues, unread);
  const refusal = isDenied && unread.size === 0 ? [denied] : [];
  const closed = isDenied ? [] : locked;
  const wrong = [...unread.values(), ...closed.map(({ text }) => text), ...errors.texts, ...refusal];
  const wrongAt = new Set([...unread.keys(), ...closed.map(({ at }) => at), ...errors.at]);
  const { warned } = errors;
  return { number, cells: written, does: 'create', values: given, changes: [], wrong, wrongAt, warned };
}
