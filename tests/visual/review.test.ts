import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Baselines, hashOf } from './baselines.ts';
import type { Environment } from './environment.ts';
import { finish } from './finish.ts';
import { pictureName } from './picture.ts';
import { type Change, keepPicture, ReportFolder } from './results.ts';
import { type Review, serveReview } from './review/serve-review.ts';

const grey = (value: number) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: value, g: value, b: value } } })
    .png()
    .toBuffer();
const environment: Environment = { browser: '153', platform: 'linux x64', flags: '1', fonts: '2' };
const shot = (story: string, mode = 'light phone') => ({ story, title: `A: ${story}`, mode });

let folder: string;
let baselines: Baselines;
let report: ReportFolder;
let review: Review;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'review-'));
  baselines = new Baselines(join(folder, 'baselines'));
  report = new ReportFolder(join(folder, 'report'));
  const old = await grey(100);
  const pictures: Record<string, ReturnType<typeof shot> & { hash: string }> = {};
  for (const one of [shot('a--b'), shot('a--b', 'dark phone'), shot('a--gone')]) {
    await baselines.keep(one, old);
    pictures[pictureName(one)] = { ...one, hash: hashOf(old) };
  }
  baselines.write({ environment, pictures });
  const now = await grey(200);
  const change = (kind: Change['kind'], of: ReturnType<typeof shot>): Change => {
    if (kind !== 'new') keepPicture(report.before(of), readFileSync(baselines.path(of)));
    if (kind !== 'removed') keepPicture(report.captured(of), now);
    const hash = kind === 'removed' ? hashOf(old) : hashOf(now);
    return { ...of, kind, hash, approved: kind === 'new' ? undefined : hashOf(old), boxes: [] };
  };
  const changes = [
    change('changed', shot('a--b')),
    change('changed', shot('a--b', 'dark phone')),
    change('removed', shot('a--gone')),
    change('new', shot('a--bc')),
    { ...shot('a--bad'), kind: 'failed' as const, error: 'it threw' },
  ];
  report.write({ environment, taken: 5, seconds: 1, changes });
  writeFileSync(join(report.path, 'index.html'), '<script>let a = 1</script>');
  review = await serveReview({ report, baselines, storybook: 'http://127.0.0.1:1/' });
});
afterEach(async () => {
  await review.close();
  rmSync(folder, { recursive: true });
});

/** Every file with what is in it. */
const files = (of = folder) =>
  Object.fromEntries(
    readdirSync(of, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
const changedFiles = (before: Record<string, string>) => {
  const after = files();
  return Object.keys({ ...before, ...after })
    .filter((path) => before[path] !== after[path])
    .sort();
};
const post = (what: string, pictures: unknown, headers: Record<string, string> = {}) =>
  fetch(`${review.url}${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(review.url).origin, ...headers },
    body: JSON.stringify({ pictures }),
  });

describe('accepting', () => {
  test('writes just that picture, though its name is part of another, and undo puts it back byte for byte', async () => {
    const before = files();
    const answer = await post('accept', ['a--b/light-phone']);
    expect([answer.status, await answer.json()]).toEqual([200, ['a--b/light-phone']]);
    expect(changedFiles(before)).toEqual(['baselines/a--b/light-phone.webp', 'baselines/manifest.json']);
    const manifest = baselines.read();
    expect(manifest && (await baselines.damage(manifest))).toEqual([]);
    expect(await (await fetch(`${review.url}accepted`)).json()).toEqual(['a--b/light-phone']);
    expect(await (await post('undo', ['a--b/light-phone'])).json()).toEqual([]);
    expect(changedFiles(before).filter((path) => !path.endsWith('manifest.json'))).toEqual([]);
    expect(baselines.read()?.pictures['a--b/light-phone']?.hash).toBe(hashOf(await grey(100)));
  });

  test('prunes what is gone, adds what is new, and takes both back', async () => {
    const before = files();
    await post('accept', ['a--gone/light-phone', 'a--bc/light-phone']);
    expect(existsSync(baselines.path(shot('a--gone')))).toBe(false);
    expect(Object.keys(baselines.read()?.pictures ?? {})).toEqual([
      'a--b/dark-phone',
      'a--b/light-phone',
      'a--bc/light-phone',
    ]);
    await post('undo', ['a--gone/light-phone', 'a--bc/light-phone']);
    expect(changedFiles(before)).toEqual([]);
  });

  test('many at once lose nothing', async () => {
    await Promise.all(
      ['a--b/light-phone', 'a--b/dark-phone', 'a--bc/light-phone'].map((name) => post('accept', [name])),
    );
    const manifest = baselines.read();
    expect(manifest && (await baselines.damage(manifest))).toEqual([]);
    expect(await (await fetch(`${review.url}accepted`)).json()).toHaveLength(3);
  });

  test.each([
    [['a--bad/light-phone'], /failed \(it threw\)/],
    [['../../../etc/passwd'], /is not in this report/],
    [['a--b'], /is not in this report/],
    [[], /Name the pictures/],
    ['a--b/light-phone', /Name the pictures/],
  ])('%j is refused in a sentence, and nothing is written', async (pictures, sentence) => {
    const before = files();
    const answer = await post('accept', pictures);
    expect([answer.status, (await answer.json()).problem]).toEqual([409, expect.stringMatching(sentence)]);
    expect(changedFiles(before)).toEqual([]);
  });
});

describe('who may ask', () => {
  const status = (path: string, headers: Record<string, string>, method = 'GET') =>
    new Promise((resolve, reject) => {
      const { port } = new URL(review.url);
      request({ host: '127.0.0.1', port, path, method, headers }, (answer) => resolve(answer.statusCode))
        .on('error', reject)
        .end();
    });

  test('the page, which may run nothing but its own scripts; the story is on another origin', async () => {
    const page = await fetch(review.url);
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'sha256-[^']+';/);
    const story = await fetch(`${review.url}storybook/?path=/story/a--b`, { redirect: 'manual' });
    expect([story.status, story.headers.get('location')]).toEqual([302, 'http://127.0.0.1:1/?path=/story/a--b']);
  });

  test('nobody without the token, by another name, or from another page', async () => {
    const { host, pathname, origin } = new URL(review.url);
    expect(await status('/', { host })).toBe(403);
    expect(await status('/accepted', { host })).toBe(403);
    expect(await status(`${pathname.slice(0, -3)}xx/`, { host })).toBe(403);
    expect(await status(pathname, { host: 'elsewhere.example' })).toBe(403);
    expect(await status(pathname, { host: 'localhost:1' })).toBe(403);
    expect(await status(`${pathname}accept`, { host }, 'POST')).toBe(403);
    expect(await status(`${pathname}accept`, { host, origin: 'http://127.0.0.1:1' }, 'POST')).toBe(403);
    expect(await status(`${pathname}accept`, { host, origin, 'sec-fetch-site': 'cross-site' }, 'POST')).toBe(403);
    expect(await status(`${pathname}accept`, { host, origin }, 'DELETE')).toBe(404);
    expect(await status(pathname, { host })).toBe(200);
  });
});

test('what a review accepted is no longer undecided for a run over other stories', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  await post('accept', ['a--b/light-phone', 'a--gone/light-phone']);
  const found = { environment, filter: ['other'], taken: 1, seconds: 1, changes: [] };
  const around = { report, draft: report.draft(), manifest: baselines.read(), writePage: async () => undefined };
  await finish(found, around, (story) => story === 'other');
  const left = report.read()?.changes.map(pictureName);
  expect(left).toEqual(['a--b/dark-phone', 'a--bc/light-phone', 'a--bad/light-phone']);
  vi.restoreAllMocks();
});
