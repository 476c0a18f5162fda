import type { Sight, Values } from '#specification';
import type { Issue } from '#specification/validation';
import type { Exchange } from '../exchange.ts';
import { Lookup } from '../lookup.ts';
import { Refusal } from '../problem-details.ts';
import type { Reads, StoredRecord, Write } from '../stores/index.ts';
import { answerWritten } from './answer-written.ts';
import { historyOf, kept } from './history.ts';

export interface Saving {
  /** The record as it is kept; absent for a new one. */
  stored?: StoredRecord;
  /** What it was, or what it began with. */
  base: Values;
  /** What it is to be. */
  values: Values;
  /** What the asker may answer. */
  may: Sight;
  /** What was wrong with the form of the request. */
  issues?: readonly Issue[];
  /** Whether it may still be done, by what lies around it when it is kept; throws the refusal where not. */
  pass?: (lookup: Lookup) => Promise<void>;
}

/** Keeps a record if nothing about it is wrong: it is asked in the very transaction that keeps it. */
export async function save(exchange: Exchange, saving: Saving): Promise<Response> {
  const { entity, operation, product, store, subject, now } = exchange;
  const { stored, values, base, may, issues = [], pass } = saving;
  const { ready, undecided, validate } = await import('#specification/validation');
  const { storeIssues } = await import('./store-issues.ts');
  await ready();
  const changes = historyOf(exchange, { entity, action: operation.does, stored, values });
  const record = { key: entity.keyOf(values), values: kept(entity, values), changes };
  const check = async (read: Reads): Promise<Issue[] | undefined> => {
    const inside = new Lookup(product, read, subject, now);
    await pass?.(inside);
    const found = await inside.settle(() => validate(entity, values, inside.seen, { may }));
    if (inside.isCutShort) found.push(undecided([], entity.label.text));
    const ofStore = await storeIssues(read, inside, entity, values, base);
    // What a rule says of a record that may not be referred to would tell what is in it.
    const isLost = ofStore.some(({ code }) => code === 'reference');
    const all = [...issues, ...(isLost ? found.filter(({ rule }) => rule === undefined) : found), ...ofStore];
    const errors = all.filter(({ severity }) => severity === 'error');
    return errors.length > 0 ? errors : undefined;
  };
  const status = stored ? 200 : 201;
  const writes: Write[] = [
    { entity: entity.name, record, expected: stored?.revision ?? 0 },
    ...exchange.alongside(record.key, status),
  ];
  const written = await store.write(writes, check);
  if (written.ok) {
    const [first] = written.records;
    if (!first) throw new Refusal(500);
    return answerWritten(exchange, first, status);
  }
  if ('refused' in written) throw await refusalOf(exchange, values, written.refused);
  if (stored || written.at > 0) throw new Refusal(412);
  if (!entity.isKeyAnswered) throw new Refusal(409, { isTaken: true });
  throw new Refusal(422, { issues: [{ severity: 'error', path: [entity.key], code: 'unique' }] });
}

/** One rule alone that is broken speaks with its own error; several things at once are answered together. */
async function refusalOf(
  { product, lookup, entity }: Exchange,
  values: Values,
  issues: readonly Issue[],
): Promise<Refusal> {
  const names = new Set(issues.map(({ rule }) => product.rules.find(({ name }) => name === rule)?.error));
  const [name] = names;
  const error = names.size === 1 && name !== undefined ? product.error(name) : undefined;
  if (!error || name === undefined) return new Refusal(422, { issues });
  const { filledIn } = await import('#specification/validation');
  const { detail: written } = error;
  const detail = written ? await lookup.settle(() => filledIn(written, entity, values, lookup.seen)) : undefined;
  return new Refusal(error.status ?? 422, { name, title: issues[0]?.title, detail, issues });
}
