import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClient, ProblemError, type RemoteOptions, remote, Unreachable, UnreadableAnswer } from '#client';
import { compile, everything } from '#specification';
import { read } from '#specification/reading';
import { en } from '../src/app/messages/en/index.ts';
import { problemText } from '../src/app/problems/problem-text.ts';
import { type Answering, json, type LoopbackServer, loopbackServer } from './loopback-server.ts';

const bin = compile(
  read(`
## 3. Entities
\`\`\`yaml
bin: { key: code, fields: { code: { type: string }, note: { type: string } } }
\`\`\`
`).specification,
).entity('bin')!;

let server: LoopbackServer;
beforeAll(async () => {
  server = await loopbackServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
});

/** In milliseconds: longer than any busy machine takes. */
const patience = 20_000;
/** For those who never get an answer. */
const impatience = 200;
const asking = (options: RemoteOptions = {}) =>
  createClient(remote(server.address, { patience, ...options }), { id: 'ada', roles: [] });
const held = { values: { code: 'a', note: 'old' }, etag: '"1"', changes: [], included: {} };
const ways = {
  list: (options?: RemoteOptions) => asking(options).list(bin, { query: everything, size: 10 }),
  read: (options?: RemoteOptions) => asking(options).read(bin, { code: 'a' }),
  change: (options?: RemoteOptions) =>
    asking(options).change({ entity: bin, does: 'update', record: held, values: { note: 'new' } }),
};

const plain = (body: string, type = 'application/json'): Answering => {
  return (_, response) => response.writeHead(200, { 'content-type': type }).end(body);
};

/** What goes wrong without an answer that could be taken for one. */
const silences: Record<string, Answering> = {
  'never answering': () => undefined,
  'no more than a beginning, and then nothing': (_, response) => response.writeHead(200).write('{"code":'),
  'cut off in the middle': (_, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('{"code":"a"', () => response.destroy());
  },
  'hanging up': (_, response) => response.destroy(),
  'one letter after the other': async (_, response) => {
    response.writeHead(200);
    while (!response.destroyed) {
      response.write(' ');
      await sleep(50);
    }
  },
  'redirecting in a circle': ({ path }, response) => response.writeHead(307, { location: path }).end(),
};

/** What is answered and cannot be meant. */
const nonsense: Record<string, Answering> = {
  HTML: plain('<!doctype html><title>Sign in</title>', 'text/html'),
  'HTML that says it is JSON': plain('<!doctype html>'),
  '{}': plain('{}'),
  '[7]': plain('[7]'),
  null: plain('null'),
  'a text': plain('"ok"'),
  'half of an object': plain('{"code":"a"'),
  'nothing at all': plain(''),
  'another record': plain('{"code":"b"}'),
  'no content for what was asked': (_, response) => response.writeHead(204).end(),
  'a redirect to a page': ({ path }, response) =>
    path === '/sign-in'
      ? response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')
      : response.writeHead(303, { location: '/sign-in' }).end(),
};

const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => expect.unreachable('it was taken for an answer'),
    (error: unknown) => error,
  );

describe.each(Object.entries(ways))('%s', (_, ask) => {
  test.each(Object.entries(silences))('%s is no answer', async (_name, answering) => {
    server.answerWith(answering);
    const error = await failureOf(ask({ patience: impatience }));
    expect(error).toBeInstanceOf(Unreachable);
    expect(problemText(en, error).detail).toBe(en.failure.unreachable);
  });

  test.each(Object.entries(nonsense))('%s is not taken for what was asked', async (_name, answering) => {
    server.answerWith(answering);
    const error = await failureOf(ask());
    expect(error).toBeInstanceOf(UnreadableAnswer);
    expect(problemText(en, error).detail).toBe(en.failure.unexpected);
  });

  test('whatever the status, there are words, and another try asks again', { timeout: 90_000 }, async () => {
    for (const status of [304, ...Array.from({ length: 200 }, (__, index) => 400 + index)]) {
      server.answerWith((___, response) => {
        response.writeHead(status, { 'cache-control': 'max-age=1000', etag: '"1"' }).end();
      });
      const before = server.received.length;
      for (const _try of [1, 2]) {
        const error = await failureOf(ask());
        // A proxy that asks for a password is for the platform, which hands it on as no answer.
        if (status === 407) expect(error).toBeInstanceOf(Unreachable);
        else expect(error).toMatchObject({ name: 'ProblemError', status });
        expect(problemText(en, error).title).not.toBe('');
      }
      expect(server.received.length - before).toBeGreaterThanOrEqual(2);
    }
  });
});

