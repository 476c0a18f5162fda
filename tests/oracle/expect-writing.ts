import { type Expected, expectStatus, refusal, whereAllAgree } from './expectation.ts';
import type { Model, Values } from './model.ts';
import type { Question } from './question.ts';
import { readBy } from './seen.ts';
import { judge, judgeMissing, judgeNew } from './verdict.ts';

/** The record that a question is about. */
export function recordOf(model: Model, { entity, key }: Question): Values | undefined {
  return model.records[entity]?.find((one) => one.key === key)?.values;
}

/** A write to a record that is not there: 403 for who has only conditional rights. */
export function expectNowhere(model: Model, { subject, entity, action }: Question): Expected {
  return whereAllAgree(
    judgeMissing({ model, subject, entity, action }).map(
      (verdict) => refusal(verdict) ?? expectStatus([404, 412], 'write: not there', verdict.why),
    ),
  );
}

/** What the revision says: judged after the permission and before all else. */
export function expectRevision({ match }: Question): Expected | undefined {
  if (match === 'stale') return expectStatus(412, 'write: another revision', 'it is not the revision that was seen');
  if (match === 'none') return { open: 'whether a revision must be given' };
  return undefined;
}

/** Making a record: of each field that is given it is asked whether it may be. */
export function expectCreate(model: Model, { subject, entity, body = {} }: Question): Expected {
  const fields = model.entities[entity] ?? {};
  const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
  const state: Values = entity === 'task' ? { status: model.lifecycle.initial } : {};
  const record = { ...empty, ...state, ...body };
  const readings = judgeNew({ model, subject, entity, action: 'create', record });
  return whereAllAgree(
    readings.map((verdict) => {
      const refused = refusal(verdict);
      if (refused) return refused;
      const field = Object.keys(body).find((name) => !verdict.may(name));
      if (field) return expectStatus(403, 'create: a field that may not be given', `${field} may not be given`);
      const atMost = readBy({ model, subject }, entity, record);
      return expectStatus(200, 'create: allowed', verdict.why, { atMost });
    }),
  );
}

/** Deleting. Whether a record that others refer to can go, where `onDelete` is not stated, is open. */
export function expectDelete(model: Model, question: Question): Expected {
  const { subject, entity, action, key } = question;
  const record = recordOf(model, question);
  if (!record) return expectNowhere(model, question);
  const verdict = judge({ model, subject, entity, action, record });
  const early = refusal(verdict) ?? expectRevision(question);
  if (early) return early;
  const isReferredTo = Object.entries(model.entities).some(([name, fields]) =>
    Object.entries(fields).some(
      ([field, { to }]) => to === entity && model.records[name]?.some(({ values }) => values[field] === key),
    ),
  );
  return expectStatus(isReferredTo ? [200, 409] : 200, 'delete: allowed', verdict.why);
}
