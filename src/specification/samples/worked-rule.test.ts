import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countEffort } from '#tooling/effort';
import { compile } from '../compile/index.ts';
import { chapter } from '../reading/documents.ts';
import { read } from '../reading/index.ts';
import { ready } from '../validation/ready.ts';
import { samples } from './samples.ts';
import { workRule } from './worked-rule.ts';

const now = new Date('2026-03-09T10:00:00Z');
const examples = join(import.meta.dirname, '../../../examples');
await ready();

describe.each(['repair-desk', 'berghuette'])('the rules of %s', (name) => {
  const product = compile(read(readFileSync(join(examples, `${name}.md`), 'utf8')).specification);
  const records = samples(product, { now });
  const tried = product.rules.filter(({ assert }) => assert);

  test.each(tried.map((rule) => [rule.name, rule] as const))(
    '%s is kept by one record and broken by another',
    (_, rule) => {
      const { passes, fails } = workRule(rule, records, now);
      expect(passes && rule.test(passes.values, passes.around)).toBe(true);
      expect(fails && rule.test(fails.values, fails.around)).toBe(false);
    },
  );

  test('each is worked out in a moment', () => {
    const effort = countEffort();
    for (const rule of tried) workRule(rule, records, now);
    expect(effort()).toBeLessThan(4000);
  });
});

test('what is at odds with another record is shown with that: without it, the rule is kept', () => {
  const product = compile(read(readFileSync(join(examples, 'berghuette.md'), 'utf8')).specification);
  const rule = product.rules.find(({ name }) => name === 'no-overlap');
  if (!rule) throw new Error('no rule');
  const records = samples(product, { now });
  const { fails, against } = workRule(rule, records, now);
  if (!fails || !against) throw new Error('no example');
  const without = records.booking?.filter((one) => one !== against.values) ?? [];
  expect(rule.test(fails.values, { ...fails.around, all: () => without })).toBe(true);
  expect(against.values.room).toBe(fails.values.room);
});

test('a rule that the app cannot ask has no example, and what is broken by nothing has none that fails', () => {
  const product = compile(
    read(
      chapter(3, 'book: { fields: { pages: { type: integer, minimum: 1 } } }') +
        chapter(5, 'server: { entity: book, checkedBy: server }\nalways: { entity: book, assert: record.pages > 0 }'),
    ).specification,
  );
  const [server, always] = product.rules.map((rule) => workRule(rule, samples(product, { now }), now));
  expect(server).toEqual({ paths: [] });
  expect(always?.passes).toBeDefined();
  expect(always?.fails).toBeUndefined();
});

test('the two are a step apart where they differ in one number or day', () => {
  const product = compile(
    read(
      chapter(3, 'book: { fields: { pages: { type: integer } } }') +
        chapter(5, 'thin: { entity: book, assert: record.pages <= constants.most }') +
        chapter(9, 'most: 320'),
    ).specification,
  );
  const [rule] = product.rules;
  const worked = rule && workRule(rule, { book: [{ id: '1', pages: 12 }] }, now);
  expect([worked?.passes?.values.pages, worked?.fails?.values.pages]).toEqual([320, 321]);
});

test.each([
  ['size(record.crew) <= 8', 'list of member'],
  ['size(record.crew) <= 2', 'list of text'],
  ['size(record.crew) >= 1', '{ type: array, uniqueItems: true, items: { type: reference, to: member } }'],
])('a rule on how many there are, %s, is kept and broken', (assert, crew) => {
  const product = compile(
    read(
      chapter(3, `member: [name]\nouting: { fields: { crew: ${crew} } }`) +
        chapter(5, `size: { entity: outing, assert: ${assert} }`),
    ).specification,
  );
  const [rule] = product.rules;
  const worked = rule && workRule(rule, samples(product, { now }), now);
  expect(worked?.passes && rule?.test(worked.passes.values, worked.passes.around)).toBe(true);
  expect(worked?.fails && rule?.test(worked.fails.values, worked.fails.around)).toBe(false);
});
