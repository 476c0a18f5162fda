import { expect, test } from 'vitest';
import { fileKinds } from './file-kinds.ts';
import { fileSize } from './file-size.ts';

test.each([
  ['en', ['text/plain', 'application/pdf'], 'text or PDF'],
  ['de', ['image/*', 'image/svg+xml', 'application/zip'], 'Bilder, SVG oder ZIP'],
  ['ja', ['application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'], 'Word'],
  ['ar', ['text/csv', '*/*'], 'CSV أو أي ملف'],
])('%s: %s', (locale, types, called) => {
  expect(fileKinds(locale, types)).toBe(called);
});

test.each([
  ['en', 6, '6 bytes'],
  ['en', 1, '1 byte'],
  ['de', 6, '6 Byte'],
  ['en', 200_000, '200 kB'],
])('%s: %s bytes', (locale, bytes, written) => {
  expect(fileSize(locale, bytes)).toBe(written);
});
