import type { Values } from '#specification';
import type { Exchange } from '../exchange.ts';
import { answerRecord } from '../reading/read.ts';
import type { StoredRecord } from '../stores/index.ts';

/** A record that was written; what was made, with where it is read. */
export async function answerWritten(exchange: Exchange, stored: StoredRecord, status: number): Promise<Response> {
  const answer = await answerRecord(exchange, stored, status);
  if (status !== 201) return answer;
  const { product, entity } = exchange;
  // By what the asker sees of it: a parameter that is not seen, or no field, is its key.
  const body: Values = await answer.clone().json();
  const address = product.operation(entity, 'read')?.template.fill((name) => String(body[name] ?? stored.key));
  if (address !== undefined) answer.headers.set('location', address);
  return answer;
}
