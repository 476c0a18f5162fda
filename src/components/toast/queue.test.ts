import { expect, test } from 'vitest';
import type { Message } from './message.ts';
import { inSight, type Queue, queued } from './queue.ts';

const passing = (title: string): Omit<Message, 'id'> => ({ title });
const undone = (title: string) => ({ title, actions: [{ label: 'Undo', onAction: () => undefined }] });
const told = (messages: readonly Omit<Message, 'id'>[], held?: number) =>
  messages.reduce((queue: Queue, message) => queued(queue, message), { messages: [], held });
const titles = (messages: readonly Message[]) => messages.map(({ title }) => title).join();

test('the first to come are in sight; the others wait, and come in the order in which they were told', () => {
  let queue = told(['a', 'b', 'c', 'd'].map(undone));
  for (const seen of ['a,b', 'b,c', 'c,d', 'd']) {
    expect(titles(inSight(queue, 2))).toBe(seen);
    queue = { messages: queue.messages.slice(1) };
  }
});

test('beside what went wrong, and stays, there is room for what is over by itself', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((title) => ({ title, isError: true }));
  expect(titles(inSight(told([a, b, c, undone('d')] as never), 2))).toBe('a,d');
  expect(titles(inSight(told([a, b, c] as never), 2))).toBe('a,b');
});

test('what somebody is at stays in sight', () => {
  const queue = told([{ title: 'a', isError: true }, passing('b'), undone('c'), undone('d')], 1);
  expect(titles(inSight(queue, 2))).toBe('a,b');
  expect(titles(inSight({ ...queue, held: 4 }, 2))).toBe('a,d');
});

test('the same is said once, and each has a name of its own', () => {
  const { messages } = told([passing('a'), undone('b'), passing('a'), undone('b')]);
  expect(titles(messages)).toBe('b,a,b');
  expect(new Set(messages.map(({ id }) => id)).size).toBe(3);
});
