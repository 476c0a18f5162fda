import { type Expected, expectStatus, refusal, type Seen, whereAllAgree } from './expectation.ts';
import type { Model } from './model.ts';
import type { Question } from './question.ts';
import { seenOf } from './seen.ts';
import { judge, judgeEver, judgeMissing } from './verdict.ts';

const sees = (seen: Seen) => Object.keys(seen).sort().join();
const nothingToSee: Expected = { open: 'a record that may be read, without a field that may' };

/** Reading one record: whether, and which of its fields. */
export function expectRead(model: Model, { subject, entity, key }: Question): Expected {
  const attempt = { model, subject, entity, action: 'read' };
  const record = model.records[entity]?.find((one) => one.key === key)?.values;
  if (!record)
    return whereAllAgree(
      judgeMissing(attempt).map((verdict) => refusal(verdict) ?? expectStatus(404, 'read: not there', verdict.why)),
    );
  const verdict = judge({ ...attempt, record });
  const refused = refusal(verdict);
  if (refused) return refused;
  const seen = seenOf({ model, subject }, entity, record, verdict);
  if (sees(seen) === '') return nothingToSee;
  return expectStatus(200, 'read: the fields that may be read', verdict.why, { record: seen });
}

/** Listing: which records, and which fields of each. */
export function expectList(model: Model, { subject, entity }: Question): Expected {
  const attempt = { model, subject, entity };
  const ever = judgeEver({ ...attempt, action: 'list' });
  if (!ever) return expectStatus(403, 'list: never', 'no permission to list could ever hold');
  const items = new Map<string, Seen>();
  for (const { key, values: record } of model.records[entity] ?? []) {
    const listed = judge({ ...attempt, action: 'list', record });
    const read = judge({ ...attempt, action: 'read', record });
    const seen = seenOf({ model, subject }, entity, record, listed);
    if (listed.allowed !== read.allowed || sees(seen) !== sees(seenOf({ model, subject }, entity, record, read)))
      return { open: 'listing without reading, or the other way round' };
    if (listed.allowed === true && sees(seen) === '') return nothingToSee;
    if (listed.allowed === true) items.set(key, seen);
  }
  if (items.size === 0 && ever === 'open') return { open: 'an empty list, decided without a record' };
  return expectStatus(200, 'list: the records that may be read', 'each is judged by its own values', { items });
}
