import { expect, test } from 'vitest';
import { causeOf } from './failure.ts';
import { makeModel } from './make-model.ts';
import { reported } from './report.ts';
import { emptyTally, tryDocument } from './run.ts';
import { withAccess } from './stage.ts';
import { written } from './written.ts';

/** `ORACLE_SEED=17` asks one document again, `ORACLE_DOCUMENTS=1000` many more than usual. */
const { ORACLE_SEED, ORACLE_DOCUMENTS = '120' } = process.env;

const seeds = ORACLE_SEED
  ? [Number(ORACLE_SEED)]
  : Array.from({ length: Number(ORACLE_DOCUMENTS) }, (_, index) => index + 1);

test('every answer of the backend is the one that the design asks for', { timeout: 600_000 }, async () => {
  const tally = emptyTally();
  for (const seed of seeds) await tryDocument(makeModel(seed), tally);
  if (tally.failures.length > 0) expect.fail(await reported(tally.failures));
  if (ORACLE_SEED) return;
  expect(tally.answers).toBeGreaterThanOrEqual(100_000);
  expect(tally.open).toBeLessThan(tally.answers / 10);
  expect(tally.rules.size).toBe(23);
  for (const [rule, times] of tally.rules) expect(times, rule).toBeGreaterThanOrEqual(50);
});

test.each([
  ['absent', ''],
  ['in prose', '## 6. Roles and permissions\n\nEverybody knows everybody.\n\n'],
  ['not shown', '## 6. Roles and permissions\n\nRoles and permissions: not shown.\n\n'],
  ['none', '## 6. Roles and permissions\n\n```yaml\nnone\n```\n\n'],
])('where chapter 6 is %s, everybody may do everything that states and guards let be done', async (_, chapter) => {
  const tally = emptyTally();
  for (const seed of [1, 4]) {
    const model = { ...makeModel(seed), permissions: [{ can: 'all' as const, on: 'all' as const }] };
    await tryDocument(model, tally, withAccess(written(model), chapter));
  }
  const causes = new Set(tally.failures.map((one) => `${causeOf(one)}: ${one.wrong[0]}, ${one.expectation.why}`));
  expect([...causes]).toEqual([]);
});
