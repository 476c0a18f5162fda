import { fnv1a } from '#specification';
import type { Exchange } from '../exchange.ts';
import { Refusal } from '../problem-details.ts';
import type { Write } from '../stores/index.ts';
import { answerWritten } from './answer-written.ts';

/** Where the store keeps which requests were answered. No entity can be called so: keys have no dot. */
const kept = '.answers';

/**
 * Carries a request out once, however often it is made with its key, also at the same time: the others get the answer of the
 * one that was kept, and 422 where the key comes with something else.
 */
export async function once(exchange: Exchange, carryOut: () => Promise<Response>): Promise<Response> {
  const { operation, request, store, subject, url } = exchange;
  const given = request.headers.get('idempotency-key');
  if (operation.call?.facts.idempotencyKey !== true || request.method === 'GET' || !given) return carryOut();
  const name = JSON.stringify([subject.id, operation.call.name, given]);
  const body = await request.clone().text();
  // There may be files in a body: what is kept of it tells it from others, and is short.
  const asked = JSON.stringify([url.pathname, body.length, fnv1a(body)]);
  const answered = async (): Promise<Response | undefined> => {
    const earlier = await store.get(kept, name);
    if (!earlier) return undefined;
    await exchange.permit();
    if (earlier.values.asked !== asked) throw new Refusal(422, { detail: 'idempotency-key' });
    return answerAgain(exchange, String(earlier.values.key), Number(earlier.values.status));
  };
  const earlier = await answered();
  if (earlier) return earlier;
  exchange.alongside = (key, status): Write[] => [
    {
      entity: kept,
      record: { key: name, values: { key, status, asked }, changes: [] },
      expected: 0,
    },
  ];
  try {
    return await carryOut();
  } catch (error) {
    // Refused because another of the same key came first: then that one has the answer.
    const first = error instanceof Refusal ? await answered() : undefined;
    if (first) return first;
    throw error;
  }
}

async function answerAgain(exchange: Exchange, key: string, status: number): Promise<Response> {
  if (status === 204) return new Response(null, { status });
  const record = await exchange.store.get(exchange.entity.name, key);
  if (!record) throw new Refusal(404);
  return answerWritten(exchange, record, status);
}
