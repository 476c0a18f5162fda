import { describe, expect, test } from 'vitest';
import { compile, everything } from '#specification';
import { read } from '#specification/reading';
import { createClient } from './client.ts';
import type { Connection, Outgoing } from './connection.ts';
import { MissingParameter, outcomeOf, ProblemError, Unreachable, UnreadableAnswer } from './failures.ts';

const document = `
## 3. Entities
\`\`\`yaml
bin:
  key: code
  fields: { code: { type: string }, hall: { type: string }, note: { type: string }, weight: { type: number } }
\`\`\`
## 4. States
\`\`\`yaml
bin:
  field: state
  initial: open
  states: { open: {}, closed: {} }
  transitions: { close: { from: open, to: closed, asks: [note] } }
\`\`\`
## 7. Calls
\`\`\`yaml
readBin: { method: get, path: "/halls/{hall}/bins/{code}", does: read, entity: bin }
listBins: { method: get, path: /bins, does: list, entity: bin, pagination: cursor }
createBin: { method: post, path: /bins, does: create, entity: bin, idempotencyKey: true, body: [code, hall] }
updateBin: { method: put, path: "/bins/{id}", does: update, entity: bin }
\`\`\`
`;
const product = compile(read(document, 'bins.md').specification);
const bin = product.entity('bin')!;

/** A server that answers one thing, and what it was sent. */
function serving(answer: unknown, init: ResponseInit = {}, isEmbedded = false) {
  const sent: Outgoing[] = [];
  const connection: Connection = {
    isEmbedded,
    subject: async () => ({ id: '', roles: [] }),
    send: async (call) => {
      sent.push(call);
      return answer === undefined ? new Response(null, init) : new Response(JSON.stringify(answer), init);
    },
  };
  return { sent, client: createClient(connection, { id: 'ada', roles: ['clerk'] }) };
}

const held = { values: { code: 'A 1', hall: 'x/y', note: 'n', weight: 2 }, etag: '"7"', changes: [], included: {} };

describe('what is sent', () => {
  test('every parameter of an address is filled from the record, and escaped', async () => {
    const { sent, client } = serving(held.values);
    await client.read(bin, held.values);
    expect(sent[0]?.path).toBe('/halls/x%2Fy/bins/A%201');
    await expect(client.read(bin, { code: 'A 1' })).rejects.toThrow(MissingParameter);
  });

  test('a parameter that names no field is the key; the revision goes along; what replaces is whole', async () => {
    const { sent, client } = serving({ ...held.values, note: 'new' });
    await client.change({ entity: bin, does: 'update', record: held, values: { note: 'new' } });
    expect(sent[0]).toMatchObject({ method: 'PUT', path: '/bins/A%201', headers: { 'if-match': '"7"' } });
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ ...held.values, note: 'new' });
  });

  test('only the fields of the stated body, and the idempotency key where it is stated', async () => {
    const { sent, client } = serving(held.values);
    await client.change({ entity: bin, does: 'create', values: held.values, idempotencyKey: 'k' });
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ code: 'A 1', hall: 'x/y' });
    expect(sent[0]?.headers['idempotency-key']).toBe('k');
    await client.change({ entity: bin, does: 'close', record: held, values: { note: 'n' }, idempotencyKey: 'k' });
    expect(sent[1]?.headers).not.toHaveProperty('idempotency-key');
  });

  test('who is previewed is told to the backend inside of the app only', async () => {
    for (const isEmbedded of [true, false]) {
      const { sent, client } = serving(held.values, {}, isEmbedded);
      await client.read(bin, held.values);
      expect('preview-as' in (sent[0]?.headers ?? {})).toBe(isEmbedded);
    }
  });

  test('a list that pages by cursor is asked by cursor', async () => {
    const { sent, client } = serving({ items: [], next: 'n2' });
    const page = await client.list(bin, { query: { ...everything, page: 2 }, size: 10, cursor: 'n1' });
    expect(sent[0]?.path).toBe('/bins?cursor=n1&size=10');
    expect(page.next).toBe('n2');
  });
});

