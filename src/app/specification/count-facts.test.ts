import { describe, expect, test } from 'vitest';
import { countFacts, isLeaf } from './count-facts.ts';
import { firstWords } from './first-words.ts';

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

test('the first words of a chapter are those of its first paragraph, cut between words', () => {
  const text = 'word '.repeat(100);
  const nodes = [{ type: 'paragraph' as const, children: [{ type: 'text' as const, value: text }] }];
  expect(firstWords([{ type: 'thematicBreak' }, ...nodes])).toMatch(/^(word ){40,48}…$/);
  expect(firstWords([])).toBe('');
});
