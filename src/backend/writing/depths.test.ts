import { expect, test, vi } from 'vitest';
import { small } from '../testing/ask.ts';

test('what the error of a rule says is written as people write it, through references too', async () => {
  const { ask } = small({
    1: 'locales: [en]\ncurrency: EUR',
    3: 'house: { fields: { name: { type: string } } }\nroom: { fields: { house: { type: reference, to: house }, price: { type: number, format: money } } }\nstay: { fields: { room: { type: reference, to: room }, n: { type: integer } } }',
    5: 'small: { entity: stay, assert: record.n < 2, error: full }',
    8: 'full: { status: 409, title: Full, detail: "{record.room.house.name} costs {record.room.price}." }',
  });
  const house = (await ask('POST', '/house', { name: 'Blue' })).body.id;
  const room = (await ask('POST', '/room', { house, price: 1234.5 })).body.id;
  expect((await ask('POST', '/stay', { room, n: 2 })).body.detail).toBe('Blue costs €1,234.50.');
});

test('no two have the same of what is computed, also over references and inside lists', async () => {
  const { ask } = small({
    3: 'room: { fields: { floor: { type: integer } } }\nslot: { unique: [[floor, on]], fields: { room: { type: reference, to: room }, floor: { type: integer, computed: record.room.floor }, on: { type: integer }, rows: { type: array, items: { type: object, properties: { n: { type: integer }, code: { type: string, unique: true, computed: string(item.n) } } } } } }',
  });
  const [a, b] = [
    (await ask('POST', '/room', { floor: 1 })).body.id,
    (await ask('POST', '/room', { floor: 1 })).body.id,
  ];
  expect((await ask('POST', '/slot', { room: a, on: 1, rows: [{ n: 1 }] })).status).toBe(201);
  const again = await ask('POST', '/slot', { room: b, on: 1, rows: [{ n: 2 }, { n: 1 }] });
  expect(again.body.errors?.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
    '#/rows/1/code unique',
    '#/floor unique',
    '#/on unique',
  ]);
  expect((await ask('POST', '/slot', { room: b, on: 2, rows: [{ n: 2 }] })).status).toBe(201);
});

test('of an object that is sent in part the rest begins with its defaults, and stays away once it was left out', async () => {
  const { ask } = small({
    3: 'box: { fields: { size: { type: object, properties: { inner: { type: object, properties: { w: { type: integer }, h: { type: integer, default: 2 } } }, unit: { type: string, default: mm } } } } }',
  });
  const { body } = await ask('POST', '/box', { size: { inner: { w: 1 } } });
  expect(body.size).toEqual({ inner: { w: 1, h: 2 }, unit: 'mm' });
  const changed = await ask('PATCH', `/box/${body.id}`, { size: { inner: { w: 3 }, unit: 'cm' } });
  expect(changed.body.size).toEqual({ inner: { w: 3 }, unit: 'cm' });
});

test('a list of things that no other may have is one question', async () => {
  const { ask, store } = small({
    3: 'box: { fields: { rows: { type: array, items: { type: object, properties: { code: { type: string, unique: true } } } } } }',
  });
  const rows = Array.from({ length: 50 }, (_, index) => ({ code: `c${index}` }));
  expect((await ask('POST', '/box', { rows: rows.slice(7, 9) })).status).toBe(201);
  const find = vi.spyOn(store, 'find');
  const { body } = await ask('POST', '/box', { rows });
  expect(body.errors?.map(({ pointer }) => pointer)).toEqual(['#/rows/7/code', '#/rows/8/code']);
  expect(find.mock.calls.length).toBeLessThanOrEqual(2);
});

test.each([
  ['cannot be known', 'record.size > form.size', 201],
  ['cannot be read', 'record.size >', 201],
  ['is not shown', 'not shown', 201],
  ['does not hold', 'record.size > 9', 422],
])('a record may be referred to where the condition %s: %s', async (_what, where, status) => {
  const { ask, product } = small({
    3: `part: { fields: { size: { type: integer } } }\nuse: { fields: { size: { type: integer }, part: { type: reference, to: part, where: "${where}" } } }`,
  });
  const part = (await ask('POST', '/part', { size: 3 })).body;
  expect((await ask('POST', '/use', { part: part.id })).status).toBe(status);
  const use = product.entity('use');
  const offered = use?.field('part')?.mayReferTo(part, { entity: use, values: { part: part.id } }, {}) !== false;
  expect(offered).toBe(status === 201);
});

test('how many entries there are is judged although something in one of them is missing that does not matter', async () => {
  const { ask } = small({
    3: 'job: { fields: { calls: { type: array, maxItems: 2, uniqueItems: true, items: { type: object, properties: { missed: { type: boolean }, again: { type: string, required: true, relevantWhen: item.missed } } } } } }',
  });
  const calls = (...missed: boolean[]) => ({ calls: missed.map((one) => ({ missed: one })) });
  const codes = async (body: unknown) => (await ask('POST', '/job', body)).body.errors?.map(({ code }) => code);
  expect(await codes(calls(false))).toBeUndefined();
  expect(await codes(calls(false, false, false))).toEqual(['maxItems', 'uniqueItems']);
  expect(await codes({ calls: [{ missed: true }, { missed: false }, {}] })).toEqual(['required', 'maxItems']);
});
