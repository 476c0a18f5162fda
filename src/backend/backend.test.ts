import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { read } from '#spec/read';
import {
  type Backend,
  createBackend,
  memoryStore,
  type ProblemDetails,
  type Store,
  sampleRecords,
  subjectHeader,
} from './index.ts';

const { specification: spec } = read(
  readFileSync(join(import.meta.dirname, '..', '..', 'examples', 'repair-desk.md'), 'utf8'),
);
const now = new Date('2026-03-09T10:00:00Z');

let store: Store;
let backend: Backend;

beforeEach(async () => {
  store = memoryStore();
  await store.fill(sampleRecords(spec, now));
  backend = createBackend(spec, { store, now: () => now });
});

type Body = Record<string, unknown> & { items: Record<string, unknown>[]; total: number };

/** Asks as a role, and reads the answer. */
async function ask(
  method: string,
  path: string,
  { as = 'manager', id = as, body, etag }: { as?: string; id?: string; body?: unknown; etag?: string } = {},
) {
  const headers: Record<string, string> = { [subjectHeader]: encodeURIComponent(JSON.stringify({ id, roles: [as] })) };
  if (etag) headers['if-match'] = etag;
  const response = await backend(
    new Request(`https://product.invalid${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
  );
  const text = await response.text();
  return {
    status: response.status,
    etag: response.headers.get('etag') ?? '',
    type: response.headers.get('content-type'),
    body: (text ? JSON.parse(text) : null) as Body & ProblemDetails,
  };
}

const newRepair = async () => {
  const appliances = await store.all('appliance');
  const appliance = appliances[0];
  return { customer: appliance?.values.owner, appliance: appliance?.key, fault: 'It hums and does not drain.' };
};

describe('list', () => {
  test('a page of it, and how many there are', async () => {
    const { body } = await ask('GET', '/repairs?size=10&page=2');
    expect(body.items).toHaveLength(10);
    expect(body.total).toBe(40);
  });

  test('filtered', async () => {
    const { body } = await ask('GET', '/repairs?filter[status]=ready&size=100');
    expect(body.total).toBeGreaterThan(0);
    expect(new Set(body.items.map(({ status }) => status))).toEqual(new Set(['ready']));
  });

  test('sorted, either way; states in the order of the lifecycle', async () => {
    const amounts = (await ask('GET', '/repairs?sort=-estimate&size=100')).body.items
      .map(({ estimate }) => estimate)
      .filter((amount) => amount !== null);
    expect(amounts).toEqual([...amounts].sort((a, b) => Number(b) - Number(a)));
    const states = (await ask('GET', '/repairs?sort=status&size=100')).body.items.map(({ status }) => status);
    const order = Object.keys(spec.lifecycles.repair?.states ?? {});
    expect(states).toEqual([...states].sort((a, b) => order.indexOf(String(a)) - order.indexOf(String(b))));
  });

  test('searched', async () => {
    const { body } = await ask('GET', '/repairs?q=R-000007');
    expect(body.items.map(({ number }) => number)).toEqual(['R-000007']);
  });
});

describe('create', () => {
  test('begins in the initial state, with the next key and computed values', async () => {
    const { status, body } = await ask('POST', '/repairs', {
      as: 'clerk',
      body: { ...(await newRepair()), status: 'ready', labour: 2 },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ number: 'R-000041', status: 'received', estimate: 128 });
    expect((await ask('GET', '/repairs/R-000041')).status).toBe(200);
  });

  test('what is wrong is said field by field, as problem details', async () => {
    const { status, type, body } = await ask('POST', '/repairs', { as: 'clerk', body: { fault: 'short' } });
    expect(status).toBe(422);
    expect(type).toBe('application/problem+json');
    expect(body.type).toBe('urn:problem:invalid');
    expect(body.title).toBe('Some answers need another look');
    expect(body.errors?.map(({ pointer, code }) => `${pointer} ${code}`).sort()).toEqual([
      '#/appliance required',
      '#/customer required',
      '#/fault minLength',
    ]);
    expect(await store.all('repair')).toHaveLength(40);
  });

  test('a reference must lead somewhere, and to one that may be chosen', async () => {
    const { body: gone } = await ask('POST', '/repairs', {
      as: 'clerk',
      body: { ...(await newRepair()), customer: 'nobody' },
    });
    expect(gone.errors?.some(({ pointer, code }) => pointer === '#/customer' && code === 'reference')).toBe(true);
    const other = (await store.all('customer')).find(({ key }) => key !== 'customer-1');
    const appliance = (await store.all('appliance')).find(({ values }) => values.owner !== other?.key);
    const { body: foreign } = await ask('POST', '/repairs', {
      as: 'clerk',
      body: { ...(await newRepair()), customer: other?.key, appliance: appliance?.key },
    });
    expect(foreign.errors?.some(({ pointer, code }) => pointer === '#/appliance' && code === 'enum')).toBe(true);
  });

  test('a unique value is taken once', async () => {
    const taken = (await store.all('customer')).find(({ values }) => values.email)?.values.email;
    const { body } = await ask('POST', '/customers', { as: 'clerk', body: { name: 'Zoe Novak', email: taken } });
    expect(body.errors).toMatchObject([{ pointer: '#/email', code: 'unique' }]);
  });

  test('a role that may not is denied, in the words of the catalogue', async () => {
    const { status, body } = await ask('POST', '/repairs', { as: 'technician', body: await newRepair() });
    expect(status).toBe(403);
    expect(body).toMatchObject({ type: 'urn:problem:forbidden', title: 'Your role may not do this' });
  });

  test('a body that is no JSON', async () => {
    const response = await backend(
      new Request('https://product.invalid/customers', {
        method: 'POST',
        body: '{',
        headers: { [subjectHeader]: encodeURIComponent('{"id":"m","roles":["manager"]}') },
      }),
    );
    expect(response.status).toBe(400);
  });
});

describe('update', () => {
  test('what the body does not name stays as it is; the history says what was there', async () => {
    const before = await ask('GET', '/repairs/R-000003');
    const { status, body } = await ask('PATCH', '/repairs/R-000003', {
      body: { fault: 'A fault that was found later on.' },
    });
    expect(status).toBe(200);
    expect(body.customer).toBe(before.body.customer);
    const after = await ask('GET', '/repairs/R-000003');
    expect(after.body.$changes).toMatchObject([
      { action: 'update', by: 'manager', before: { fault: before.body.fault } },
    ]);
  });

  test('a record that changed meanwhile is not overwritten', async () => {
    const { etag } = await ask('GET', '/repairs/R-000003');
    await ask('PATCH', '/repairs/R-000003', { body: { fault: 'The first of two that write.' }, etag });
    const second = await ask('PATCH', '/repairs/R-000003', { body: { fault: 'The second of two that write.' }, etag });
    expect(second.status).toBe(412);
    expect(second.body.type).toBe('urn:problem:conflict');
    expect((await ask('GET', '/repairs/R-000003')).body.fault).toBe('The first of two that write.');
  });

  test('a field that a role may not change', async () => {
    const open = (await store.all('repair')).find(({ values }) => values.status === 'received');
    const { status } = await ask('PATCH', `/repairs/${open?.key}`, { as: 'clerk', body: { labour: 3 } });
    expect(status).toBe(403);
  });

  test('a record that is not there', async () => {
    expect((await ask('PATCH', '/repairs/R-999999', { body: {} })).status).toBe(404);
  });
});

describe('transitions', () => {
  const put = async (key: string, values: Record<string, unknown>) => {
    const revision = (await store.get('repair', key))?.revision ?? 0;
    await store.put(
      'repair',
      { key, revision: revision + 1, changes: [], values: { number: key, ...values } },
      revision,
    );
  };

  test('leads from state to state, with what it asks for', async () => {
    const repair = await newRepair();
    await put('R-000900', { ...repair, status: 'received', technician: null });
    const unguarded = await ask('POST', '/repairs/R-000900/diagnosis', { body: { diagnosis: 'The pump.', labour: 1 } });
    expect(unguarded.status).toBe(409);
    await put('R-000900', { ...repair, status: 'received', technician: 'user-1' });
    const { status, body } = await ask('POST', '/repairs/R-000900/diagnosis', {
      body: { diagnosis: 'The pump.', labour: 1, fault: 'not asked for' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'diagnosed', diagnosis: 'The pump.', labour: 1, fault: repair.fault });
  });

  test('does not leave a state that it does not lead from', async () => {
    await put('R-000901', { ...(await newRepair()), status: 'received' });
    expect((await ask('POST', '/repairs/R-000901/finish')).status).toBe(409);
  });

  test('a guard that rests on something unknown holds it back', async () => {
    await put('R-000902', { ...(await newRepair()), status: 'diagnosed' });
    expect((await ask('POST', '/repairs/R-000902/agree', { body: { agreed: 1 } })).status).toBe(409);
  });

  test('a role that may not take it', async () => {
    await put('R-000903', { ...(await newRepair()), status: 'ready' });
    expect((await ask('POST', '/repairs/R-000903/handBack', { as: 'technician' })).status).toBe(403);
    expect((await ask('POST', '/repairs/R-000903/handBack', { as: 'clerk' })).status).toBe(200);
  });
});

test('delete', async () => {
  expect((await ask('DELETE', '/repairs/R-000001', { as: 'clerk' })).status).toBe(403);
  expect((await ask('DELETE', '/repairs/R-000001')).status).toBe(204);
  expect((await ask('GET', '/repairs/R-000001')).status).toBe(404);
});

test('a call that the product does not have', async () => {
  const { status, body } = await ask('GET', '/nowhere');
  expect(status).toBe(404);
  expect(body.detail).toBe('GET /nowhere is not a call of this product');
});

test('a document that states nothing but fields: everything is allowed, paths are assumed', async () => {
  const { specification } = read('## 3. Entities\n\n```yaml\nnote: { fields: { text: { type: string } } }\n```\n');
  const other = createBackend(specification, { store: memoryStore() });
  const made = await other(new Request('https://product.invalid/note', { method: 'POST', body: '{"text":"a"}' }));
  expect(made.status).toBe(201);
  const list = await other(new Request('https://product.invalid/note'));
  expect(await list.json()).toMatchObject({ total: 1, items: [{ text: 'a' }] });
});

/** A backend for a document of its own, and a way to ask it. */
function small(yaml: Record<number, string>) {
  const text = Object.entries(yaml).map(
    ([chapter, block]) => `## ${chapter}. Chapter\n\n\`\`\`yaml\n${block}\n\`\`\`\n`,
  );
  const { specification } = read(text.join('\n'));
  const made = createBackend(specification, { store: memoryStore(), now: () => now });
  return async (method: string, path: string, body?: unknown, as = 'anyone') => {
    const headers = { [subjectHeader]: encodeURIComponent(JSON.stringify({ id: as, roles: [as] })) };
    const response = await made(
      new Request(`https://product.invalid${path}`, {
        method,
        headers,
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
    );
    return { status: response.status, body: (await response.json()) as Body & ProblemDetails };
  };
}

describe('keys', () => {
  test('a new record never takes the place of another', async () => {
    const send = small({ 3: 'product: { key: sku, fields: { sku: { type: string }, name: { type: string } } }' });
    expect((await send('POST', '/product', { sku: 'A1', name: 'first' })).status).toBe(201);
    const second = await send('POST', '/product', { sku: 'A1', name: 'second' });
    expect(second.status).toBe(422);
    expect(second.body.errors).toMatchObject([{ pointer: '#/sku', code: 'unique' }]);
    expect((await send('GET', '/product/A1')).body.name).toBe('first');
    expect((await send('PATCH', '/product/A1', { sku: 'B2' })).status).toBe(403);
  });

  test('two that are made at once get two keys', async () => {
    const send = small({ 3: 'note: { fields: { text: { type: string } } }' });
    const made = await Promise.all([1, 2, 3].map(() => send('POST', '/note', { text: 'a' })));
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(3);
  });

  test('a key that is a number', async () => {
    const send = small({
      3: 'bill: { key: no, fields: { no: { type: integer, unique: true }, sum: { type: number } } }',
    });
    expect((await send('POST', '/bill', { no: 5, sum: 1 })).body.no).toBe(5);
    expect((await send('PATCH', '/bill/5', { sum: 2 })).status).toBe(200);
  });
});

describe('permissions on fields and records', () => {
  const person = 'person: { fields: { name: { type: string }, salary: { type: number } } }';

  test('a field that a role may not read is in no answer, no search and no order', async () => {
    const send = small({
      3: person,
      6: 'roles: { boss: {}, guest: {} }\npermissions:\n  - { roles: [boss], can: all, on: all }\n  - { roles: [guest], can: [list, read], on: [person], fields: [name] }',
    });
    const made = await send('POST', '/person', { name: 'Ada', salary: 7 }, 'boss');
    await send('PATCH', `/person/${made.body.id}`, { salary: 9 }, 'boss');
    const one = await send('GET', `/person/${made.body.id}`, undefined, 'guest');
    expect(JSON.stringify(one.body)).not.toContain('salary');
    expect(one.body.name).toBe('Ada');
    expect((await send('GET', '/person', undefined, 'guest')).body.items).toEqual([{ id: made.body.id, name: 'Ada' }]);
    expect((await send('GET', '/person?filter[salary]=9', undefined, 'guest')).body.total).toBe(0);
  });

  test('a condition and fields hold for what is new as well', async () => {
    const send = small({
      3: person,
      6: "roles: { guest: {} }\npermissions:\n  - { roles: [guest], can: [create], on: [person], fields: [name], when: record.name == 'Ada' }",
    });
    expect((await send('POST', '/person', { name: 'Eve' }, 'guest')).status).toBe(403);
    expect((await send('POST', '/person', { name: 'Ada', salary: 5 }, 'guest')).status).toBe(403);
    expect((await send('POST', '/person', { name: 'Ada' }, 'guest')).status).toBe(201);
  });

  test('a deny with a condition denies only what it is about', async () => {
    const send = small({
      3: person,
      6: "roles: { guest: {} }\npermissions:\n  - { roles: [guest], can: all, on: all }\n  - { effect: deny, roles: [guest], can: [read, list], on: [person], when: record.name == 'Eve' }",
    });
    await send('POST', '/person', { name: 'Eve' }, 'guest');
    await send('POST', '/person', { name: 'Ada' }, 'guest');
    expect((await send('GET', '/person', undefined, 'guest')).body.items.map(({ name }) => name)).toEqual(['Ada']);
  });

  test.each([
    ['a condition that is not shown', 'when: not shown'],
    ['a condition that is no expression', 'when: 5'],
    ['a key that is mistyped', "wehn: record.name == 'Ada'"],
  ])('%s does not open a gate', async (_what, rest) => {
    const send = small({
      3: person,
      6: `roles: { guest: {} }\npermissions:\n  - { roles: [guest], can: all, on: all, ${rest} }`,
    });
    expect((await send('POST', '/person', { name: 'Eve' }, 'guest')).status).toBe(403);
  });

  test('permissions that cannot be read allow nothing', async () => {
    const send = small({ 3: person, 6: 'roles: { guest: {} }\npermissions: { roles: [guest], can: all, on: all }' });
    expect((await send('POST', '/person', { name: 'Eve' }, 'guest')).status).toBe(403);
  });

  test('a guard that is not shown holds back', async () => {
    const send = small({
      3: 'job: { fields: { status: { type: string } } }',
      4: 'job: { field: status, initial: open, states: { open: {}, done: {} }, transitions: { finish: { from: open, to: done, guard: not shown } } }',
    });
    const { body } = await send('POST', '/job', {});
    expect((await send('POST', `/job/${body.id}/finish`)).status).toBe(409);
  });
});

test('choices that are numbers, lists that hold nothing, references inside of lists', async () => {
  const send = small({
    3: 'part: { fields: { name: { type: string } } }\njob: { fields: { level: { type: integer, enum: [1, 2, 3], default: 2 }, parts: { type: array, items: { type: object, properties: { part: { type: reference, to: part, required: true } } } } } }',
  });
  expect((await send('POST', '/job', {})).body.level).toBe(2);
  expect((await send('POST', '/job', { level: 4 })).status).toBe(422);
  expect((await send('POST', '/job', { parts: [null] })).status).toBe(422);
  expect((await send('POST', '/job', { parts: [{ part: 'nowhere' }] })).body.errors).toMatchObject([
    { pointer: '#/parts/0/part', code: 'reference' },
  ]);
});

test('a search finds states and choices by the words that are shown', async () => {
  expect((await ask('GET', '/appliance?q=washer')).body.total).toBeGreaterThan(0);
  const { body } = await ask('GET', '/repairs?q=pickup&size=100');
  expect(new Set(body.items.map(({ status }) => status))).not.toContain('received');
});
