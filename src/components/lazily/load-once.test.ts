import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

vi.useFakeTimers();
afterEach(vi.clearAllTimers);
afterAll(() => void vi.useRealTimers());

test('what a name stands for is loaded once', async () => {
  const load = vi.fn(async (name: string) => name);
  const once = loadOnce(load);
  expect(once('a')).toBe(once('a'));
  expect(await Promise.all([once('a'), once('b')])).toEqual(['a', 'b']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failure stays the same while it is shown, and is loaded again later', async () => {
  const load = vi.fn(async (_: string): Promise<string> => Promise.reject(new Error('no line')));
  const once = loadOnce(load);
  const failed = once('a');
  await expect(failed).rejects.toThrow('no line');
  expect(once('a')).toBe(failed);
  await vi.advanceTimersByTimeAsync(1000);
  load.mockResolvedValue('a');
  expect(await once('a')).toBe('a');
});
