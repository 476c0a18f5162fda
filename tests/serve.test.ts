import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { longestBody } from '#backend';
import { root } from '#tooling/run';

const task = 'tooling/tasks/serve.ts';
let server: ChildProcess;
let url = '';
let said = '';
let complained = '';

beforeAll(async () => {
  server = spawn('node', [task, 'examples/repair-desk.md', '--port', '0', '--name', 'desk.example'], {
    cwd: root,
  });
  server.stderr?.on('data', (chunk) => {
    complained += chunk;
  });
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`ended with ${code}`)));
    server.stdout?.on('data', (chunk) => {
      said += chunk;
      url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? '';
      if (said.includes('--role')) resolve();
    });
  });
});
afterAll(() => {
  server.kill('SIGKILL');
});

const as = (role: string) => ({ 'preview-as': encodeURIComponent(JSON.stringify({ id: role, roles: [role] })) });
const manager = as('manager');
const json = { ...manager, 'content-type': 'application/json' };
const create = (body: string, headers: Record<string, string> = json) =>
  fetch(`${url}/customers`, { method: 'POST', headers, body });

test('it lists its calls, and how it is told who asks', () => {
  expect(said).toMatch(/POST {3}\/repairs\/\{number\}\/diagnosis +diagnose repair/);
  expect(said).toMatch(/roles are clerk, technician, manager/);
});

describe('answers as the backend does', () => {
  test('records, permissions, rules and transitions', async () => {
    expect((await fetch(`${url}/repairs`)).status).toBe(403);
    const page = await fetch(`${url}/repairs?size=5`, { headers: manager });
    expect(page.status).toBe(200);
    expect((await page.json()).items).toHaveLength(5);
    const short = await create('{"name":"A"}');
    expect(short.status).toBe(422);
    expect(short.headers.get('content-type')).toBe('application/problem+json');
    expect((await short.json()).errors).toMatchObject([{ pointer: '#/name', code: 'minLength' }]);
    const listed = await fetch(`${url}/repairs?filter[status]=agreed&size=1`, { headers: manager });
    const [{ number }] = (await listed.json()).items;
    const finished = await fetch(`${url}/repairs/${number}/finish`, { method: 'POST', headers: manager });
    expect((await finished.json()).status).toBe('ready');
    expect((await fetch(`${url}/repairs/${number}/finish`, { method: 'POST', headers: manager })).status).toBe(409);
  });

  test('HEAD has no body, OPTIONS and 405 say what is allowed, what is not there is 404', async () => {
    const head = await fetch(`${url}/repairs`, { method: 'HEAD', headers: manager });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const options = await fetch(`${url}/repairs`, { method: 'OPTIONS', headers: manager });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, POST, HEAD, OPTIONS']);
    const put = await fetch(`${url}/repairs`, { method: 'PUT', headers: manager });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, POST, HEAD, OPTIONS']);
    expect((await fetch(`${url}/nothing`, { headers: manager })).status).toBe(404);
  });

  test('bodies that are malformed, of another type, not UTF-8, or too large', async () => {
    expect((await create('{"name":')).status).toBe(400);
    expect((await create('name=Ada', { ...manager, 'content-type': 'text/plain' })).status).toBe(415);
    const bytes = new Uint8Array([0x22, 0xff, 0x22]);
    expect((await fetch(`${url}/customers`, { method: 'POST', headers: json, body: bytes })).status).toBe(400);
    const large = await create(JSON.stringify({ name: 'A'.repeat(longestBody + 1) }));
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ status: 413, title: 'This is too much at once' });
  });

  test('a body without a stated length is not read beyond what may be', async () => {
    const status = await new Promise((resolve, reject) => {
      const sending = request(`${url}/customers`, { method: 'POST', headers: json }, (answer) => {
        resolve(answer.statusCode);
        sending.destroy();
      });
      sending.on('error', reject);
      for (let sent = 0; sent <= longestBody; sent += 1_000_000) sending.write('x'.repeat(1_000_000));
    });
    expect(status).toBe(413);
  });

  test('fifty that are made at once are fifty records', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `Made at once ${index}`);
    const made = await Promise.all(names.map((name) => create(JSON.stringify({ name }))));
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]));
    const keys = await Promise.all(made.map(async (one) => (await one.json()).id));
    expect(new Set(keys).size).toBe(50);
    const found = await fetch(`${url}/customers?q=once&size=100`, { headers: manager });
    expect((await found.json()).items).toHaveLength(50);
  });
});

