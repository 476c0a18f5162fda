import { type Change, type Client, type OneRecord, ProblemError } from '#client';
import { haveAll, type Product } from '#specification';
import { afterChange } from './after-change.ts';
import { isRecognised, type WaitingChange } from './waiting-change.ts';

/** What sends what waits. */
export type Sending = Pick<Client, 'change' | 'read'>;

/** Sends a change that waited, so that it is done once however often it is sent. */
export async function sendWaiting(
  client: Sending,
  product: Product,
  waiting: WaitingChange,
): Promise<OneRecord | undefined> {
  const entity = product.entity(waiting.entity);
  if (!entity) throw new Error(waiting.entity);
  const { does, values, idempotencyKey } = waiting;
  const record = waiting.record && { changes: [], included: {}, ...waiting.record };
  const change: Change = { entity, does, record, values, idempotencyKey };
  try {
    const from = record && !record.etag && !isRecognised(product, waiting) ? await asKnown(client, change) : record;
    return await client.change({ ...change, record: from });
  } catch (error) {
    return doneBefore(client, change, error);
  }
}

/** The record with its revision, where it is still as it was known. Throws 412 where it is another. */
async function asKnown(client: Sending, { entity, record }: Change): Promise<OneRecord> {
  const known = record?.values ?? {};
  const now = await client.read(entity, known);
  // What is computed rests on the hour, or on other records: nobody changed this one.
  const answered = Object.entries(known).filter(([name]) => !entity.field(name)?.computed);
  if (!haveAll(now.values, Object.fromEntries(answered)))
    throw new ProblemError({ type: 'about:blank', status: 412, title: '' });
  return now;
}

/** An answer that was lost on its way: what is refused as made from an older revision may be just what was done then. */
async function doneBefore(client: Sending, change: Change, error: unknown): Promise<OneRecord | undefined> {
  const { entity, does, record, values } = change;
  if (!record || does === 'create' || !(error instanceof ProblemError)) throw error;
  if (does === 'delete' && [404, 410].includes(error.status)) return undefined;
  if (does === 'delete' || error.status !== 412) throw error;
  const now = await client.read(entity, record.values);
  if (!haveAll(now.values, afterChange(entity, does, {}, values))) throw error;
  return now;
}
