import { expect, test, vi } from 'vitest';
import { freshly } from './index.ts';

test('a module that comes is handed on, one that does not is asked for again', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue('module');
  await expect(freshly(load)).rejects.toThrow('no network');
  await expect(freshly(load)).resolves.toBe('module');
  expect(load).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
