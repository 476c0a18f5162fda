import { describe, expect, test } from 'vitest';
import { evaluate, holds, interpolate, syntaxError } from './expression.ts';

const now = new Date('2026-03-09T10:00:00Z');
const scope = {
  record: {
    whole: 3,
    decimal: 2.5,
    nothing: null,
    state: 'open',
    due: new Date('2026-03-01T00:00:00Z'),
    items: [
      { n: 2, price: 1.5 },
      { n: 1, price: 4 },
    ],
  },
  constants: { rate: 64, days: 3 },
  subject: { id: 'u1', roles: ['clerk'] },
};

test.each([
  ['record.whole * record.decimal', 7.5],
  ['record.whole + constants.rate', 67],
  ['record.items.map(i, i.n * i.price).sum()', 7],
  ['record.items.map(i, i.n * i.price).sum() + record.decimal * constants.rate', 167],
  ["'a' + record.state", 'aopen'],
])('%s is %j', (source, value) => {
  expect(evaluate(source, scope, now)).toEqual({ known: true, value });
});

describe("Kleene's three values", () => {
  test.each([
    ['record.whole > 2', true],
    ['record.whole > constants.rate', false],
    ['record.missing > 2', 'unknown'],
    ['record.nothing > 2', 'unknown'],
    ['record.missing > 2 || true', true],
    ['record.missing > 2 && false', false],
    ['record.missing > 2 || false', 'unknown'],
    ['record.missing > 2 && true', 'unknown'],
    ['!(record.missing > 2)', 'unknown'],
    ['record.due < today()', true],
    ['record.due > now() - days(constants.days)', false],
    ["subject.roles.exists(r, r == 'clerk')", true],
    ['has(record.missing)', false],
    ['record.whole', 'unknown'],
  ])('%s → %s', (source, answer) => {
    expect(holds(source, scope, now)).toBe(answer);
  });
});

test('the syntax of an expression is checked without evaluating it', () => {
  expect(syntaxError('record.a == 1')).toBeUndefined();
  expect(syntaxError('record.a ==')).toMatch(/\S/);
});

test('an expression cannot reach what it was not given', () => {
  for (const source of [
    'globalThis',
    'process.env',
    "record.constructor.constructor('return 1')()",
    'record.__proto__',
  ]) {
    expect(evaluate(source, scope, now).known).toBe(false);
  }
});

test('a text is filled in; what is not known stays as written', () => {
  expect(interpolate('within {constants.days} days of {record.missing}', scope)).toBe(
    'within 3 days of {record.missing}',
  );
});
