import { readFileSync } from 'node:fs';
import { createBackend, memoryStore, sampleRecords, subjectHeader } from '#backend';
import { assumedSubject, compile } from '#specification';
import { read } from '#specification/reading';
import type { Answering } from '../loopback-server.ts';

/** A server of a product that knows by itself who asks: the first of its roles. */
export async function productServer(file: string): Promise<Answering> {
  const product = compile(read(readFileSync(file, 'utf8')).specification);
  const store = memoryStore();
  await store.fill(await sampleRecords(product, new Date()));
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
