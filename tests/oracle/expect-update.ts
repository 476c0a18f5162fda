import { expectNowhere, expectRevision, recordOf } from './expect-writing.ts';
import { type Expected, expectStatus, refusal } from './expectation.ts';
import type { Model, Values } from './model.ts';
import type { Question } from './question.ts';
import { readBy } from './seen.ts';
import { judge } from './verdict.ts';

/** Whether a state lets a field be edited; open for a record without a state. */
export function isEditable({ lifecycle }: Model, entity: string, record: Values, field: string): boolean | 'open' {
  if (entity !== 'task') return true;
  if (typeof record.status !== 'string') return 'open';
  const editable = lifecycle.editable[record.status];
  return editable === undefined || (Array.isArray(editable) && editable.includes(field));
}

/** Changing one field: permission, revision, state, then the field. */
export function expectUpdate(model: Model, question: Question): Expected {
  const { subject, entity, action, body = {} } = question;
  const record = recordOf(model, question);
  if (!record) return expectNowhere(model, question);
  const verdict = judge({ model, subject, entity, action, record });
  const early = refusal(verdict) ?? expectRevision(question);
  if (early) return early;
  const [field = ''] = Object.keys(body);
  const kind = model.entities[entity]?.[field]?.kind;
  if (kind === 'state' || kind === 'key')
    return expectStatus([400, 403, 409, 422], `update: nobody writes a ${kind}`, `${field} is written by nobody`);
  const editable = isEditable(model, entity, record, field);
  if (editable === 'open') return { open: 'what may be edited in a record without a state' };
  if (!editable) return expectStatus([403, 409], 'update: not editable in its state', `${field} in ${record.status}`);
  if (!verdict.may(field)) return expectStatus(403, 'update: a field that may not be changed', `not ${field}`);
  const atMost = readBy({ model, subject }, entity, { ...record, ...body });
  return expectStatus(200, 'update: allowed', verdict.why, { atMost });
}