test.each([
  ['{"errors":"No"}'],
  ['{"errors":null}'],
  ['{"errors":[null,7,{}]}'],
  ['{"errors":{"note":{"deep":{"er":["x"]}}}}'],
  ['{"errors":{"__proto__":["x"]}}'],
  ['{"errors":[{"pointer":7,"detail":{"a":1}}]}'],
  ['[[[]]]'],
  ['{"title":{"en":"No"}}'],
])('422 with %s has words', async (body) => {
  server.answerWith((_, response) => json(response, body, 422));
  const error = await failureOf(ways.change());
  expect(error).toMatchObject({ status: 422 });
  expect(problemText(en, error).title).not.toBe('');
});

test('a body without an end fills no memory', { timeout: 90_000 }, async () => {
  server.answerWith((_, response) => {
    const part = Buffer.alloc(1_000_000, ' ');
    const more = () => {
      while (!response.destroyed && response.write(part));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  });
  const error = await failureOf(asking().read(bin, { code: 'a' }));
  expect(error).toBeInstanceOf(UnreadableAnswer);
});

test('answers out of order reach who asked for them', async () => {
  server.answerWith(async ({ path }, response) => {
    const [, code = ''] = /\/([ab])$/.exec(path) ?? [];
    await sleep(code === 'a' ? 150 : 0);
    json(response, { code });
  });
  const client = asking();
  const [a, b] = await Promise.all([client.read(bin, { code: 'a' }), client.read(bin, { code: 'b' })]);
  expect([a.values.code, b.values.code]).toEqual(['a', 'b']);
});

test('a change that is only acknowledged is read again', async () => {
  server.answerWith(({ method }, response) =>
    method === 'PATCH'
      ? response.writeHead(204).end()
      : json(response, { code: 'a', note: 'new' }, 200, { etag: '"2"' }),
  );
  expect(await ways.change()).toMatchObject({ values: { note: 'new' }, etag: '"2"' });
});

test('it is sent text, proof and revision, and nothing of previews', async () => {
  server.answerWith((_, response) => json(response, { code: 'a', note: 'new' }));
  const client = asking({ headers: async () => ({ authorization: 'Bearer secret' }) });
  await client.change({ entity: bin, does: 'update', record: held, values: { note: 'new' } });
  const [sent] = server.received;
  expect(JSON.parse(sent?.body ?? '')).toEqual({ note: 'new' });
  expect(sent?.headers).toMatchObject({ authorization: 'Bearer secret', 'if-match': '"1"', 'content-length': '14' });
  expect(Object.keys(sent?.headers ?? {}).filter((name) => name.includes('preview'))).toEqual([]);
});

test('who cannot be proven or is nobody is a failure with words, and nothing is asked', async () => {
  const refused = new ProblemError({ type: 'about:blank', status: 401, title: '' });
  const never = new Promise<Record<string, string>>(() => undefined);
  const read = (headers: RemoteOptions['headers']) =>
    failureOf(asking({ headers, patience: 100 }).read(bin, { code: 'a' }));
  expect(await read(() => Promise.reject(refused))).toBe(refused);
  expect(await read(() => never)).toBeInstanceOf(Unreachable);
  for (const subject of [{}, null, [], 'ada', { id: 7, roles: [] }, { id: 'ada', roles: 'clerk' }]) {
    const connection = remote(server.address, { subject: async () => subject as never });
    expect(await failureOf(connection.subject('clerk'))).toBeInstanceOf(UnreadableAnswer);
  }
  expect(server.received).toEqual([]);
});
