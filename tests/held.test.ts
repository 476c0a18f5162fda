import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { root } from '#tooling/run';
import { type Held, readHeld, sparedOf, writeHeld } from './held.ts';
import { heldAfter } from './held-after.ts';
import { longTests } from './spared.ts';
import { reachedFrom } from './visual/approval/content.ts';

const environment = { browser: '153', platform: 'linux x64', flags: 'a', fonts: 'b' };
const held = (stories: Record<string, string>): Held => ({
  environment,
  stories,
  pages: { 'a--docs': '1', 'b--docs': '2' },
  tests: { 'a.test.ts': '1' },
});

test('what rests on the same is spared, what changed or is new is not', () => {
  const before = held({ same: '1', changed: '1', gone: '4' });
  expect(sparedOf(held({ same: '1', changed: '2', added: '3' }), before)).toEqual({
    stories: ['same'],
    pages: ['a--docs', 'b--docs'],
    tests: ['a.test.ts'],
  });
});

test('nothing is spared of what was seen by another browser, or by none', () => {
  const none = { stories: [], pages: [], tests: [] };
  const elsewhere = { ...held({ same: '1' }), environment: { ...environment, browser: '152' } };
  expect(sparedOf(held({ same: '1' }), elsewhere)).toEqual(none);
  expect(sparedOf(held({ same: '1' }), undefined)).toEqual(none);
});

test('what is written down is read again, in an order that shows what changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'held-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'held.json');
  expect(readHeld(file)).toBeUndefined();
  writeHeld(held({ b: '2', a: '1' }), file);
  expect(readHeld(file)).toEqual(held({ a: '1', b: '2' }));
  expect(readFileSync(file, 'utf8')).toMatch(/"a".*\n.*"b"/);
});

test('the longest tests rest on no file that is not counted', () => {
  const files = reachedFrom(longTests.map((test) => join(root, test)));
  const readers = files.filter((file) => /'node:fs|import\.meta\.(glob|url)/.test(readFileSync(file, 'utf8')));
  // It reads documents, and they are counted.
  expect(readers.map((file) => relative(root, file))).toEqual(['src/specification/reading/read.property.test.ts']);
});

describe('after a run', () => {
  const all = ['a--one', 'a--two', 'b--one'].map((id) => ({ id, importPath: `./src/${id[0]}.stories.tsx` }));
  const now = held({ 'a--one': '1', 'a--two': '2', 'b--one': '3' });
  const heldIf = (file: string, ...why: string[]) =>
    heldAfter(now, { failed: [{ file, name: '', why }], stray: [] }, all);

  test('all holds where nothing failed, and nothing where something failed beside all tests', () => {
    expect(heldAfter(now, { failed: [], stray: [] }, all)).toEqual(now);
    expect(heldAfter(now, { failed: [], stray: ['of no test'] }, all)).toEqual({
      environment,
      stories: {},
      pages: {},
      tests: {},
    });
  });

  test('what failed does not hold, nor the stories that a failure names', () => {
    expect(Object.keys(heldIf('src/a.stories.tsx', 'wrong').stories)).toEqual(['b--one']);
    expect(Object.keys(heldIf('tests/e2e/library.test.ts', '+ "a--two: 3 px too wide"').stories)).toEqual([
      'a--one',
      'b--one',
    ]);
    expect(heldIf('a.test.ts', 'wrong')).toEqual({ ...now, tests: {} });
    expect(heldIf('tests/e2e/documentation.test.ts', '+ "b--docs: it is wider than a phone"').pages).toEqual({
      'a--docs': '1',
    });
  });

  test('a failure of the looks that names no story may be about any', () => {
    expect(heldIf('tests/e2e/documentation.test.ts', 'no browser')).toEqual({ ...now, pages: {} });
    expect(heldIf('tests/e2e/library.test.ts', 'no browser')).toEqual({ ...now, stories: {} });
  });
});
