import { expect, test } from 'vitest';
import { compile } from '../../compile/index.ts';
import { read } from '../../reading/index.ts';
import { gapsOf } from '../gaps.ts';
import { chapter, gapsIn } from '../in-tests.ts';

const gaps = (yaml: string) => gapsIn(chapter(3, yaml)).filter((gap) => gap.includes(' entities.'));
const field = (facts: string) =>
  gaps(`t: { key: k, display: k, plural: Ts, fields: { k: { type: string }, n: { ${facts} } } }`).map((gap) =>
    gap.replace('entities.t.fields.', ''),
  );

test('an entity of which only the name is known', () => {
  const all = [
    'blocking entity.fields entities.t.fields',
    'shaping entity.display entities.t.display',
    'shaping entity.key entities.t.key',
    'detail entity.plural entities.t.plural',
  ];
  expect(gaps('t: {}')).toEqual(all);
  expect(gaps('t: not shown')).toEqual(all);
  expect(gaps('t: { fields: none, display: none, key: none, plural: none }')).toEqual([]);
});

test('an entity that is named where nothing is stated of any has a question of its own', () => {
  const others =
    chapter(2, 'a: { kind: list, entity: book, related: [loan.book] }') +
    chapter(6, 'roles: { r: {} }\npermissions: [{ roles: [r], can: all, on: all }]');
  const named = (text: string) => gapsIn(text).filter((gap) => gap.includes('entity.named'));
  expect(named(others)).toEqual(['blocking entity.named entities.book', 'blocking entity.named entities.loan']);
  expect(named(`${others}\n## 3. Entities\n\nBooks and loans.\n`)).toHaveLength(2);
  expect(named(others + chapter(3, 'none'))).toEqual([]);
});

test.each<[string, string[]]>([
  ['', ['shaping field.type n.type', 'detail field.required n.required']],
  ['type: not shown, required: true', ['shaping field.type n.type']],
  ['type: string', ['detail field.required n.required', 'detail field.maxLength n.maxLength']],
  ['type: string, required: true, maxLength: 3', []],
  ['type: string, required: true, maxLength: not shown', ['detail field.maxLength n.maxLength']],
  ['type: string, required: true, maxLength: none', []],
  ['type: string, required: true, format: email', []],
  ['type: string, required: true, format: hologram', ['shaping field.format n.format']],
  ['type: string, required: true, enum: [a]', []],
  [
    'type: string, required: true, enum: not shown',
    ['shaping field.choices n.enum', 'detail field.maxLength n.maxLength'],
  ],
  ['type: string, required: true, pattern: a', []],
  ['type: string, readOnly: true', []],
  ['type: string, computed: "1"', []],
  [
    'type: number, computed: not shown, required: true',
    ['shaping field.computed n.computed', 'detail field.range n.minimum'],
  ],
  ['type: number, required: true, minimum: 3', ['detail field.maximum n.maximum']],
  ['type: number, required: true, exclusiveMaximum: 3', ['detail field.minimum n.minimum']],
  ['type: boolean', ['detail field.off n.default']],
  ['type: boolean, required: true', []],
  ['type: boolean, default: none', []],
  ['type: string, format: image, required: true', ['detail field.maxSize n.maxSize']],
  ['type: string, format: file, required: true', ['detail field.maxSize n.maxSize', 'detail field.accept n.accept']],
  ['type: string, format: file, required: true, maxSize: 3, accept: none', []],
  [
    'type: array, required: true, items: { type: string, format: image, maxSize: 3 }',
    ['detail field.maxItems n.maxItems'],
  ],
  ['type: reference, required: true', ['blocking field.to n.to']],
  ['type: reference, to: t, required: true', ['detail field.onDelete n.onDelete']],
  ['type: array, required: true', ['blocking field.items n.items']],
  ['type: object, required: true', ['blocking field.properties n.properties']],
  [
    'type: array, required: true, items: { type: object, properties: { a: {} } }',
    ['shaping field.type n.items.properties.a.type', 'detail field.required n.items.properties.a.required'],
  ],
  ['type: boolean, default: true, relevantWhen: not shown', ['shaping field.relevantWhen n.relevantWhen']],
  ['type: boolean, default: not shown', ['detail field.off n.default']],
])('a field { %s }', (facts, found) => {
  expect(field(facts)).toEqual(found);
});

test('a field that keeps the state needs no limit', () => {
  const entity = chapter(
    3,
    't: { key: k, display: k, plural: Ts, fields: { k: { type: string }, s: { type: string } } }',
  );
  const states = chapter(4, 't: { field: s, initial: a, states: { a: {} }, transitions: none }');
  expect(gapsIn(entity + states).filter((gap) => / (entities|lifecycles)\./.test(gap))).toEqual([]);
});

test('an entity that no screen shows', () => {
  const screens = chapter(2, 'a: { kind: list, entity: t }');
  expect(gapsIn(chapter(3, 't: {}\nu: {}') + screens)).toContain('detail entity.screen screens.u');
});

test('a property is told from a field of the same name by what it stands in', () => {
  const facts =
    'repair: { fields: { part: {}, parts: { type: array, items: { type: object, properties: { part: {} } } } } }';
  const asked = gapsOf(read(chapter(3, facts)).specification).filter(({ kind }) => kind === 'field.type');
  expect(asked.map(({ subject }) => subject)).toEqual(['Repair · Part', 'Repair · Parts · Part']);
});

test('a history that a screen shows is kept, and whether it is to be is asked', () => {
  const text = (history: string) =>
    chapter(2, 'a: { kind: detail, entity: t, shows: [history] }') + chapter(3, `t: { ${history} fields: {} }`);
  const asked = (history: string) => gapsIn(text(history)).filter((gap) => gap.includes('entity.history'));
  const keeps = (history: string) => compile(read(text(history)).specification).entity('t')?.keepsHistory;
  expect([asked(''), keeps('')]).toEqual([['detail entity.history entities.t.history'], true]);
  expect([asked('history: true,'), keeps('history: true,')]).toEqual([[], true]);
  expect([asked('history: none,'), keeps('history: none,')]).toEqual([[], false]);
  expect(compile(read(chapter(3, 't: {}')).specification).entity('t')?.keepsHistory).toBe(false);
});
