import { type Entity, isSame, type Sight, type Values } from '#specification';
import type { Issue } from '#specification/validation';
import type { Exchange } from '../exchange.ts';
import { Refusal } from '../problem-details.ts';
import { bodyOf } from '../request.ts';
import type { StoredRecord } from '../stores/index.ts';

/** What a request answers, and what is wrong with its form. */
export interface Answers {
  values: Values;
  issues: Issue[];
}

/**
 * Of a body what a person answers. What the product answers may be sent as it is, and not changed.
 * @param base the record as it is, or as it begins
 * @param asked only these fields are taken; all of them where absent
 */
export async function answersIn(exchange: Exchange, base: Values, asked?: readonly string[]): Promise<Answers> {
  const { entity, lookup, operation } = exchange;
  const body = await bodyOf(exchange.request);
  const { answersOf, ownIssues } = await import('#specification/validation');
  const sent = withoutOwn(entity, body, base);
  const { answers, issues } = await lookup.settle(() =>
    answersOf(entity, sent, base, lookup.truth, operation.does === 'create'),
  );
  // A transition takes what it asks for; a call that says what it takes refuses the rest.
  const taken = asked ?? operation.call?.facts.body ?? undefined;
  const isTaken = (name: string) => !taken || taken.includes(name);
  const values = Object.fromEntries(Object.entries(answers).filter(([name]) => isTaken(name)));
  const sight = await lookup.settle(() => lookup.sight(entity, base));
  const left = asked ? [] : Object.keys(answers).filter((name) => !isTaken(name) && !isLeft(name, body, base, sight));
  const judged = Object.fromEntries(Object.entries(sent).filter(([name]) => asked?.includes(name) !== false));
  const after = { ...base, ...values };
  const own = await lookup.settle(() =>
    ownIssues(entity, { body: judged, before: base, after, around: lookup.seen, sight }),
  );
  const unknown = left.map((name): Issue => ({ severity: 'error', path: [name], code: 'unknownField' }));
  return { values, issues: [...issues, ...unknown, ...own] };
}

/** Whether something is sent as it is. Who may not see it cannot find out what it is by trying. */
function isLeft(name: string, values: Values, base: Values, sight: Sight): boolean {
  return sight.has(name) && isSame(values[name], base[name]);
}

/** A record may come back as it was read: its own key is no answer. */
function withoutOwn(entity: Entity, body: Values, base: Values): Values {
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => name !== entity.key || !isSame(value, base[name])),
  );
}

/** Throws 403 where a record would be kept under another key: there may be another record. */
export function permitKey({ entity }: Exchange, stored: StoredRecord, answers: Values) {
  if (entity.key in answers && !isSame(answers[entity.key], stored.key)) throw new Refusal(403, { detail: entity.key });
}

/** Throws 403 where something is changed that the asker may not change. */
export async function permitFields({ entity, lookup }: Exchange, base: Values, values: Values, may: Sight) {
  const sight = await lookup.settle(() => lookup.sight(entity, base));
  const refused = Object.keys(values).find((name) => !may.has(name) && !isLeft(name, values, base, sight));
  if (refused !== undefined) throw new Refusal(403, { detail: refused });
}
