import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { alone } from './alone.ts';

const folder = mkdtempSync(join(tmpdir(), 'ninefold-'));
const path = join(folder, 'in', 'visual.held');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('who comes second is told so, or waits for its turn, and what the first does is done', async () => {
  const first = Promise.withResolvers<string>();
  const at = alone(path, () => first.promise);
  await expect(alone(path, async () => 'second')).rejects.toThrow('Another run is at the pictures already');
  let isOver = false;
  const patient = alone(path, async () => isOver, true);
  setTimeout(() => {
    isOver = true;
    first.resolve('first');
  }, 50);
  expect(await at).toBe('first');
  expect(await patient).toBe(true);
  expect(await alone(path, async () => 'third')).toBe('third');
});

test('what fails lets the next one come', async () => {
  await expect(alone(path, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(await alone(path, async () => 'next')).toBe('next');
});

test('who was cut off holds up nobody', async () => {
  const script = `import { alone } from ${JSON.stringify(join(import.meta.dirname, 'alone.ts'))};
await alone(${JSON.stringify(path)}, () => { console.log('held'); return new Promise((end) => setTimeout(end, 60_000)); });`;
  const other = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  await expect(alone(path, async () => 'second')).rejects.toThrow('Another run');
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(await alone(path, async () => 'next')).toBe('next');
});
