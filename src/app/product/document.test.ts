import { expect, test } from 'vitest';
import { read } from '#specification/reading';
import { documentOf } from './document.ts';

const reading = read('# Library\n\n## 1. Purpose\n\nLends books.\n', 'library.md');

test.each([
  ['product', 'product-library.md', '/books'],
  ['repair-desk', 'repair-desk', '/~repair-desk/books'],
  ['file', 'file-library.md', '/~file/books'],
])('the document %s keeps its records under %s and its pages under %s', (name, id, address) => {
  const opened = documentOf(name, reading);
  expect(opened.id).toBe(id);
  expect(opened.to('/books')).toBe(address);
  expect(opened.product.title.text).toBe('Library');
  expect(opened.isEarlier).toBe(false);
});

test('a product written in its usual file has a name that needs none', () => {
  expect(
    documentOf('product', { ...reading, specification: { ...reading.specification, file: 'PRODUCT.md' } }).id,
  ).toBe('product');
});
