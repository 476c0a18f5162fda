import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sourcesOf, storybookOfNow } from './storybook.ts';

let folder: string;
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what lies in a repository, or would, and nothing else makes other sources', () => {
  expect(sourcesOf(folder)).toBeUndefined();
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  mkdirSync(join(folder, 'tests/visual/baselines'), { recursive: true });
  write('a.ts', '1');
  write('b.ts', '1');
  write('.gitignore', 'ignored');
  execFileSync('git', ['add', 'a.ts', '.gitignore'], { cwd: folder });
  const before = sourcesOf(folder);
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  write('ignored', '1');
  write('tests/visual/baselines/manifest.json', '{}');
  expect(sourcesOf(folder)).toBe(before);
  const seen = new Set([before]);
  for (const change of [
    () => write('a.ts', '2'),
    () => write('b.ts', '2'),
    () => write('c.ts', '1'),
    () => rmSync(join(folder, 'a.ts')),
  ]) {
    change();
    seen.add(sourcesOf(folder));
  }
  expect(seen.size).toBe(5);
});

test('it is built once of the same files, and anew where the last time failed', async () => {
  const build = vi.fn(async () => 0);
  build.mockResolvedValueOnce(1);
  for (const code of [1, 0, 0]) expect(await storybookOfNow(folder, build)).toBe(code);
  expect(build).toHaveBeenCalledTimes(2);
  expect(existsSync(join(folder, 'built-of.txt'))).toBe(true);
});
