import { expect, test } from 'vitest';
import { countEffort } from '#tooling/effort';
import { small } from './testing/ask.ts';

const guest = 'roles: { guest: {} }\npermissions:\n  - { roles: [guest], can: [list, read, create], on: [repair] }';

test.each([
  ['may not be read', guest],
  [
    'may be read but for its name',
    `${guest}\n  - { roles: [guest], can: [list, read], on: [customer], fields: [city] }`,
  ],
])('the name of a record that %s is found by nothing', async (_, access) => {
  const { ask, put } = small({
    3: `customer: { fields: { name: { type: string }, city: { type: string } } }
repair: { fields: { what: { type: string }, customer: { type: reference, to: customer } } }`,
    6: access,
  });
  await put('customer', '1', { id: '1', name: 'Zacharias Miller' });
  await put('customer', '2', { id: '2', name: 'Ada Smith' });
  await put('repair', 'a', { id: 'a', what: 'Lamp', customer: '1' });
  await put('repair', 'b', { id: 'b', what: 'Door', customer: '2' });
  const keys = async (query: string) =>
    (await ask('GET', `/repair?${query}`, undefined, 'guest')).body.items.map(({ id }) => id);
  expect(await keys('q=miller')).toEqual([]);
  expect(await keys(`filter[customer]=${encodeURIComponent('~mill')}`)).toEqual([]);
  // Not by their names, which would be the other way round.
  expect(await keys('sort=customer')).toEqual(['a', 'b']);
  expect(await keys('q=lamp')).toEqual(['a']);
});

test('a rule says nothing of a record that may not be referred to', async () => {
  const { ask, put } = small({
    3: `customer: { fields: { name: { type: string }, blocked: { type: boolean } } }
repair: { fields: { customer: { type: reference, to: customer } } }`,
    5: 'notBlocked: { entity: repair, assert: record.customer.blocked != true, at: [customer] }',
    6: guest,
  });
  await put('customer', '1', { id: '1', blocked: true });
  await put('customer', '2', { id: '2', blocked: false });
  const errors = async (customer: string) => (await ask('POST', '/repair', { customer }, 'guest')).body.errors;
  expect(await errors('1')).toEqual(await errors('2'));
  expect(await errors('1')).toEqual(await errors('3'));
});

test('a length of time may be less than none, and a rule speaks of it', async () => {
  const { ask } = small({
    3: `shift:
  fields:
    begin: { type: string, format: date-time }
    end: { type: string, format: date-time }
    length: { type: string, format: duration, computed: record.end - record.begin }
    typed: { type: string, format: duration }`,
    5: "forwards: { entity: shift, assert: record.length > duration('0m'), at: [end] }",
  });
  const times = { begin: '2026-03-09T10:00:00Z', end: '2026-03-09T09:00:00Z' };
  expect((await ask('POST', '/shift', times)).status).toBe(422);
  const { body } = await ask('POST', '/shift', { begin: times.end, end: times.begin });
  expect(body.length).toBe('PT1H');
  expect((await ask('POST', '/shift', { begin: times.end, end: times.begin, typed: '-PT1H' })).status).toBe(422);
});

test('what adds up in tens is the same', async () => {
  const { ask } = small({
    3: 'bill: { fields: { net: { type: number }, tax: { type: number }, gross: { type: number }, parts: { type: array, items: { type: number } } } }',
    5: `adds: { entity: bill, assert: record.net + record.tax == record.gross, at: [gross] }
sums: { entity: bill, assert: record.parts.sum() == record.gross, at: [parts] }`,
  });
  const bill = { net: 0.1, tax: 0.2, gross: 0.3, parts: [0.1, 0.1, 0.1] };
  expect((await ask('POST', '/bill', bill)).status).toBe(201);
  expect((await ask('POST', '/bill', { ...bill, gross: 0.31 })).status).toBe(422);
});

test('the same moment, length and time are taken however they are written', async () => {
  const { ask } = small({
    3: `booking:
  fields:
    room: { type: string }
    start: { type: string, format: date-time }
    lasts: { type: string, format: duration, unique: true }
    opens: { type: array, uniqueItems: true, items: { type: string, format: time } }
  unique: [[room, start]]`,
  });
  const book = async (body: object) => (await ask('POST', '/booking', body)).status;
  expect(await book({ room: 'a', start: '2026-03-09T10:00:00Z', lasts: 'PT60M' })).toBe(201);
  expect(await book({ room: 'a', start: '2026-03-09T11:00:00+01:00' })).toBe(422);
  expect(await book({ room: 'b', start: '2026-03-09T11:00:00+01:00' })).toBe(201);
  expect(await book({ room: 'c', lasts: 'PT1H' })).toBe(422);
  expect(await book({ room: 'd', opens: ['08:00', '08:00:00'] })).toBe(422);
});

