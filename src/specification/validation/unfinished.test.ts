import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { finished } from './unfinished.ts';

const asked = z.string().check(finished);

test.each([
  ['2026-03-XX', 'day'],
  ['XXXX-XX-09', 'year,month'],
  ['2026-03-09T14:XX', 'minute'],
  // Without the half of the day the hour is not known; a day of another calendar is not known before it is whole.
  ['XX:30', undefined],
  ['2026-03-XXTXX:30', undefined],
  ['XXXX-XX-XX', undefined],
  ['XXXX-XX-XXT14:30', undefined],
])('of %s, %s is missing', (answer, limit) => {
  expect(asked.safeParse(answer).error?.issues).toMatchObject([{ params: { code: 'unfinished', limit } }]);
});

test('what is whole misses nothing', () => {
  expect(asked.safeParse('2026-03-09T14:30').success).toBe(true);
});
