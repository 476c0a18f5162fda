import { expect, test } from 'vitest';
import { english } from './en.ts';
import { pseudoEnglish } from './pseudo.ts';

const texts = Object.entries(english).flatMap(([key, text]) =>
  typeof text === 'string' ? [{ text, other: pseudoEnglish[key as 'close'] }] : [],
);

test('every text has a mark at both ends, and is two fifths longer as a whole', () => {
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter(({ other }) => !/^\[[^[\]]+\]$/.test(other))).toEqual([]);
  expect(texts.filter(({ text, other }) => other.length <= text.length + 2)).toEqual([]);
  const length = (which: 'text' | 'other') => texts.reduce((sum, one) => sum + one[which].length, 0);
  const share = (length('other') - 2 * texts.length) / length('text');
  expect(share).toBeGreaterThan(1.3);
  expect(share).toBeLessThan(1.5);
});

test('what a text names stays as it is, and can be found', () => {
  expect(pseudoEnglish.selectRow('Ada')).toBe('[Šééļééçţ Ada]');
  expect(pseudoEnglish.filterPhrase('State', 'contains', 'open')).toBe('[State çööñţââîîñš open]');
  expect(pseudoEnglish.pageOf(2, 9)).toMatch(/^\[.* 2 .* 9\]$/);
  expect(pseudoEnglish.missing(['month', 'year'])).toMatch(/month.*year/);
});
