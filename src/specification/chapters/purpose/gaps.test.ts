import { expect, test } from 'vitest';
import { read } from '../../reading/index.ts';
import { chapter, gapsIn } from '../in-tests.ts';

test('what is not shown of the product', () => {
  expect(gapsIn(chapter(1, 'title: A')).slice(0, 4)).toEqual([
    'shaping purpose.summary purpose.summary',
    'shaping purpose.audience purpose.audience',
    'detail purpose.locales purpose.locales',
    'detail purpose.timeZone purpose.timeZone',
  ]);
  expect(gapsIn(chapter(1, 'summary: A'))).toContain('shaping purpose.title purpose.title');
  expect(gapsIn(chapter(1, 'title: none'))).not.toContain('shaping purpose.title purpose.title');
});

test('a currency is asked for where there are amounts', () => {
  const amounts = chapter(3, 't: { fields: { a: { type: array, items: { type: number, format: money } } } }');
  const gap = 'shaping purpose.currency purpose.currency';
  expect(gapsIn(amounts)).toContain(gap);
  expect(gapsIn(chapter(1, 'title: A'))).not.toContain(gap);
  expect(gapsIn(amounts + chapter(1, 'currency: none'))).not.toContain(gap);
  expect(gapsIn(chapter(3, 't: { fields: { a: euro } }'))).not.toContain(gap);
});

test('a language that the app does not speak, once', () => {
  const gaps = read(chapter(1, 'locales: [en, sw, sw-KE, tlh]')).gaps.filter(({ kind }) => kind === 'purpose.language');
  expect(gaps.map(({ path, subject }) => `${path} ${subject}`)).toEqual([
    'purpose.locales.1 Swahili',
    'purpose.locales.3 Klingon',
  ]);
});
