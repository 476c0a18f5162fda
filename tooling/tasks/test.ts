import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { exitCodes, visual } from '../../tests/visual/visual.ts';
import { root, run } from '../run.ts';

/** What a check found. A check that is no list of tests counts as one. */
interface Outcome {
  passed: number;
  failed: number;
  /** What failed and passed on a second look. */
  unsteady?: number;
  /** Why it could not be asked here. */
  skipped?: string;
  /** What to look at, said last: in a long log, nobody finds it where it happened. */
  remarks?: string[];
}

/** What is read of Vitest's report. */
interface Report {
  numPassedTests: number;
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

/** More than so many failed tests are looked at no second time: it is not the machine then. */
const mostLookedAtAgain = 3;

/**
 * What fails is run once more with nothing beside it. What passes then is counted as unsteady, and said with its
 * failure: it hides neither what is broken, which fails twice, nor that a test or the product does not bear load.
 */
async function tests(): Promise<Outcome> {
  const { code, report, failed } = await vitest();
  const passed = report.numPassedTests;
  // A run can fail without a failed test: a file that cannot be read, an error nobody waited for.
  if (code !== 0 && failed.length === 0) return { passed, failed: 1 };
  const isLookedAtAgain = failed.length > 0 && failed.length <= mostLookedAtAgain;
  const again = isLookedAtAgain ? await vitest([...new Set(failed.map(({ file }) => file))]) : undefined;
  const twice = again ? again.failed : failed;
  if (again && again.code !== 0 && twice.length === 0) return { passed, failed: 1 };
  const isTwice = ({ file, name }: Failure) => twice.some((one) => one.file === file && one.name === name);
  const unsteady = failed.filter((one) => !isTwice(one));
  return {
    passed: passed + unsteady.length,
    failed: twice.length,
    unsteady: unsteady.length,
    remarks: [...unsteady.map((one) => said('unsteady', one)), ...twice.map((one) => said('failed', one))],
  };
}

interface Failure {
  file: string;
  /** Of the test; nothing where the file itself failed. */
  name: string;
  why: string[];
}

/** @param files all where none are named */
async function vitest(files: readonly string[] = []) {
  const path = join(root, 'node_modules', '.cache', 'ninefold', 'tests.json');
  rmSync(path, { force: true });
  const code = await run('vitest', [
    'run',
    ...files,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ]);
  const report: Report = JSON.parse(readFileSync(path, 'utf8'));
  const failed = report.testResults.flatMap(({ name: file, message, assertionResults }): Failure[] =>
    [{ fullName: '', failureMessages: message ? [message] : [] }, ...assertionResults]
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => ({ file: relative(root, file), name: fullName, why: failureMessages })),
  );
  return { code, report, failed };
}

function said(verdict: string, { file, name, why }: Failure): string {
  const lines = why.flatMap((one) => one.trim().split('\n', 12)).filter((line) => !line.includes('node_modules'));
  return [`${verdict}: ${file}  ${name}`, ...lines].join('\n    ');
}

async function pictures(): Promise<Outcome> {
  const code = await visual([]);
  return code === exitCodes.otherEnvironment
    ? { passed: 0, failed: 0, skipped: 'another environment than that of the baselines' }
    : one(code);
}

/** Where other machines take them: see the workflow. */
const isWithoutPictures = process.argv.includes('--without-pictures');

const total = { passed: 0, failed: 0, unsteady: 0 };
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
  total.unsteady += outcome.unsteady ?? 0;
  remarks.push(...(outcome.remarks ?? []));
  const seconds = ((performance.now() - begin) / 1000).toFixed(0).padStart(4);
  lines.push(
    `${failed > 0 ? '✗' : skipped ? '–' : '✓'} ${seconds} s  ${name}${skipped ? `: skipped, ${skipped}` : ''}`,
  );
}
for (const remark of remarks) console.log(`\n${remark}`);
if (total.unsteady > 0) lines.push('', `${total.unsteady} of what passed failed at first: see above`);
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
