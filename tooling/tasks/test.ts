import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readHeld, restingNow, sparedOf, writeHeld } from '../../tests/held.ts';
import { heldAfter } from '../../tests/held-after.ts';
import type { Spared } from '../../tests/spared.ts';
import { storiesOf } from '../../tests/visual/capture/stories.ts';
import { sourcesOf } from '../../tests/visual/capture/storybook.ts';
import { exitCodes, visual } from '../../tests/visual/visual.ts';
import { isPinnedChromium } from '../chromium.ts';
import { parseArguments } from '../command-line.ts';
import { root, run } from '../run.ts';
import type { Failure, TestReport } from '../test-report.ts';

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

const one = (code: number): Outcome => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

const usage = `npm test [-- --all] [-- --without-pictures]

Runs all checks. --all also asks what rests on just what it rested on when all of it held;
--without-pictures leaves the pictures to other machines.`;

const options = parse();
/** Also what rests on just what it rested on when all of it held. */
const isOfAll = options.all;

function parse() {
  try {
    const { values } = parseArguments({
      options: {
        all: { type: 'boolean', default: false },
        'without-pictures': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (!values.help) return values;
    console.log(usage);
    process.exit(0);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    process.exit(exitCodes.usage);
  }
}

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
 * failure: it hides neither what is broken, which fails twice, nor that a test or the product does not bear load. An error
 * of no test is looked at no second time: nobody knows which file to ask.
 */
async function tests(): Promise<Outcome> {
  const before = await sourcesOf(root);
  const now = await restingNow();
  const spared = sparedOf(now, isOfAll ? undefined : readHeld());
  const { length } = [...spared.stories, ...spared.pages, ...spared.tests];
  if (length > 0)
    console.log(`${length} stories, pages and files of tests rest on just what held already (--all asks of all)`);
  const first = await vitest([], spared);
  const isLookedAtAgain = first.stray.length === 0 && first.failed.length <= mostLookedAtAgain;
  const files = new Set(isLookedAtAgain ? first.failed.map(({ file }) => file) : []);
  const again = files.size > 0 ? await vitest([...files], spared) : first;
  const isStill = ({ file, name }: Failure) => again.failed.some((one) => one.file === file && one.name === name);
  const unsteady = first.failed.filter((one) => !isStill(one));
  // What was edited meanwhile was asked as another one than it was built.
  const isSame = before === (await sourcesOf(root));
  if (isSame && isPinnedChromium() && !process.env.CI)
    writeHeld(heldAfter(now, again, storiesOf(join(root, 'storybook-static'))));
  return {
    passed: first.passed + unsteady.length,
    failed: again.failed.length + again.stray.length,
    unsteady: unsteady.length,
    remarks: [
      ...unsteady.map((one) => said('unsteady', one)),
      ...again.failed.map((one) => said('failed', one)),
      ...again.stray.map((why) => said('failed', { file: 'beside all tests', name: '', why: [why] })),
    ],
  };
}

/**
 * @param files all where none are named
 * @param spared what is left out
 */
async function vitest(files: readonly string[], spared: Spared): Promise<TestReport> {
  const path = join(root, 'node_modules', '.cache', 'ninefold', 'tests.json');
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  const code = await run(
    'vitest',
    ['run', '--configLoader=native', ...files, '--reporter=default', '--reporter=./tooling/test-report.ts'],
    {
      TEST_REPORT: path,
      SPARED: JSON.stringify(spared),
    },
  );
  const report: TestReport = JSON.parse(readFileSync(path, 'utf8'));
  const isWrong = report.failed.length + report.stray.length > 0;
  return code === 0 || isWrong ? report : { ...report, stray: [`vitest ended with ${code}`] };
}

function said(verdict: string, { file, name, why }: Failure): string {
  const lines = why.flatMap((one) => {
    const own = one.split('\n').filter((line) => line.trim() && !line.includes('node_modules'));
    return own.slice(0, 24);
  });
  return [`${verdict}: ${file}  ${name}`, ...lines].join('\n    ');
}

async function pictures(): Promise<Outcome> {
  const code = await visual(isOfAll ? ['--all'] : []);
  return code === exitCodes.otherEnvironment
    ? { passed: 0, failed: 0, skipped: 'another environment than that of the baselines' }
    : one(code);
}

/** Where other machines take them: see the workflow. */
const isWithoutPictures = options['without-pictures'];

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
