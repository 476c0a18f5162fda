import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { root } from '#tooling/run';
import { exitCodeOf, verify } from '../tooling/verify/verify.ts';
import { type Answering, json, loopbackServer } from './loopback-server.ts';
import { errandServer } from './verification/errand-server.ts';
import { errands, lineOf } from './verification/errands.ts';

vi.setConfig({ testTimeout: 180_000 });

const folder = mkdtempSync(join(tmpdir(), 'ninefold-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const written = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const document = written('errands.md', errands);
const credentials = written(
  'people.json',
  JSON.stringify({
    keeper: { id: 'kim', headers: { Authorization: `Bearer \${KEEPER_TOKEN}` } },
    runner: ['ray', 'rob'].map((id, index) => ({ id, headers: { authorization: `Bearer r-${index + 1}` } })),
  }),
);

/** The command as it is run by the task, where the server that it asks is, too. */
async function run(...args: string[]): Promise<{ status: number; said: string }> {
  let said = '';
  const hear = (text: string) => {
    said += `${text}\n`;
  };
  vi.spyOn(console, 'log').mockImplementation(hear);
  vi.spyOn(console, 'error').mockImplementation(hear);
  const status = await verify([document, '--report', join(folder, 'report'), ...args]);
  return { status, said };
}

afterEach(() => vi.restoreAllMocks());

/** The command as somebody runs it; the server that it asks runs here meanwhile. */
function spawned(...args: string[]): Promise<{ status: number | null; said: string }> {
  const report = join(folder, 'report');
  const child = spawn('node', ['tooling/tasks/verify.ts', document, '--report', report, ...args], {
    cwd: root,
    env: { ...process.env, KEEPER_TOKEN: 'k-1' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, said })));
}

test('a server is proven with credentials from a file and the environment, which no report repeats', async () => {
  const server = await errandServer();
  const { status, said } = await spawned('--address', server.address, '--credentials', credentials, '--language', 'ar');
  server.close();
  expect(said).toContain('مُبرهَن');
  expect(status).toBe(0);
  const page = readFileSync(join(folder, 'report', 'index.html'), 'utf8');
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page.match(/window\.verification = .+/)?.[0]).not.toMatch(/k-1|r-1|Bearer/);
});

test('a mistake ends with 1, its line and its call; a role without credentials is counted', async () => {
  const server = await errandServer('a character too many');
  const { status, said } = await run('--address', server.address, '--header', 'keeper=Authorization: Bearer k-1');
  server.close();
  expect(said).toContain(
    `✗ errands.md:${lineOf('title: { type: string, required')} Errand · title: at most 40 characters`,
  );
  expect(said).toContain('No credentials for runner: name them with --credentials or --header.');
  expect(said).toMatch(/\d+ proven, \d+ not kept, \d+ not tried/);
  expect(status).toBe(1);
});

test('what was not tried fails only where that is asked for', () => {
  const counts = { proven: 5, contradicted: 0, untried: 0, open: 0 };
  const codes = [
    exitCodeOf(counts, { isStrict: true }),
    exitCodeOf({ ...counts, untried: 2, open: 1 }, { isStrict: false }),
    exitCodeOf({ ...counts, untried: 2 }, { isStrict: true }),
    exitCodeOf({ ...counts, open: 1 }, { isStrict: true }),
    exitCodeOf({ ...counts, contradicted: 1, untried: 2 }, { isStrict: true }),
    exitCodeOf({ ...counts, proven: 0, untried: 2 }, { isStrict: false }),
    exitCodeOf({ ...counts, proven: 0 }, { isStrict: false }),
  ];
  expect(codes).toEqual([0, 0, 4, 4, 1, 3, 0]);
});