describe('what is answered', () => {
  test.each([[[]], [{}], ['text'], [null], [{ code: '' }], [{ code: 'another' }]])(
    'a change answered %j is never taken for saved',
    async (answer) => {
      const { client } = serving(answer);
      await expect(client.change({ entity: bin, does: 'update', record: held, values: {} })).rejects.toThrow(
        UnreadableAnswer,
      );
    },
  );

  test.each([[{}], [null], [{ items: {} }], [{ items: [{}] }], [[1]]])(
    'a list answered %j is never taken for empty',
    async (answer) => {
      const { client } = serving(answer);
      await expect(client.list(bin, { query: everything, size: 10 })).rejects.toThrow(UnreadableAnswer);
    },
  );

  test('a page of HTML is no answer', async () => {
    const connection: Connection = {
      isEmbedded: false,
      subject: async () => ({ id: '', roles: [] }),
      send: async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    };
    const client = createClient(connection, { id: '', roles: [] });
    await expect(client.list(bin, { query: everything, size: 10 })).rejects.toThrow(UnreadableAnswer);
  });

  test('a list may be a list alone; what may be seen and is absent is not answered', async () => {
    const { client } = serving([{ code: 'a' }]);
    const page = await client.list(bin, { query: everything, size: 10 });
    expect(page).toMatchObject({ items: [{ code: 'a', hall: null, note: null }], total: 1 });
  });

  test('a list alone is all there is where nothing pages, whatever page was asked for', async () => {
    const unpaged = compile(read(document.replace(', pagination: cursor', ''), 'bins.md').specification).entity('bin')!;
    const { client } = serving(['a', 'b', 'c'].map((code) => ({ code })));
    const asked = (page: number) => client.list(unpaged, { query: { ...everything, page }, size: 2 });
    const codes = async (page: number) => (await asked(page)).items.map(({ code }) => code);
    expect([await codes(1), await codes(2), await codes(3)]).toEqual([['a', 'b'], ['c'], []]);
    expect((await asked(1)).total).toBe(3);
  });

  test('a short page to which another follows says nothing of how many there are', async () => {
    const { client } = serving({ items: [{ code: 'a' }], next: '20' });
    const page = await client.list(bin, { query: everything, size: 10 });
    expect(page).toMatchObject({ total: undefined, next: '20' });
  });

  test('a record as it was is no answer to who changed it; one that keeps some of it is', async () => {
    const change = { entity: bin, does: 'update', record: held, values: { note: 'new', weight: 3 } } as const;
    const odd = serving(held.values);
    await expect(odd.client.change(change)).rejects.toThrow(UnreadableAnswer);
    const some = serving({ ...held.values, weight: 3 });
    await expect(some.client.change(change)).resolves.toMatchObject({ values: { note: 'n', weight: 3 } });
    const same = serving(held.values);
    await expect(same.client.change({ ...change, values: { note: 'n ' } })).resolves.toMatchObject({ etag: undefined });
  });

  test('204 says that a record is gone, and so does 200', async () => {
    for (const [body, status] of [
      [undefined, 204],
      [{}, 200],
    ] as const) {
      const gone = serving(body, { status });
      await expect(gone.client.change({ entity: bin, does: 'delete', record: held })).resolves.toBeUndefined();
    }
    const odd = serving({}, { status: 202 });
    await expect(odd.client.change({ entity: bin, does: 'delete', record: held })).rejects.toThrow(UnreadableAnswer);
  });

  test('a refusal is a problem with its status', async () => {
    const { client } = serving({ type: 'urn:problem:too%20late', title: 'Too late' }, { status: 409 });
    const error = await client.read(bin, held.values).catch((refused: unknown) => refused);
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({ status: 409, code: 'too late', message: 'Too late' });
  });
});

describe('what is known of a change that failed', () => {
  const failing = (error: Error) => {
    const connection = {
      isEmbedded: false,
      subject: async () => ({ id: '', roles: [] }),
      send: () => Promise.reject(error),
    };
    return createClient(connection, { id: 'ada', roles: [] });
  };
  const told = (error: Error, change: Parameters<ReturnType<typeof createClient>['change']>[0]) =>
    failing(error)
      .change(change)
      .then(() => 'made', outcomeOf);
  const created = { entity: bin, does: 'create', values: { code: 'A' } };
  const closed = { entity: bin, does: 'close', record: { ...held, etag: undefined } };
  const problem = (status: number) => new ProblemError({ type: 'about:blank', status, title: '' });

  test.each([new Unreachable(), new UnreadableAnswer(), problem(500), problem(502), problem(504)])(
    'after %s it may have been made',
    async (error) => {
      expect(await told(error, created)).toBe('unknown');
      expect(await told(error, closed)).toBe('unknown');
      expect(await told(error, { ...created, idempotencyKey: 'k' })).toBe('once');
      expect(await told(error, { ...closed, record: held })).toBe('once');
      expect(await told(error, { entity: bin, does: 'delete', record: closed.record })).toBe('once');
    },
  );

  test.each([new Unreachable('', { mayHaveArrived: false }), problem(422), problem(503)])(
    'after %s it was not',
    async (error) => {
      expect(await told(error, created)).toBe('not made');
    },
  );
});

test('what is computed of fields that may be seen stays hidden from who may not see it, and elsewhere is worked out', async () => {
  const { specification } = read(`
## 3. Entities
\`\`\`yaml
box: { key: code, fields: { code: { type: string }, seeds: { type: number }, worth: { type: number, computed: record.seeds * 2 } } }
\`\`\`
## 6. Roles
\`\`\`yaml
roles: [keeper, giver]
permissions:
  - { roles: [keeper], can: all, on: all }
  - { roles: [giver], can: [list, read], on: [box], fields: [code, seeds] }
\`\`\`
`);
  const box = compile(specification).entity('box')!;
  const connection: Connection = {
    isEmbedded: false,
    subject: async () => ({ id: '', roles: [] }),
    send: async () => new Response(JSON.stringify({ code: 'A', seeds: 4 })),
  };
  const worthFor = async (role: string) => {
    const { values } = await createClient(connection, { id: 'ada', roles: [role] }).read(box, { code: 'A' });
    return [box.pathTo('worth')?.read({ ...values, seeds: 5 }, {}), box.pathTo('seeds')?.read(values, {})];
  };
  expect(await worthFor('keeper')).toEqual([10, 4]);
  expect(await worthFor('giver')).toEqual([undefined, 4]);
});
