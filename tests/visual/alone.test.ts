import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { alone } from './alone.ts';

const folder = mkdtempSync(join(tmpdir(), 'ninefold-'));
const path = join(folder, 'in', 'visual.lock');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('who comes second is told who is at it, and what the first does is done', async () => {
  const first = Promise.withResolvers<string>();
  const at = alone(path, () => first.promise);
  expect(readFileSync(path, 'utf8')).toBe(String(process.pid));
  await expect(alone(path, async () => 'second')).rejects.toThrow(`(process ${process.pid})`);
  first.resolve('first');
  expect(await at).toBe('first');
  expect(existsSync(path)).toBe(false);
  expect(await alone(path, async () => 'third')).toBe('third');
});

test('what fails lets the next one come', async () => {
  await expect(alone(path, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(await alone(path, async () => 'next')).toBe('next');
});

test.each(['2147483646', 'torn', ''])('who was cut off, and left %o, holds up nobody', async (left) => {
  writeFileSync(path, left);
  expect(await alone(path, async () => 'next')).toBe('next');
});
