import { expect, test, vi } from 'vitest';
import { onOtherTabs, tellOtherTabs } from './other-tabs.ts';

test('another tab is told, of its document only, and nobody tells itself', async () => {
  const other: typeof import('./other-tabs.ts') = await import('./other-tabs.ts?other' as './other-tabs.ts');
  const [mine, theirs, elsewhere] = [vi.fn(), vi.fn(), vi.fn()];
  const stops = [onOtherTabs('desk', mine), other.onOtherTabs('desk', theirs), other.onOtherTabs('gym', elsewhere)];
  tellOtherTabs('desk');
  await vi.waitFor(() => expect(theirs).toHaveBeenCalledOnce());
  expect(mine).not.toHaveBeenCalled();
  expect(elsewhere).not.toHaveBeenCalled();
  for (const stop of stops) stop();
  tellOtherTabs('desk');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(theirs).toHaveBeenCalledOnce();
});