describe('pages of other origins', () => {
  const asked = (origin: string, init: RequestInit = {}) =>
    fetch(`${url}/repairs`, { ...init, headers: { ...manager, origin, ...init.headers } });

  test.each(['http://localhost:5173', 'http://127.0.0.1:6006', 'https://[::1]:8080'])('%s may ask', async (origin) => {
    const answer = await asked(origin);
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
    expect(answer.headers.get('access-control-expose-headers')).toContain('etag');
    const preflight = await asked(origin, { method: 'OPTIONS', headers: { 'access-control-request-method': 'PATCH' } });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('preview-as');
  });

  test.each(['https://elsewhere.example', 'http://localhost.elsewhere.example', 'null', 'file://'])(
    '%s may not, and nothing is done for it',
    async (origin) => {
      const answer = await asked(origin);
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
      const made = await fetch(`${url}/customers`, {
        method: 'POST',
        headers: { ...json, origin },
        body: '{"name":"Eve"}',
      });
      expect(made.status).toBe(403);
    },
  );

  const askedBy = (name: string) => {
    const { port } = new URL(url);
    const options = { host: '127.0.0.1', port, path: '/repairs', headers: { ...manager, host: `${name}:${port}` } };
    return new Promise((resolve) => request(options, (answer) => resolve(answer.statusCode)).end());
  };

  test('a foreign name that leads to this machine is not answered', async () => {
    expect(await askedBy('elsewhere.example')).toBe(403);
  });

  test('a name that it was told is answered; of another it is told once', async () => {
    expect(await askedBy('desk.example')).toBe(200);
    expect(await askedBy('other.example')).toBe(403);
    expect(await askedBy('other.example')).toBe(403);
    expect(complained.match(/somebody asked for other\.example.*--name other\.example/g)).toHaveLength(1);
  });
});

describe('the command', () => {
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('node', [task, ...args], {
      cwd: root,
      encoding: 'utf8',
      timeout: 20_000,
    });
    return { status, said: stdout + stderr };
  };

  test.each([
    [['nothing.md'], 2, /nothing\.md is not there: .+\.\n$/],
    [['examples'], 2, /is a folder: .+\.\n$/],
    [['PRODUCT.md'], 2, /states no entity yet: .+\.\n$/],
    [['examples/repair-desk.md', '--port', 'many'], 2, /^--port takes a number up to 65535, not 'many'\.\n$/],
    [['examples/repair-desk.md', '--role', 'cook'], 2, /has no role 'cook': its roles are clerk/],
    [['examples/repair-desk.md', 'PRODUCT.md'], 2, /^One document is served at a time; these are 2\.\n$/],
    [['--prot', '1'], 2, /--prot/],
    [['--help'], 0, /npm run serve/],
    [['examples/repair-desk.md', '--host', '192.0.2.1'], 3, /^192\.0\.2\.1 is no address of this machine\.\n$/],
  ])('%j ends with %i and says so in a sentence', (args, code, sentence) => {
    const { status, said: spoken } = run(...args);
    expect(spoken).toMatch(sentence);
    expect(spoken).not.toMatch(/\n\s+at /);
    expect(status).toBe(code);
  });

  test('a port that is taken', () => {
    const { status, said: spoken } = run('examples/repair-desk.md', '--port', new URL(url).port);
    expect([status, spoken]).toEqual([3, expect.stringMatching(/^Port \d+ is taken already: .+\.\n$/)]);
  });

  test('a role that stands in for whoever does not say who asks; Ctrl+C stops it', async () => {
    const other = spawn('node', [task, 'examples/repair-desk.md', '--port', '0', '--role', 'manager'], { cwd: root });
    const address = await new Promise<string>((resolve) => {
      let spoken = '';
      other.stdout.on('data', (chunk) => {
        spoken += chunk;
        if (spoken.includes('Without it')) resolve(/http:\/\/127\.0\.0\.1:\d+/.exec(spoken)?.[0] ?? '');
      });
    });
    expect((await fetch(`${address}/repairs`)).status).toBe(200);
    expect((await fetch(`${address}/repairs`, { headers: as('nobody') })).status).toBe(403);
    const ended = new Promise((resolve) => other.once('exit', (code, signal) => resolve([code, signal])));
    other.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });
});
