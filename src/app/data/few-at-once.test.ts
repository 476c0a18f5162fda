import { expect, test } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const numbers = Array.from({ length: 40 }, (_, index) => index);

test('a few are under way at a time, and what came of each stands in its place', async () => {
  let underWay = 0;
  let most = 0;
  const results = await fewAtOnce(numbers, async (number) => {
    most = Math.max(most, ++underWay);
    await later((number * 7) % 5);
    underWay -= 1;
    if (number % 10 === 3) throw new Error(`${number}`);
    return number * 2;
  });
  expect(most).toBe(6);
  expect(results.map((one) => (one?.status === 'fulfilled' ? one.value : one?.reason.message))).toEqual(
    numbers.map((number) => (number % 10 === 3 ? `${number}` : number * 2)),
  );
});

test('nothing more is begun once it is to stop; what is under way comes to its end', async () => {
  let begun = 0;
  const results = await fewAtOnce(
    numbers,
    async (number) => {
      begun += 1;
      await later(1);
      return number;
    },
    () => begun < 10,
  );
  expect(results.filter((one) => one?.status === 'fulfilled')).toHaveLength(10);
  expect(results.slice(10)).toEqual(numbers.slice(10).map(() => undefined));
});

test('nothing is done with nothing', async () => {
  expect(await fewAtOnce([], () => Promise.reject(new Error('never')))).toEqual([]);
});
