import { createBackend, memoryStore, type Store, sampleRecords, subjectHeader } from '#backend';
import { assumedSubject, compile } from '#specification';
import { read } from '#specification/reading';
import type { Answering } from '../loopback-server.ts';

/**
 * A server of a product that knows by itself who asks: the first of its roles.
 * @param records what it has; samples where absent
 */
export async function productServer(document: string, records?: Parameters<Store['fill']>[0]): Promise<Answering> {
  const product = compile(read(document).specification);
  const store = memoryStore();
  await store.fill(records ?? (await sampleRecords(product, new Date())));
  const backend = createBackend(product, { store });
  const subject = assumedSubject(product.access.roles[0]?.name ?? '');
  return async ({ method, path, headers, body }, response) => {
    const sent = new Headers({ [subjectHeader]: encodeURIComponent(JSON.stringify(subject)) });
    for (const name of ['content-type', 'if-match', 'idempotency-key'])
      if (headers[name]) sent.set(name, String(headers[name]));
    const answer = await backend(
      new Request(`https://product.invalid${path}`, { method, headers: sent, body: body || undefined }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  };
}
