import { expect, test } from 'vitest';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { atFirst, labelAt, named, placed } from './place-errors.ts';

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

test('what speaks of several fields is said once, at the first that is here', () => {
  const findings = [
    { names: ['customer', 'parts', 'toString'], text: 'needs both' },
    { names: ['customer'], text: 'needs one' },
  ];
  expect(atFirst(findings, new Set(['toString', 'parts']))).toEqual([
    { path: ['parts'], text: 'needs both' },
    { path: [], text: 'needs one' },
  ]);
});

test.each([
  ['Deposit', 'Deposit must be 1 or more.', 'Deposit must be 1 or more.'],
  ['Deposit', 'This must be answered.', 'Deposit: This must be answered.'],
  ['手付金', '手付金は1以上でなければなりません。', '手付金は1以上でなければなりません。'],
  ['العربون', 'يجب أن يكون العربون 1 أو أكثر.', 'يجب أن يكون العربون 1 أو أكثر.'],
])('%s is named once in “%s”', (label, text, said) => expect(named(label, text)).toBe(said));
