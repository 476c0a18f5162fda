import { expect, test } from 'vitest';
import { small } from '../testing/ask.ts';
import { memoryStore } from './memory-store.ts';
import { restoring } from './removals.ts';

const reference = '{ type: reference, to: a, onDelete: setNull }';
const entities = `a: { fields: { name: { type: string } } }
b: { history: true, fields: { one: ${reference}, two: ${reference}, three: ${reference} } }
c: { fields: { a: { type: reference, to: a, onDelete: cascade } } }`;

async function desk() {
  const { store, restore } = restoring(memoryStore(), (entity) => !entity.includes('.'));
  const asked = small({ 3: entities }, store);
  await asked.put('a', 'A', { id: 'A', name: 'Ada' });
  await asked.put('a', 'Y', { id: 'Y', name: 'Yan' });
  await asked.put('a', 'Z', { id: 'Z', name: 'Zoe' });
  await asked.put('b', 'B', { id: 'B', one: 'A', two: 'Z' });
  await asked.put('c', 'C', { id: 'C', a: 'A' });
  const everything = async () =>
    (await Promise.all(['a', 'b', 'c'].map((entity) => asked.all(entity))))
      .flat()
      .map(({ revision: _, ...one }) => one);
  return { ...asked, restore, everything };
}

test('what was removed comes back as it was, with what went with it and what referred to it', async () => {
  const { ask, restore, everything } = await desk();
  const before = await everything();
  for (const key of ['A', 'Z']) expect((await ask('DELETE', `/a/${key}`)).status).toBe(204);
  expect(await everything()).toHaveLength(2);
  expect(await Promise.all([restore('a', 'Z'), restore('a', 'A')])).toEqual([true, true]);
  expect(await everything()).toEqual(before);
  expect(await restore('a', 'A')).toBe(false);
});

test('nothing comes back that could contradict what was written since', async () => {
  const { ask, put, restore, everything } = await desk();
  expect((await ask('DELETE', '/a/A')).status).toBe(204);
  await put('a', 'N', { id: 'N', name: 'Ada' });
  const before = await everything();
  expect(await restore('a', 'A')).toBe(false);
  expect(await everything()).toEqual(before);
});

test('nothing comes back into samples that were made anew', async () => {
  const { ask, store, restore, everything } = await desk();
  expect((await ask('DELETE', '/c/C')).status).toBe(204);
  await store.fill({ 'kept.beside': [] });
  expect(await restore('c', 'C')).toBe(true);
  expect((await ask('DELETE', '/c/C')).status).toBe(204);
  await store.fill({ a: [], b: [], c: [] });
  expect(await restore('c', 'C')).toBe(false);
  expect(await everything()).toEqual([]);
});

test('what several removals changed comes back the last first; what was out of turn comes back in its turn', async () => {
  const { ask, restore, put, everything } = await desk();
  await put('b', 'B', { id: 'B', one: 'A', two: 'Z', three: 'Y' });
  const before = await everything();
  for (const key of ['A', 'Z', 'Y']) expect((await ask('DELETE', `/a/${key}`)).status).toBe(204);
  expect(await restore('a', 'A')).toBe(false);
  expect(await restore('a', 'Y')).toBe(true);
  expect(await restore('a', 'A')).toBe(false);
  expect(await restore('a', 'Z')).toBe(true);
  expect(await restore('a', 'A')).toBe(true);
  expect(await everything()).toEqual(before);
});
