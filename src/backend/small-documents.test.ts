import { describe, expect, test } from 'vitest';
import { small as smallDesk } from './testing/ask.ts';

/** A backend for a document of its own, and a way to ask it. */
const small = (yaml: Record<number, string>) => smallDesk(yaml).ask;

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
