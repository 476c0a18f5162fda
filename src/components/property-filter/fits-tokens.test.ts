import { expect, test } from 'vitest';
import { fitsTokens } from './fits-tokens.ts';
import { anyProperty, type FilterOperator, type FilterToken } from './suggestions.ts';

const row: Record<string, unknown> = { name: 'Müller', count: 12, tags: ['Urgent', 'Old'], note: null };
const token = (property: string, operator: FilterOperator, value: string): FilterToken => ({
  property,
  operator,
  value,
});
const fits = (...tokens: FilterToken[]) => fitsTokens(tokens, 'and', (property) => row[property]);

test.each<[string, FilterOperator, string, boolean]>([
  ['name', 'eq', 'muller', true],
  ['name', 'eq', 'mull', false],
  ['name', 'contains', 'ULL', true],
  ['name', 'ne', 'Müller', false],
  ['count', 'eq', '12.0', true],
  ['count', 'gte', '12', true],
  ['count', 'gt', '12', false],
  ['count', 'lt', '100', true],
  ['tags', 'eq', 'old', true],
  ['tags', 'ne', 'new', true],
  ['tags', 'ne', 'urgent', false],
  ['note', 'contains', '', false],
  ['note', 'ne', 'x', true],
  ['note', 'lte', '5', false],
])('%s %s %s: %s', (property, operator, value, expected) => {
  expect(fits(token(property, operator, value))).toBe(expected);
});

test('words are found wherever they stand', () => {
  const anywhere = (value: string) =>
    fitsTokens([token(anyProperty, 'contains', value)], 'and', (key) =>
      key === anyProperty ? Object.values(row) : row[key],
    );
  expect(['mull', 'urg', '12', 'lamp', 'null'].map(anywhere)).toEqual([true, true, true, false, false]);
});

test('all of it, or any; nothing asked is fitted by everything', () => {
  const [yes, no] = [token('count', 'gt', '5'), token('count', 'gt', '50')];
  const answerOf = (property: string) => row[property];
  expect(fits(yes, no)).toBe(false);
  expect(fitsTokens([yes, no], 'or', answerOf)).toBe(true);
  expect(fitsTokens([no], 'or', answerOf)).toBe(false);
  for (const operation of ['and', 'or'] as const) expect(fitsTokens([], operation, answerOf)).toBe(true);
});
