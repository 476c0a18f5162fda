import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { root } from '#tooling/run';
import { builtOf, lastStorybook, sourcesOf, storybookOfNow } from './storybook.ts';

let folder: string;
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what lies in a repository, or would, and nothing else makes other sources', async () => {
  expect(await sourcesOf(folder)).toBeUndefined();
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  mkdirSync(join(folder, 'tests/visual/baselines'), { recursive: true });
  write('a.ts', 'go(1)');
  write('b.ts', 'go(1)');
  write('.gitignore', 'ignored');
  execFileSync('git', ['add', 'a.ts', '.gitignore'], { cwd: folder });
  const before = await sourcesOf(folder);
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  write('ignored', '1');
  write('tests/visual/baselines/manifest.json', '{}');
  expect(await sourcesOf(folder)).toBe(before);
  const seen = new Set([before]);
  for (const change of [
    () => write('a.ts', 'go(2)'),
    () => write('b.ts', 'go(2)'),
    () => write('c.ts', 'go(1)'),
    () => rmSync(join(folder, 'a.ts')),
  ]) {
    change();
    seen.add(await sourcesOf(folder));
  }
  expect(seen.size).toBe(5);
});

describe('of a component', () => {
  const component = `/** A badge. */
export interface BadgeProps { label: string }
export function Badge({ label }: BadgeProps) {
  const shown = label.trim();
  return <b className="px-2">{shown}</b>;
}`;
  const sourcesWith = async (text: string) => {
    write('badge.tsx', text);
    return await sourcesOf(folder);
  };
  beforeEach(() => {
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
  });

  test.each([
    ['a remark', 'A badge.', 'A badge in `px-4`.'],
    ['a type', 'label: string', "label: string | 'new'"],
    [
      'how it is set out',
      '<b className="px-2">{shown}</b>',
      '(\n    <b className="px-2">\n      {shown}\n    </b>\n  )',
    ],
    ['what it calls its own', /\bshown\b/g, 'text'],
  ])('%s makes no other sources', async (_, from, to) => {
    expect(await sourcesWith(component.replaceAll(from, to))).toBe(await sourcesWith(component));
  });

  test.each([
    ['a class', 'px-2', 'px-4'],
    ['what it does', '.trim()', ''],
    ['what it is called', 'Badge(', 'Mark('],
    ['a word', '{shown}', '{shown}!'],
  ])('%s makes others', async (_, from, to) => {
    expect(await sourcesWith(component.replaceAll(from, to))).not.toBe(await sourcesWith(component));
  });

  test('what no picture rests on makes no others, and what cannot be read is as it is written', async () => {
    const before = await sourcesWith('<<<<<<< HEAD');
    write('badge.test.tsx', 'test()');
    write('README.md', '# Badges');
    expect(await sourcesOf(folder)).toBe(before);
    expect(await sourcesWith('<<<<<<< main')).not.toBe(before);
  });
});

test('it is built once of the same files, by one of those who ask, and anew where the last time failed', async () => {
  const build = vi.fn(async (place: string) => {
    mkdirSync(place, { recursive: true });
    return 0;
  });
  build.mockResolvedValueOnce(1);
  await expect(storybookOfNow(folder, build)).rejects.toThrow('could not be built');
  expect(lastStorybook(folder)).toBeUndefined();
  const [first, second] = await Promise.all([storybookOfNow(folder, build), storybookOfNow(folder, build)]);
  expect(build).toHaveBeenCalledTimes(2);
  expect(second).toBe(first);
  expect(lastStorybook(folder)).toBe(first);
  expect(builtOf(first)).toBe(await sourcesOf(root));
  vi.stubEnv('VITE_API_ADDRESS', 'https://desk.example');
  expect(await storybookOfNow(folder, build)).not.toBe(first);
  vi.unstubAllEnvs();
});
