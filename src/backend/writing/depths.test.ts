import { expect, test } from 'vitest';
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
