import { expect, test } from 'vitest';
import { chapter, shop } from './documents.ts';
import { read } from './read.ts';

test.each<[chapter: number, yaml: string, code: string, path: string, said: object]>([
  [5, 'r: { entity: …, assert: record.price > 3 }', 'open.name', 'rules.r.entity', { names: 'customer\norder\nbike' }],
  [
    5,
    'r: { entity: order, assert: … nobody pays twice }',
    'open.value',
    'rules.r.assert',
    { example: 'record.name != null' },
  ],
  [
    5,
    'r: { entity: order, assert: "record.price > 3 && ..." }',
    'open.value',
    'rules.r.assert',
    { example: 'record.name != null' },
  ],
  [
    6,
    'roles: { boss: {} }\npermissions: [{ roles: [boss], can: [list, …], on: [order] }]',
    'open.name',
    'access.permissions.0.can.1',
    {},
  ],
  [
    6,
    'roles: { boss: {} }\npermissions: [{ roles: […], can: [list], on: [order] }]',
    'open.name',
    'access.permissions.0.roles.0',
    { names: 'boss' },
  ],
])('chapter %i, %s: what stands open is asked for, and not called wrong', (number, yaml, code, path, said) => {
  expect(read(shop + chapter(number, yaml)).problems).toEqual([
    expect.objectContaining({ code, path, values: expect.objectContaining(said) }),
  ]);
});

test.each<[yaml: string, code: string, said: object]>([
  ['t: { fields: { a: … } }', 'open.value', { example: 'a: { type: string }' }],
  ['t: { fields: { a: { type: string, …: after start } } }', 'open.key', { written: 'after start' }],
  ['t: { fields: { a: { enum: [x, y, …] } } }', 'open.name', {}],
])('chapter 3, %s: what stands open is asked for', (yaml, code, said) => {
  expect(read(chapter(3, yaml)).problems).toEqual([
    expect.objectContaining({ code, values: expect.objectContaining(said) }),
  ]);
});

test('an ellipsis within a text is part of it', () => {
  const rule = 'r: { entity: order, assert: "record.name != \'and so on …\'" }';
  expect(read(shop + chapter(5, rule)).problems).toEqual([]);
});

test('what is advised is whole: as many choices, and as long a text, as were written', () => {
  const choices = Array.from({ length: 20 }, (_, index) => `size ${index}`);
  const long = `It does this: ${'and that '.repeat(20)}`.trim();
  const [of] = read(chapter(3, `t: { fields: { a: "${choices.join(', ')}" } }`)).problems;
  expect(of?.values.example).toBe(`a: { enum: [${choices.join(', ')}] }`);
  const [text] = read(chapter(1, `summary: ${long}`)).problems;
  expect(text?.values.exact).toBe(`summary: "${long}"`);
});
