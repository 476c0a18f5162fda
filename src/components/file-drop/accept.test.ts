import { expect, test } from 'vitest';
import { takes } from './accept.ts';

test.each([
  ['.md,text/markdown', { name: 'PRODUCT.MD', type: '' }, true],
  ['.md,text/markdown', { name: 'product', type: 'text/markdown' }, true],
  ['.md,text/markdown', { name: 'photo.png', type: 'image/png' }, false],
  ['image/*', { name: 'photo.png', type: 'image/png' }, true],
  ['image/*', { name: 'images', type: 'application/image' }, false],
  ['*/*', { name: 'anything', type: '' }, true],
  ['', { name: 'anything', type: '' }, true],
])('%s and %o: %s', (accept, file, isTaken) => {
  expect(takes(accept, file)).toBe(isTaken);
});
