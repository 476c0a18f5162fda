import { expect, test } from 'vitest';
import { durationOf, type Message } from './message.ts';
import { inSight, type Queue, queued } from './queue.ts';

const passing = (title: string): Omit<Message, 'id'> => ({ title });
const undone = (title: string) => ({ title, actions: [{ label: 'Undo', onAction: () => undefined }] });
const told = (messages: readonly Omit<Message, 'id'>[], held?: number) =>
  messages.reduce((queue: Queue, message, at) => queued(queue, { ...message, id: at + 1 }, 2), { messages: [], held });
const titles = (messages: readonly Message[]) => messages.map(({ title }) => title).join();

test('the latest are in sight; what can be answered or went wrong waits, and comes back', () => {
  const queue = told([undone('a'), { title: 'b', tone: 'critical' }, undone('c'), undone('d')]);
  expect(titles(inSight(queue, 2))).toBe('c,d');
  expect(titles(queue.messages)).toBe('a,b,c,d');
  const answered = { messages: queue.messages.filter(({ title }) => title !== 'd') };
  expect(titles(inSight(answered, 2))).toBe('b,c');
});

test('what only passed by is over once others take its place', () => {
  expect(titles(told([passing('a'), undone('b'), passing('c')]).messages)).toBe('b,c');
});

test('what somebody is at stays in sight', () => {
  const queue = told([passing('a'), undone('b'), undone('c')], 1);
  expect(titles(inSight(queue, 2))).toBe('a,c');
  expect(titles(queue.messages)).toBe('a,b,c');
});

test('the same is said once', () => {
  const { messages } = told([passing('a'), undone('b'), passing('a'), undone('b')]);
  expect(titles(messages)).toBe('b,a,b');
});

test('what says that an action is done takes the place of the message that offered it, and of no other', () => {
  const [one, other] = [undone('a'), undone('b')];
  const { messages } = told([one, other, { title: 'Undone', replaces: one.actions[0] }]);
  expect(titles(messages)).toBe('b,Undone');
});

test('what only leads elsewhere, or offers nothing after all, passes by as plain words do', () => {
  const leading = { title: 'a', actions: [undefined, { label: 'Open', leadsTo: '/a', onAction: () => undefined }] };
  expect(durationOf(leading)).toBe(durationOf(passing('a')));
  expect(durationOf(passing('a'.repeat(120)))).toBe(12_000);
  expect(durationOf(undone('a'))).toBeGreaterThan(durationOf(leading));
  expect(durationOf({ ...leading, tone: 'critical' })).toBe(Number.POSITIVE_INFINITY);
  expect(durationOf({ ...leading, tone: 'critical', duration: 500 })).toBe(500);
  expect(titles(told([leading, passing('b'), passing('c')]).messages)).toBe('b,c');
});
