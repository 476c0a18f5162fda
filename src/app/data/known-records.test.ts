import { expect, test, vi } from 'vitest';
import { type Client, ProblemError } from '#client';
import { type Around, compile } from '#specification';
import { read } from '#specification/reading';
import { countEffort } from '#tooling/effort';
import { KnownRecords } from './known-records.ts';
import { settleAll } from './settle-all.ts';

const product = compile(
  read(
    '## 3. Entities\n```yaml\ncity: { fields: { name: { type: string }, land: { type: reference, to: city } } }\n```',
  ).specification,
);
const city = product.entity('city')!;

function shelf(answer: (key: string) => Promise<Record<string, unknown>>) {
  const asked: string[] = [];
  const client: Pick<Client, 'read'> = {
    read: async (_, { id }) => {
      asked.push(String(id));
      return { values: await answer(String(id)), changes: [], included: {} };
    },
  };
  return { asked, known: new KnownRecords(client, { id: '', roles: [] }) };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

test('a record that is asked for is loaded once, and who follows is told once it is here', async () => {
  const { asked, known } = shelf(async (id) => ({ id, name: id }));
  const told = vi.fn();
  known.subscribe(told);
  const before = known.around();
  for (let time = 0; time < 3; time++) expect(known.get(city, 'a')).toBeUndefined();
  known.get(city, 'b');
  await soon();
  expect(asked).toEqual(['a', 'b']);
  expect(told).toHaveBeenCalledTimes(1);
  expect(known.around()).not.toBe(before);
  expect(known.around().find?.(city, 'a')).toEqual({ id: 'a', name: 'a' });
});

test.each([
  [404, 'none', null],
  [403, 'hidden', undefined],
  [500, 'failed', undefined],
])('%i is %s, and is not asked for again', async (status, state, found) => {
  const { asked, known } = shelf(() => Promise.reject(new ProblemError({ type: 'about:blank', status, title: '' })));
  known.get(city, 'a');
  await soon();
  expect(known.get(city, 'a')).toMatchObject({ state });
  expect(known.around().find?.(city, 'a')).toBe(found);
  await soon();
  expect(asked).toEqual(['a']);
});

test('what the document closes to who looks is not asked for', async () => {
  const closed = compile(
    read(
      '## 3. Entities\n```yaml\ncity: { fields: { name: { type: string } } }\n```\n## 6. Access\n```yaml\nroles: { r: {}, s: {} }\npermissions: [{ roles: r, can: read, on: city }]\n```',
    ).specification,
  );
  const ask = vi.fn();
  const known = new KnownRecords({ read: ask }, { id: 'x', roles: ['s'] });
  expect(known.get(closed.entity('city')!, 'a')).toEqual({ state: 'hidden' });
  await soon();
  expect(ask).not.toHaveBeenCalled();
});

test('what came along with an answer is not asked for', async () => {
  const { asked, known } = shelf(async (id) => ({ id }));
  known.putAll(city, { city: [{ id: 'a', name: 'A' }] });
  expect(known.get(city, 'a')).toMatchObject({ state: 'found' });
  await soon();
  expect(asked).toEqual([]);
});

test('of work in which much becomes known is told once, at its end, and what may have changed is asked for again then', async () => {
  const { asked, known } = shelf(async (id) => ({ id }));
  const told = vi.fn();
  known.subscribe(told);
  const around = known.around();
  await known.together(async () => {
    for (const id of ['a', 'b', 'c']) {
      known.put(city, { id });
      known.invalidate();
      known.get(city, id);
      await soon();
    }
    await known.together(soon);
    expect([told.mock.calls.length, known.around()]).toEqual([0, around]);
  });
  expect(told).toHaveBeenCalledTimes(1);
  expect(known.around()).not.toBe(around);
  expect(asked).toEqual([]);
  await vi.waitFor(() =>
    expect([known.get(city, 'a'), asked]).toEqual([{ state: 'found', values: { id: 'a' } }, ['a']]),
  );
  await expect(known.together(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(told.mock.calls.length).toBeGreaterThan(1);
});

test('asking goes on until nothing is missing, however deep references go, and round in a circle it ends', async () => {
  const { asked, known } = shelf(async (id) => ({ id, land: String((Number(id) + 1) % 4) }));
  const names = await known.settle((around) => {
    const found: string[] = [];
    for (let key = '0'; found.length < 4; ) {
      found.push(key);
      const next = around.find?.(city, key)?.land;
      if (next === undefined) break;
      key = String(next);
    }
    return found;
  });
  expect(names).toEqual(['0', '1', '2', '3']);
  expect(asked).toEqual(['0', '1', '2', '3']);
});

test('after a change what is known stays until it is here anew', async () => {
  vi.useFakeTimers();
  let name = 'old';
  const { asked, known } = shelf(async (id) => ({ id, name }));
  known.get(city, 'a');
  await vi.advanceTimersByTimeAsync(1);
  name = 'new';
  known.invalidate();
  expect(known.around().find?.(city, 'a')).toMatchObject({ name: 'old' });
  await vi.advanceTimersByTimeAsync(600);
  expect(known.around().find?.(city, 'a')).toMatchObject({ name: 'new' });
  expect(asked).toEqual(['a', 'a']);
  vi.useRealTimers();
});

test('of many records all are found in no time', () => {
  const { known } = shelf(async (id) => ({ id }));
  known.putAll(city, { city: Array.from({ length: 20_000 }, (_, index) => ({ id: `${index}` })) });
  const effort = countEffort();
  expect(known.found().city).toHaveLength(20_000);
  expect(effort()).toBeLessThan(500);
});

test('an entity may be called as every object has it', () => {
  const shop = compile(read('## 3. Entities\n```yaml\nvalueOf: { fields: { name: text } }\n```').specification);
  const entity = shop.entity('valueOf')!;
  const { known } = shelf(async (id) => ({ id }));
  known.putAll(entity, {});
  known.putAll(entity, { valueOf: [{ id: 'a' }] });
  expect(known.found()).toEqual({ valueOf: [{ id: 'a' }] });
});

test('what was answered while an older answer was on its way stays', async () => {
  let answer = (_: Record<string, unknown>) => {};
  const { known } = shelf(() => new Promise((resolve) => (answer = resolve)));
  known.get(city, 'a');
  await soon();
  known.put(city, { id: 'a', name: 'new' });
  answer({ id: 'a', name: 'old' });
  await soon();
  expect(known.get(city, 'a')).toMatchObject({ values: { name: 'new' } });
});

test('what could not be had is asked for again once something is answered, or the line is back', async () => {
  let isBroken = true;
  const { asked, known } = shelf(async (id) => {
    if (isBroken) throw new ProblemError({ type: 'about:blank', status: 503, title: '' });
    return { id };
  });
  known.get(city, 'a');
  await soon();
  isBroken = false;
  known.get(city, 'b');
  await soon();
  known.get(city, 'a');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(asked).toEqual(['a', 'b', 'a']);
  expect(known.get(city, 'a')).toMatchObject({ state: 'found' });
});

test('many records are asked for a few at a time', async () => {
  let underWay = 0;
  let most = 0;
  const { asked, known } = shelf(async (id) => {
    most = Math.max(most, ++underWay);
    await soon();
    underWay -= 1;
    return { id };
  });
  const keys = Array.from({ length: 40 }, (_, at) => `k${at}`);
  await known.settle((around) => keys.map((key) => around.find?.(city, key)));
  expect(asked).toHaveLength(40);
  expect(most).toBeLessThanOrEqual(6);
});

test('what is written down of all records is not written where one could not be had', async () => {
  const error = new ProblemError({ type: 'about:blank', status: 503, title: '' });
  const { known } = shelf((id) => (id === 'a' ? Promise.reject(error) : Promise.resolve({ id, name: id })));
  const nameOf = (key: string) => (around: Around) => around.find?.(city, key)?.name ?? 'Hidden';
  expect(await known.settle(nameOf('a'))).toBe('Hidden');
  await expect(settleAll(known, nameOf('a'))).rejects.toBe(error);
  // What others could not have is nobody else's failure.
  expect(await settleAll(known, nameOf('b'))).toBe('b');
});

test('what could not be had once is asked for again when all is written down', async () => {
  let isDown = true;
  const error = new ProblemError({ type: 'about:blank', status: 503, title: '' });
  const { known } = shelf((id) => (isDown ? Promise.reject(error) : Promise.resolve({ id, name: id })));
  const name = (around: Around) => around.find?.(city, 'a')?.name;
  await expect(settleAll(known, name)).rejects.toBe(error);
  isDown = false;
  expect(await settleAll(known, name)).toBe('a');
});
