import { expect, test, vi } from 'vitest';
import { following } from './following.ts';

test('a version that takes longer to open than the one after it is not shown over it', async () => {
  const opening = new Map<string, PromiseWithResolvers<string>>();
  const show = vi.fn();
  const follow = following((version: string) => {
    const one = Promise.withResolvers<string>();
    opening.set(version, one);
    return one.promise;
  }, show);
  const both = [follow('first'), follow('second')];
  opening.get('second')?.resolve('second');
  await both[1];
  opening.get('first')?.resolve('first');
  await both[0];
  expect(show.mock.calls).toEqual([['second']]);
});
