import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { longestBody } from '#backend';
import { notesPlugin } from '#tooling/notes-plugin';
import { asked } from './asked.ts';

const folder = mkdtempSync(join(tmpdir(), 'ninefold-'));
const file = join(folder, 'LIBRARY.notes.json');
let server: ViteDevServer;
let port: number;

beforeAll(async () => {
  writeFileSync(join(folder, 'LIBRARY.md'), '# Library\n');
  vi.stubEnv('NINEFOLD_DOCUMENT', join(folder, 'LIBRARY.md'));
  const config = { port: 0, host: '127.0.0.1' };
  server = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    server: config,
    plugins: [notesPlugin()],
  });
  await server.listen();
  const address = server.httpServer?.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterEach(() => rmSync(file, { force: true }));

afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const json = { 'content-type': 'application/json' };
const ask = (method: string, path: string, headers: Record<string, string> = {}, body = '') =>
  asked(port, method, path, headers, body);

const own = () => ({ ...json, origin: `http://127.0.0.1:${port}`, 'sec-fetch-site': 'same-origin' });
const change = (notes: object, headers: Record<string, string> = own()) =>
  ask('PATCH', '/__notes/product', headers, JSON.stringify({ notes }));

test('the own page writes notes into the file beside the document, and takes them away again', async () => {
  expect(JSON.parse((await ask('GET', '/__notes/product')).text)).toEqual({
    text: '',
    isWritten: true,
    isClosed: false,
  });
  expect((await change({ b: { note: 'Second' } })).status).toBe(204);
  expect((await change({ a: { asked: 'Ada' } })).status).toBe(204);
  const text =
    '{\n  "notes": {\n    "a": {\n      "asked": "Ada"\n    },\n    "b": {\n      "note": "Second"\n    }\n  }\n}\n';
  expect(readFileSync(file, 'utf8')).toBe(text);
  expect(JSON.parse((await ask('GET', '/__notes/product')).text)).toEqual({ text, isWritten: true, isClosed: false });
  expect((await change({ a: null })).status).toBe(204);
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')).notes)).toEqual(['b']);
  // Nothing is left lying about.
  expect(
    readdirSync(folder)
      .filter((name) => name.startsWith('LIBRARY'))
      .sort(),
  ).toEqual(['LIBRARY.md', 'LIBRARY.notes.json']);
});

test('a file that cannot be read is named with its line, and left as it is', async () => {
  const broken = '{ "notes": {\n<<<<<<< HEAD\n';
  writeFileSync(file, broken);
  const { status, text } = await change({ a: { note: 'First' } });
  expect(status).toBe(409);
  expect(JSON.parse(text)).toEqual({ code: 'conflict', line: 2, column: 1 });
  expect(readFileSync(file, 'utf8')).toBe(broken);
});

test.each([
  ['without an origin', json, 403],
  ['from another page of this machine', { ...json, origin: 'http://localhost:1' }, 403],
  ['from another site', { ...json, origin: 'https://example.com', 'sec-fetch-site': 'cross-site' }, 403],
  ['from a name that was made to lead here', { ...json, host: 'evil.example', origin: 'http://evil.example' }, 403],
  ['as a form would send it', { 'content-type': 'text/plain' }, 415],
] as const)('nothing is written %s', async (_, headers, status) => {
  const sent = status === 415 ? { ...own(), ...headers } : headers;
  expect((await change({ a: { note: 'x' } }, sent)).status).toBe(status);
  expect(readdirSync(folder)).not.toContain('LIBRARY.notes.json');
});

test('what is no change of notes, no document, no way to ask is refused', async () => {
  expect((await ask('PATCH', '/__notes/product', own(), '{ "notes": [] }')).status).toBe(400);
  expect((await ask('PATCH', '/__notes/product', own(), 'x'.repeat(longestBody + 1))).status).toBe(413);
  expect((await ask('PATCH', '/__notes/..%2Fproduct', own())).status).toBe(404);
  expect((await ask('DELETE', '/__notes/product', own())).status).toBe(405);
});

test('an editor is opened for the own page only', async () => {
  const path = '/__open-in-editor';
  expect((await ask('GET', path)).status).toBe(403);
  expect((await ask('GET', path, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  // It is asked for no file: let through, and refused for that.
  expect((await ask('GET', path, { 'sec-fetch-site': 'same-origin' })).status).toBe(500);
});

test('a file in another encoding is named with its line, and left as it is', async () => {
  const latin = Buffer.from('{ "notes": {\n "a": { "note": "f\u00fcr" } } }', 'latin1');
  writeFileSync(file, latin);
  const { status, text } = await change({ b: { note: 'First' } });
  expect([status, JSON.parse(text)]).toEqual([409, { code: 'encoding', line: 2, column: 19 }]);
  expect(readFileSync(file)).toEqual(latin);
});

test('what cannot be opened is told, and is no file without notes', async () => {
  mkdirSync(file);
  expect(JSON.parse((await ask('GET', '/__notes/product')).text)).toEqual({
    text: '',
    isWritten: true,
    isClosed: true,
  });
  expect((await change({ a: { note: 'First' } })).status).toBe(409);
  rmSync(file, { recursive: true });
});
