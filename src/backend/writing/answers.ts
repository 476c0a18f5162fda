import type { Entity, Sight, Values } from '#specification';
import type { Issue } from '#specification/validation';
import type { Exchange } from '../exchange.ts';
import { Refusal } from '../problem-details.ts';
import { bodyOf } from '../request.ts';
import { isSame, type StoredRecord } from '../stores/index.ts';

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
  const { entity, operation } = exchange;
  const body = await bodyOf(exchange.request);
  const { answersOf } = await import('#specification/validation');
  const { answers, issues } = answersOf(
    entity,
    withoutOwn(entity, body, base),
    base,
    exchange.truth,
    operation.does === 'create',
  );
  // A transition takes what it asks for; a call that says what it takes refuses the rest.
  const taken = asked ?? operation.call?.facts.body ?? undefined;
  const kept = Object.entries(answers).filter(([name]) => !taken || taken.includes(name));
  const left = Object.keys(answers).filter((name) => !asked && taken?.includes(name) === false);
  const sight = await exchange.lookup.settle(() => exchange.lookup.sight(entity, base));
  const own = asked ? [] : Object.keys(body).filter((name) => isOfProduct(entity, name));
  const wrong = (names: readonly string[], code: string) =>
    names
      .filter((name) => !isLeft(name, body, base, sight))
      .map((name): Issue => ({ severity: 'error', path: [name], code }));
  return {
    values: Object.fromEntries(kept),
    issues: [...issues, ...wrong(left, 'unknownField'), ...wrong(own, 'readOnly')],
  };
}

/** Whether only the product answers a field. What is computed may come back with any value. */
function isOfProduct(entity: Entity, name: string): boolean {
  const field = entity.field(name);
  return field !== undefined && !field.isAnswered && field.computed === undefined;
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