const address = ['--address', 'http://127.0.0.1:9'];
test.each([
  [
    [...address, '--header', 'boss=Authorization: x'],
    /^--header names the role 'boss': the roles are keeper, runner\.\n$/,
  ],
  [[...address, '--header', 'keeper Authorization'], /^--header takes a role and a header, such as /],
  [[...address, '--header', 'keeper=Bad Name: x'], /^--header takes a role and a header, such as /],
  [[...address, '--credentials', 'nothing.json'], /nothing\.json is not there\.\n$/],
  [[...address, '--credentials', document], /errands\.md is no JSON\.\n$/],
  [[...address, '--credentials', written('list.json', '[]')], /list\.json is no object of roles\.\n$/],
  [
    [...address, '--credentials', written('a.json', '{"keeper":{"token":"s3cret"}}')],
    /a\.json has no "headers" for keeper/,
  ],
  [
    [...address, '--credentials', written('b.json', `{"keeper":{"headers":{"a":"\${NOT_THERE}"}}}`)],
    /b\.json, keeper names \$\{NOT_THERE\}, which the environment does not have\.\n$/,
  ],
  [
    ['--header', 'keeper=Authorization: x'],
    /^--credentials and --header are for a server: name it with --address\.\n$/,
  ],
  [['--language', 'tlh'], /^--language takes en, de, ar or ja, not 'tlh'\.\n$/],
  [['--timeout', 'soon'], /^--timeout takes a number of seconds, up to 600, not 'soon'\.\n$/],
])('%j ends with 2 and a sentence', async (args, sentence) => {
  const { status, said } = await run(...args);
  expect(said).toMatch(sentence);
  expect(said).not.toMatch(/s3cret|\n\s+at /);
  expect(status).toBe(2);
});

/** A server that lists well, and answers everything else as it is told. */
const afterLists =
  (answering: Answering): Answering =>
  (request, response) => {
    const isList = request.method === 'GET' && /^\/errands\?size=1000$/.test(request.path);
    return isList ? json(response, [{ id: 'e1', title: 'Walk', status: 'open' }]) : answering(request, response);
  };
const html: Answering = (_, response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>');
const hangUp: Answering = (_, response) => response.destroy();
const cutOff: Answering = (_, response) => {
  response.writeHead(200, { 'content-length': '1000' }).write('{"id":', () => response.destroy());
};
const redirect: Answering = (_, response) => response.writeHead(302, { location: '/sign-in' }).end();
const letters: Answering = async (_, response) => {
  response.writeHead(200);
  while (!response.destroyed) {
    response.write(' ');
    await sleep(50);
  }
};

describe('a server that misbehaves is said to, and nothing hangs', () => {
  const cases: [what: string, answering: Answering, status: number, sentence: RegExp][] = [
    ['never answers', () => undefined, 3, /^Nothing answers at http:.+: none in 0\.5 s\.\n$/],
    ['hangs up', hangUp, 3, /^Nothing answers at http:.+\.\n$/],
    ['breaks off', cutOff, 3, /^Nothing answers at http:.+\.\n$/],
    ['answers letter by letter', letters, 3, /^Nothing answers at http:.+: none in 0\.5 s\.\n$/],
    ['answers HTML', html, 3, /GET \/errands as keeper is answered with text\/html, and no list of records\./],
    ['redirects', redirect, 3, /GET \/errands as keeper is answered with 302 to \/sign-in\./],
    [
      'asks to sign in',
      (_, response) => json(response, '{}', 401),
      3,
      /is answered with 401\. .+--credentials or --header/,
    ],
    [
      'never answers later',
      afterLists(() => undefined),
      1,
      /there was no answer \(none in 0\.5 s\)[\s\S]+had stopped answering/,
    ],
    ['hangs up later', afterLists(hangUp), 1, /there was no answer \(other side closed\)[\s\S]+had stopped answering/],
    ['breaks off later', afterLists(cutOff), 1, /there was no answer \(/],
    ['answers HTML later', afterLists(html), 1, /the answer is no JSON, but text\/html/],
    ['redirects later', afterLists(redirect), 1, /answered with 302 \(\/sign-in\)/],
  ];

  test.each(cases)('%s', async (_what, answering, code, sentence) => {
    const server = await loopbackServer(answering);
    const begin = performance.now();
    const { status, said } = await run(
      '--address',
      server.address,
      '--timeout',
      '0.5',
      '--header',
      'keeper=Authorization: x',
    );
    await server.close();
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(/\n\s+at /);
    expect(status).toBe(code);
    expect(performance.now() - begin).toBeLessThan(40_000);
  });
});
