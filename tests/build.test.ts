import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '#tooling/run';

/** As in a pipe: what CI and some shells set would put colours into the sentences. */
const plain = { cwd: root, env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined } };
const build = (...args: string[]) =>
  spawnSync('node', ['tooling/tasks/build.ts', ...args], { ...plain, encoding: 'utf8', timeout: 180_000 });

test('it says what it can be told', () => {
  const { status, stdout } = build('--help');
  expect(status).toBe(0);
  for (const word of ['[document.md]', '--with-specification']) expect(stdout).toContain(word);
}, 180_000);

test('the library says what building it does, and builds nothing', () => {
  const { status, stdout } = spawnSync('node', ['tooling/tasks/build-library.ts', '--help'], {
    ...plain,
    encoding: 'utf8',
    timeout: 180_000,
  });
  expect(status).toBe(0);
  expect(stdout).toContain('npm run build:library');
  expect(stdout).not.toContain('doors. Pack it');
}, 180_000);

test.each([
  [['--out', 'x'], 'There is no option --out'],
  [
    ['nothing.md'],
    'nothing.md is not there: name a Markdown document, such as examples/repair-desk.md, or begin this one',
  ],
  [['examples', '--with-specification'], 'is a folder: name the Markdown document in it.'],
  [['PRODUCT.md', 'README.md'], 'One document is built at a time; these are 2.'],
])(
  '%j is refused in a sentence, without a stack',
  (args, sentence) => {
    const { status, stderr } = build(...args);
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^ {4}at /m);
  },
  180_000,
);
