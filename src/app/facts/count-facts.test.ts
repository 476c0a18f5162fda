import { describe, expect, test } from 'vitest';
import { countFacts, isLeaf } from './count-facts.ts';

describe('facts', () => {
  test('are counted at every depth; none is one, what is absent is not', () => {
    expect(countFacts({ a: 1, b: { c: ['x', 'y'], d: null }, e: undefined })).toBe(4);
    expect(countFacts(undefined)).toBe(0);
    expect(countFacts({ 'already-lent': {} })).toBe(1);
    expect(countFacts({})).toBe(0);
  });

  test.each([
    [null, true],
    ['word', true],
    [['a', null, 1], true],
    [{}, true],
    [[{ a: 1 }], false],
    [{ a: 1 }, false],
  ])('%j stands in one line: %s', (value, expected) => {
    expect(isLeaf(value)).toBe(expected);
  });
});
