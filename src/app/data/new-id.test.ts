import { expect, test, vi } from 'vitest';
import { newId } from './new-id.ts';

test('is as long as a UUID and never the same, also where the browser makes none', () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  const ids = Array.from({ length: 1000 }, newId);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{36}$/);
});
