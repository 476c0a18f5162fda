import type { Exchange } from '../exchange.ts';
import { Refusal } from '../problem-details.ts';
import { answerRecord } from '../reading/read.ts';
import type { Write } from '../stores/index.ts';

/** Where the store keeps which requests were answered. No entity can be called so: keys have no dot. */
const kept = '.answers';

/** A request that may be made again without harm. */
export interface Repetition {
  /** What is written with the record, so that a second try is recognised. */
  writesFor: (key: string) => readonly Write[];
}

/**
 * Recognises a request that was answered already, where the call takes a key for that: its answer is given again, and
 * 422 where the key comes with another body.
 */
export async function repeated(exchange: Exchange): Promise<Repetition | { answer: Response } | undefined> {
  const { operation, request, store, entity, subject } = exchange;
  const given = request.headers.get('idempotency-key');
  if (operation.call?.facts.idempotencyKey !== true || !given) return undefined;
  const name = JSON.stringify([subject.id, operation.call.name, given]);
  const body = await request.clone().text();
  const earlier = await store.get(kept, name);
  if (!earlier) {
    return {
      writesFor: (key) => [{ entity: kept, record: { key: name, values: { key, body }, changes: [] }, expected: 0 }],
    };
  }
  if (earlier.values.body !== body) throw new Refusal(422, { detail: 'idempotency-key' });
  const record = await store.get(entity.name, String(earlier.values.key));
  if (!record) throw new Refusal(404);
  return { answer: await answerRecord(exchange, record, 201) };
}
