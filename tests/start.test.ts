import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { read } from '#specification/reading';
import { begin } from '#tooling/new-document';
import { root } from '#tooling/run';

const task = 'tooling/tasks/start.ts';
/** As in a pipe: what CI and some shells set would put colours into the sentences. */
const plain = { cwd: root, env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined } };
const start = (...args: string[]) =>
  spawnSync('node', [task, ...args], { ...plain, encoding: 'utf8', timeout: 180_000 });

test('it says what it can be told', () => {
  const { status, stdout } = start('--help');
  expect(status).toBe(0);
  for (const option of ['--port', '--host', '--open', '--help']) expect(stdout).toContain(option);
}, 180_000);

test('it begins a document that is not there, and leaves alone one that is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-'));
  const path = join(folder, 'rowing-club.md');
  try {
    expect(begin(path)).toBeUndefined();
    const text = readFileSync(path, 'utf8');
    const { specification, problems } = read(text);
    expect(problems).toEqual([]);
    expect(specification.heading).toBe('Rowing club');
    expect(specification.chapters.map(({ state }) => state)).toEqual(Array(9).fill('notShown'));
    expect(begin(path)).toContain('is there already: leave --new out to serve it.');
    expect(readFileSync(path, 'utf8')).toBe(text);
    expect(begin(join(folder, 'nowhere', 'a.md'))).toContain('cannot be written');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  [['--prot', '6100'], 'There is no option --prot; is --port meant?'],
  [['--port', 'six'], "--port takes a number up to 65535, not 'six'."],
  [['nothing.md'], 'begin this one with `npm start -- nothing.md --new`.'],
  [['PRODUCT.md', '--new'], 'PRODUCT.md is there already'],
  [['examples'], 'is a folder: name the Markdown document in it.'],
  [['PRODUCT.md', 'README.md'], 'One document is served at a time; these are 2.'],
  [['--host', 'nobody.invalid'], 'It cannot be served at nobody.invalid:5173'],
])(
  '%j is refused in a sentence, without a stack',
  (args, sentence) => {
    const { status, stderr } = start(...args);
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^ {4}at /m);
  },
  180_000,
);

test.each([
  [[], false],
  [['--host', '0.0.0.0'], true],
])(
  'started with %j it says plainly whether others can open it: %j',
  async (args, isWide) => {
    const server = spawn('node', [task, 'examples/repair-desk.md', '--port', '6180', ...args], plain);
    let said = '';
    server.stdout.on('data', (chunk) => {
      said += chunk;
    });
    try {
      await expect
        .poll(() => said, { timeout: 180_000, interval: 100 })
        .toMatch(/http:\/\/(127\.0\.0\.1|localhost):\d+/);
      if (isWide) await expect.poll(() => said).toContain('Whoever can reach this machine can open it');
      else expect(said).not.toMatch(/Network|Whoever/);
    } finally {
      server.kill('SIGKILL');
    }
  },
  90_000,
);
