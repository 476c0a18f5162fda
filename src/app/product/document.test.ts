import { afterEach, expect, test, vi } from 'vitest';
import { read } from '#specification/reading';
import { documentOf } from './document.ts';

const reading = read('# Library\n\n## 1. Purpose\n\nLends books.\n', 'library.md');

afterEach(() => vi.unstubAllEnvs());

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

test('two that lie elsewhere under one name are two products', () => {
  vi.stubEnv('ELSEWHERE', 'abc');
  expect(documentOf('product', reading).id).toBe('product-library.md-abc');
  const called = { ...reading, specification: { ...reading.specification, file: 'PRODUCT.md' } };
  expect(documentOf('product', called).id).toBe('product-PRODUCT.md-abc');
});
