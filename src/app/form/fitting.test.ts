import { expect, test } from 'vitest';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { fittingOf } from './fitting.ts';

const { specification } = read(`## 2. Screens

\`\`\`yaml
newBook: { kind: create, entity: book }
\`\`\`

## 3. Entities

\`\`\`yaml
book: { fields: { title: { type: string }, tags: { type: array, items: { type: string } }, note: { type: string } } }
letter: { fields: { note: { type: string } } }
\`\`\`
`);
const product = compile(specification);
const book = product.entity('book')!;
const fitting = fittingOf(book, 'doc.newBook.new of clerk 1', 'doc');
const draft = (values: Record<string, unknown>) => ({ values, at: '2026-03-09T09:00:00Z' });

test('a draft fits whose answers the fields can show', () => {
  expect(fitting.isFitting(draft({ title: 'A', tags: ['b'] }))).toBe(true);
  expect(fitting.isFitting(draft({ tags: 'b' }))).toBe(false);
});

test('what is called otherwise now is left over', () => {
  expect(fitting.leftOf(draft({ title: 'A', name: 'B' }))).toEqual({ name: 'B' });
});

test.each([
  ['doc.makeBook.new of clerk 1', true],
  ['doc.newBook.new of clerk 1', false],
  ['doc.letter.new of clerk 1', false],
  ['doc.makeBook.7 of clerk 1', false],
  ['doc.makeBook.new of owner 1', false],
  ['other.makeBook.new of clerk 1', false],
])('%s was this form under another name: %s', (form, is) => {
  expect(fitting.isBefore(form)).toBe(is);
});

test('a draft is surely of an entity where no other has all of its fields', () => {
  expect(fitting.isSurely(draft({ title: 'A' }))).toBe(true);
  expect(fitting.isSurely(draft({ note: 'A' }))).toBe(false);
  expect(fitting.isSurely(draft({ title: 'A', name: 'B' }))).toBe(false);
});
