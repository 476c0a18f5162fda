import { isEditable } from './expect-update.ts';
import { expectNowhere, expectRevision, recordOf } from './expect-writing.ts';
import { type Expected, expectStatus, refusal } from './expectation.ts';
import { holds } from './holds.ts';
import type { Model, Subject, Transition, Values } from './model.ts';
import type { Question } from './question.ts';
import { readBy } from './seen.ts';
import type { Truth } from './truth.ts';
import { judge, type Verdict } from './verdict.ts';

function guardOf({ guard }: Transition, model: Model, subject: Subject, record: Values): Truth {
  if (guard === undefined || guard === 'none') return true;
  return guard === 'not shown' ? 'unknown' : holds(guard, { model, entity: 'task', record, subject });
}

/** The answers on the way may be given if the permission for the transition covers them. */
function refusedAnswer(body: Values, verdict: Verdict): string | undefined {
  return Object.keys(body).find((name) => !verdict.may(name));
}

/** A transition: permission, revision, state, guard, then the answers that it asks for. */
export function expectTransition(model: Model, question: Question): Expected {
  const { subject, entity, action, body = {} } = question;
  const transition = model.lifecycle.transitions[action];
  if (!transition) return { open: 'no such transition' };
  const record = recordOf(model, question);
  if (!record) return expectNowhere(model, question);
  const verdict = judge({ model, subject, entity, action, record });
  const early = refusal(verdict) ?? expectRevision(question);
  if (early) return early;
  if (typeof record.status !== 'string' && transition.from.includes(model.lifecycle.initial))
    return { open: 'whether a record without a state is in the first one' };
  if (typeof record.status !== 'string' || !transition.from.includes(record.status))
    return expectStatus(409, 'transition: not from this state', `${record.status} is not in ${transition.from}`);
  if (Object.keys(body).some((name) => isEditable(model, entity, record, name) !== true))
    return { open: 'answers to what the state does not let be edited' };
  const refused = refusedAnswer(body, verdict);
  const guard = guardOf(transition, model, subject, { ...record, ...body });
  if (guard !== true && refused && guardOf(transition, model, subject, record) === true)
    return { open: 'a guard over an answer that may not be given' };
  if (guard !== true && refused)
    return expectStatus([403, 409], 'transition: an answer that may not be given', `not ${refused}`);
  if (guard !== true) return expectStatus(409, `transition: guard ${guard}`, `its guard is ${guard}`);
  if (refused && guardOf(transition, model, subject, record) !== true)
    return expectStatus([403, 409], 'transition: an answer that may not be given', `not ${refused}`);
  if (refused) return expectStatus(403, 'transition: an answer that may not be given', `not ${refused}`);
  const atMost = readBy({ model, subject }, entity, { ...record, ...body, status: transition.to });
  return expectStatus(200, 'transition: allowed', verdict.why, { atMost });
}
