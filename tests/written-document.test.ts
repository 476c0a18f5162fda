import { createHash } from 'node:crypto';
import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { longestBody } from '#backend';
import { documentPlugin } from '#tooling/document-plugin';
import { asked } from './asked.ts';

const folder = mkdtempSync(join(tmpdir(), 'ninefold-'));
const file = join(folder, 'LIBRARY.md');
const link = join(folder, 'linked.md');
let server: ViteDevServer;
let port: number;

beforeAll(async () => {
  symlinkSync(file, link);
  vi.stubEnv('NINEFOLD_DOCUMENT', link);
  server = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1' },
    plugins: [documentPlugin()],
  });
  await server.listen();
  const address = server.httpServer?.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

beforeEach(() => writeFileSync(file, '\uFEFF# Library\n', { mode: 0o640 }));

afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const tagOf = (text: string) => `"${createHash('sha256').update(text).digest('hex')}"`;
const own = () => ({
  'content-type': 'text/markdown',
  origin: `http://127.0.0.1:${port}`,
  'sec-fetch-site': 'same-origin',
  'if-match': tagOf(readFileSync(file, 'utf8')),
});
const write = (text: string, headers: Record<string, string> = own(), method = 'PUT') =>
  asked(port, method, '/__document', headers, text);

test('the own page writes the document: its byte order mark, its mode and a link to it stay, and nothing lies about', async () => {
  expect((await write('# Bücherei\n')).status).toBe(204);
  expect(readFileSync(file, 'utf8')).toBe('\uFEFF# Bücherei\n');
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test.each([
  ['of another text than the one that lies there', { 'if-match': tagOf('# Other\n') }, 412],
  ['of no text that is named', { 'if-match': '' }, 412],
  ['of any text', { 'if-match': '*' }, 412],
  ['from another page of this machine', { origin: 'http://localhost:1' }, 403],
  ['from another site', { origin: 'https://example.com', 'sec-fetch-site': 'cross-site' }, 403],
  ['from a name that was made to lead here', { host: 'evil.example', origin: 'http://evil.example' }, 403],
  ['as a form would send it', { 'content-type': 'text/plain' }, 415],
] as const)('nothing is written %s', async (_, headers, status) => {
  expect((await write('# Mine\n', { ...own(), ...headers })).status).toBe(status);
  expect(readFileSync(file, 'utf8')).toBe('\uFEFF# Library\n');
});

test('it is written only, and what is too long or no text is refused', async () => {
  expect((await write('', own(), 'GET')).status).toBe(405);
  expect((await write('x'.repeat(longestBody + 1))).status).toBe(413);
  expect(readFileSync(file, 'utf8')).toBe('\uFEFF# Library\n');
});
