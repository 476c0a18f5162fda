import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { exitCodes, visual } from '../../tests/visual/visual.ts';
import { root, run } from '../run.ts';

/** What a check found. A check that is no list of tests counts as one. */
interface Outcome {
  passed: number;
  failed: number;
  /** Why it could not be asked here. */
  skipped?: string;
  /** What to look at, said last: in a long log, nobody finds it where it happened. */
  remarks?: string[];
}

/** What is read of Vitest's report. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; failureMessages: string[] }[];
  }[];
}

const one = (code: number): Outcome => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

const checks: [name: string, check: () => Promise<Outcome>][] = [
  ['format and lint', async () => one(await run('biome', ['ci', '--error-on-warnings', '.']))],
  ['types', async () => one(await run('tsc', []))],
  ['dead code', async () => one(await run('knip', []))],
  ['Storybook builds', async () => one(await run('storybook', ['build', '--disable-telemetry', '--loglevel', 'warn']))],
  ['unit, stories, end to end', tests],
  ['visual regression', pictures],
];

async function tests(): Promise<Outcome> {
  const report = join(root, 'node_modules', '.cache', 'ninefold', 'tests.json');
  rmSync(report, { force: true });
  const code = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  const { numPassedTests, numFailedTests, testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  return {
    passed: numPassedTests,
    // A run can fail without a failed test: a file that cannot be read, an error nobody waited for.
    failed: code === 0 ? numFailedTests : Math.max(numFailedTests, 1),
    remarks: testResults.flatMap(({ name, message, assertionResults }) =>
      [{ fullName: '', failureMessages: message ? [message] : [] }, ...assertionResults]
        .filter(({ failureMessages }) => failureMessages.length > 0)
        .map(({ fullName, failureMessages }) =>
          [
            `failed: ${relative(root, name)}  ${fullName}`,
            ...failureMessages.flatMap((why) => why.trim().split('\n', 12)),
          ].join('\n    '),
        ),
    ),
  };
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
const remarks: string[] = [];
for (const [name, check] of checks.filter(([, check]) => !isWithoutPictures || check !== pictures)) {
  console.log(`\n── ${name}`);
  const begin = performance.now();
  const outcome = await check().catch((error: unknown): Outcome => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  const { passed, failed, skipped } = outcome;
  total.passed += passed;
  total.failed += failed;
  remarks.push(...(outcome.remarks ?? []));
  const seconds = ((performance.now() - begin) / 1000).toFixed(0).padStart(4);
  lines.push(
    `${failed > 0 ? '✗' : skipped ? '–' : '✓'} ${seconds} s  ${name}${skipped ? `: skipped, ${skipped}` : ''}`,
  );
}
for (const remark of remarks) console.log(`\n${remark}`);
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
