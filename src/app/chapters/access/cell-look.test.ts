import { expect, test } from 'vitest';
import { lookOf } from './cell-look.ts';

test('what is allowed because nothing is stated is dashed and can be seen; what is stated is not', () => {
  expect(lookOf({ verdict: 'allowed', assumed: true, clauses: [] })).toMatch(
    /^(?!.*transparent).*border-dashed border-edge/,
  );
  expect(lookOf({ verdict: 'allowed', assumed: false, clauses: [] })).not.toMatch(/dashed/);
  expect(lookOf({ verdict: 'unknown', assumed: true, clauses: [] })).toMatch(/^hatch/);
});
