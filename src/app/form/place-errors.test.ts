import { expect, test } from 'vitest';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { labelAt, placed } from './place-errors.ts';

const product = compile(
  read(`
## 3. Entities
\`\`\`yaml
repair:
  fields:
    toString: { type: string }
    parts: { type: array, items: { type: object, properties: { price: { type: number, title: Price of one } } } }
\`\`\``).specification,
);
const repair = product.entity('repair')!;

test('what is wrong is put at its field, by the path inside it; the first word at a place counts', () => {
  const { wrong, whole } = placed(
    repair,
    [
      { path: ['parts', '0', 'price'], text: 'too much' },
      { path: ['parts', '0', 'price'], text: 'again' },
      { path: ['parts'], text: 'too many' },
      { path: ['toString'], text: 'odd' },
    ],
    () => true,
  );
  expect([...wrong]).toEqual([
    ['parts', { '0.price': 'too much', '': 'too many' }],
    ['toString', { '': 'odd' }],
  ]);
  expect(whole).toEqual([]);
});

test('what is wrong with a field that the form does not show is said with its name', () => {
  const { wrong, whole } = placed(
    repair,
    [
      { path: ['parts', '0', 'price'], text: 'too much' },
      { path: [], text: 'no' },
      { path: [], text: 'no' },
    ],
    () => false,
  );
  expect(wrong.size).toBe(0);
  expect(whole).toEqual(['Parts · 1 · Price of one: too much', 'no']);
  expect(labelAt(repair, ['unheard', 'of'])).toBe('unheard · of');
});