test('a fixed part of an address goes before a parameter, in whatever order the calls stand', async () => {
  const { ask } = small({
    3: 'part: { fields: { name: { type: string } } }\nrepair: { fields: { title: { type: string } } }',
    7: `readRepair: { method: get, path: "/repairs/{id}", does: read, entity: repair }
listRepairs: { method: get, path: /repairs, does: list, entity: repair }
listParts: { method: get, path: /repairs/parts, does: list, entity: part }`,
  });
  expect((await ask('GET', '/repairs/parts')).body).toHaveProperty('items');
});

test('of two who take a transition at once one is held back by its guard', async () => {
  const { ask } = small({
    3: 'job: { fields: { who: { type: string }, state: { type: string } } }',
    4: `job:
  field: state
  initial: open
  states: { open: {}, running: {} }
  transitions: { start: { from: open, to: running, guard: "!records.job.exists(j, j.who == record.who && j.state == 'running')" } }`,
  });
  const [a, b] = [await ask('POST', '/job', { who: 'x' }), await ask('POST', '/job', { who: 'x' })];
  const start = async ({ body }: typeof a) => (await ask('POST', `/job/${body.id}/start`, {})).status;
  expect((await Promise.all([start(a), start(b)])).sort()).toEqual([200, 409]);
});

test('of two who change different fields at once, and name no revision, both do', async () => {
  const { ask } = small({ 3: 'n: { fields: { a: { type: string }, b: { type: string } } }' });
  const { body } = await ask('POST', '/n', { a: '1' });
  const both = [{ a: '2' }, { b: '2' }].map((change) => ask('PATCH', `/n/${body.id}`, change));
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await ask('GET', `/n/${body.id}`)).body).toMatchObject({ a: '2', b: '2' });
});

const chain = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    at < 2
      ? `c${at}: { type: number, computed: record.a }`
      : `c${at}: { type: number, computed: record.c${at - 1} + record.c${at - 2} }`,
  ).join(', ');

test('what is computed of what is computed is worked out once', async () => {
  const { ask } = small({
    3: `t: { fields: { a: { type: number }, ${chain(40)} } }`,
  });
  const { body } = await ask('POST', '/t', { a: 1 });
  expect(body.c39).toBe(102_334_155);
});

test('what looks at its own list does not convert it anew for each of its entries', async () => {
  const effort = async (count: number) => {
    const { ask } = small({
      3: 't: { fields: { parts: { type: array, items: { type: object, properties: { p: { type: number }, share: { type: number, computed: "item.p / record.parts.map(x, x.p).sum()" } } } } } }',
    });
    const parts = Array.from({ length: count }, () => ({ p: 1 }));
    const spent = countEffort();
    await ask('POST', '/t', { parts });
    return spent();
  };
  expect(await effort(1000)).toBeLessThan(1200);
});

test('a list is sorted by each field once, however often it is named', async () => {
  const { ask, put } = small({ 3: 't: { fields: { a: { type: string } } }' });
  for (let at = 0; at < 200; at++) await put('t', `${at}`, { id: `${at}`, a: 'x' });
  const spent = countEffort();
  const { status } = await ask('GET', `/t?sort=${Array.from({ length: 6000 }, () => 'a').join(',')}`);
  expect(status).toBe(200);
  expect(spent()).toBeLessThan(2000);
});

test('a message has an amount in the currency of its field, and a length in the words of a screen', async () => {
  const { ask } = small({
    1: 'currency: EUR\nlocales: [en]',
    3: 't: { fields: { price: { type: number, format: money, unit: USD }, takes: { type: string, format: duration } } }',
    5: 'cheap: { entity: t, assert: record.price < 10, at: [price], error: dear }',
    8: 'dear: { status: 422, title: Too dear, detail: "{record.price} for {record.takes}" }',
  });
  const { body } = await ask('POST', '/t', { price: 20, takes: 'PT90M' });
  expect(body.detail).toBe('$20.00 for 1 hour, 30 minutes');
});
