import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodes, visual } from '../../tests/visual/visual.ts';
import { root, run } from '../run.ts';

/** What a check found. A check that is no list of tests counts as one. */
interface Outcome {
  passed: number;
  failed: number;
  /** Why it could not be asked here. */
  skipped?: string;
}

const one = (code: number): Outcome => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

const checks: [name: string, check: () => Promise<Outcome>][] = [
  ['format and lint', async () => one(await run('biome', ['ci', '--error-on-warnings', '.']))],
  ['types', async () => one(await run('tsc', []))],
  ['dead code', async () => one(await run('knip', []))],
  ['Storybook builds', async () => one(await run('storybook', ['build', '--disable-telemetry', '--quiet']))],
  ['unit, stories, end to end', tests],
  ['visual regression', pictures],
];

async function tests(): Promise<Outcome> {
  const report = join(root, 'node_modules', '.cache', 'ninefold', 'tests.json');
  rmSync(report, { force: true });
  const code = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  // A run can fail without a failed test: a file that cannot be read, an error nobody waited for.
  return { passed: numPassedTests, failed: code === 0 ? numFailedTests : Math.max(numFailedTests, 1) };
}

async function pictures(): Promise<Outcome> {
  const code = await visual([]);
  return code === exitCodes.otherEnvironment
    ? { passed: 0, failed: 0, skipped: 'another environment than that of the baselines' }
    : one(code);
}

/** Where other machines take them: see the workflow. */
const isWithoutPictures = process.argv.includes('--without-pictures');

const total = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const [name, check] of checks.filter(([, check]) => !isWithoutPictures || check !== pictures)) {
  console.log(`\n── ${name}`);
  const begin = performance.now();
  const { passed, failed, skipped } = await check().catch((error: unknown): Outcome => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - begin) / 1000).toFixed(0).padStart(4);
  lines.push(
    `${failed > 0 ? '✗' : skipped ? '–' : '✓'} ${seconds} s  ${name}${skipped ? `: skipped, ${skipped}` : ''}`,
  );
}
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
