import { expect, test, vi } from 'vitest';
import { ownLocks } from './own-locks.ts';

/** Something under way, and its end. */
function step() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, ended };
}

test('one after another holds a lock, whatever became of the one before', async () => {
  const done: string[] = [];
  const first = step();
  const failing = ownLocks.request('a', {}, async () => {
    await first.ended;
    done.push('first');
    throw new Error('failed');
  });
  const second = ownLocks.request('a', {}, async () => done.push('second'));
  expect(await ownLocks.query()).toEqual({ held: [{ name: 'a' }] });
  first.end();
  await expect(failing).rejects.toThrow('failed');
  await second;
  expect(done).toEqual(['first', 'second']);
  await vi.waitFor(async () => expect(await ownLocks.query()).toEqual({ held: [] }));
});

test('who would not wait is told that another holds it', async () => {
  const first = step();
  const holding = ownLocks.request('b', {}, () => first.ended);
  expect(await ownLocks.request('b', { ifAvailable: true }, async (lock) => lock)).toBeNull();
  expect(await ownLocks.request('c', { ifAvailable: true }, async (lock) => lock)).not.toBeNull();
  first.end();
  await holding;
  await vi.waitFor(async () =>
    expect(await ownLocks.request('b', { ifAvailable: true }, async (lock) => lock)).not.toBeNull(),
  );
});
