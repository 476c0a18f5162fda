import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { approve } from '../approval/approve.ts';
import { heldAgainst } from '../approval/held-against.ts';
import { Baselines, hashOf, type Manifest } from '../baselines.ts';
import { decisionsOf } from '../decisions/decisions.ts';
import type { Environment } from '../environment.ts';
import { finish } from '../outputs/finish.ts';
import { pictureName } from '../picture.ts';
import { commandsOf } from '../report/commands.ts';
import { reasonsBefore } from '../report/verdicts.ts';
import { type Change, keepPicture, ReportFolder } from '../results.ts';
import { hashOfSpoken } from '../spoken.ts';
import { readRejections } from './decisions-file.ts';
import { reject } from './reject.ts';
import { rejectionOf } from './rejections.ts';
import { type Review, serveReview } from './serve-review.ts';

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
  const pictures: Manifest['pictures'] = {};
  for (const one of [shot('a--b'), shot('a--b', 'dark phone'), shot('a--gone')]) {
    await baselines.keep(one, old);
    pictures[pictureName(one)] = { ...one, hash: hashOf(old) };
  }
  const first = pictures[pictureName(shot('a--b'))];
  baselines.keepSpoken(shot('a--b'), '- button "Save"');
  baselines.keepLooks(shot('a--b'), '1 Button button; padding: 8px');
  if (first) first.spoken = hashOfSpoken('- button "Save"');
  const rests = { 'a--b': 'b1', 'a--gone': 'g1', 'a--same': 's1' };
  baselines.write({ environment, commit: 'earlier', filter: ['a'], rests, pictures });
  const now = await grey(200);
  const change = (kind: Change['kind'], of: ReturnType<typeof shot>): Change => {
    if (kind !== 'new') keepPicture(report.before(of), readFileSync(baselines.path(of)));
    if (kind !== 'removed') keepPicture(report.captured(of), now);
    const hash = kind === 'removed' ? hashOf(old) : hashOf(now);
    return { ...of, kind, hash, approved: kind === 'new' ? undefined : hashOf(old), boxes: [] };
  };
  keepPicture(report.spoken(shot('a--b')), '- button');
  keepPicture(report.spokenBefore(shot('a--b')), '- button "Save"');
  keepPicture(report.looks(shot('a--b')), '1 Button button; padding: 9px');
  keepPicture(report.looksBefore(shot('a--b')), '1 Button button; padding: 8px');
  const spoken = { hash: hashOfSpoken('- button'), lines: ['- - button "Save"', '+ - button'] };
  const changes = [
    { ...change('changed', shot('a--b')), spoken },
    change('changed', shot('a--b', 'dark phone')),
    change('removed', shot('a--gone')),
    change('new', shot('a--bc')),
    { ...shot('a--bad'), kind: 'failed' as const, error: 'it threw' },
  ];
  const restsNow = { 'a--b': 'b2', 'a--bc': 'c2', 'a--same': 's2' };
  report.write({
    environment,
    commit: 'now',
    rests: restsNow,
    against: heldAgainst(baselines.read(), { changes, rests: restsNow }),
    taken: 5,
    seconds: 1,
    changes,
  });
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
const post = (what: string, pictures: unknown, reason?: string) =>
  fetch(`${review.url}${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(review.url).origin },
    body: JSON.stringify({ pictures, reason }),
  });

const decided = async () => (await fetch(`${review.url}decided`)).json();
const all = ['a--b/light-phone', 'a--b/dark-phone', 'a--gone/light-phone', 'a--bc/light-phone', 'a--bad/light-phone'];

describe('accepting', () => {
  test('writes just that picture, though its name is part of another, and undo puts it back byte for byte', async () => {
    const before = files();
    const answer = await post('accept', ['a--b/light-phone']);
    const accepted = { accepted: ['a--b/light-phone'], rejected: {}, left: all };
    expect([answer.status, await answer.json()]).toEqual([200, accepted]);
    expect(changedFiles(before)).toEqual([
      'baselines/a--b/light-phone.webp',
      'baselines/a--b/looks.txt',
      'baselines/a--b/spoken.txt',
      'baselines/manifest.json',
    ]);
    const manifest = baselines.read();
    expect(manifest && (await baselines.damage(manifest))).toEqual([]);
    expect(await decided()).toEqual(accepted);
    expect(await (await post('undo', ['a--b/light-phone'])).json()).toEqual({ ...accepted, accepted: [] });
    expect(changedFiles(before)).toEqual([]);
  });

  test('can be taken back by whoever opens the review again, as if nothing had been accepted', async () => {
    const before = files();
    await post('accept', ['a--b/light-phone', 'a--b/dark-phone', 'a--bc/light-phone']);
    expect(baselines.read()).toMatchObject({ commit: 'now', rests: { 'a--b': 'b2' } });
    await review.close();
    review = await serveReview({ report, baselines });
    await post('undo', ['a--b/light-phone']);
    // What else was accepted is of the tree of now; a story of two trees rests on nothing that is known.
    expect(baselines.read()).toMatchObject({ commit: 'now', rests: { 'a--bc': 'c2', 'a--same': 's2' } });
    expect(baselines.read()?.rests).not.toHaveProperty('a--b');
    await post('undo', ['a--b/dark-phone', 'a--bc/light-phone']);
    expect(changedFiles(before)).toEqual([]);
  });

  test('is taken back to what was approved last, also where that was done by name meanwhile', async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    expect(await approve(['a--bc'], report, baselines)).toBe(0);
    await review.close();
    review = await serveReview({ report, baselines });
    const before = files();
    await post('accept', ['a--gone/light-phone']);
    await post('undo', ['a--gone/light-phone']);
    expect(changedFiles(before)).toEqual([]);
    vi.restoreAllMocks();
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

  test('of an earlier run is not taken back, and nothing is touched', async () => {
    await post('accept', ['a--b/light-phone', 'a--bc/light-phone']);
    const run = report.read();
    if (run) report.write({ ...run, seconds: 2 });
    const before = files();
    const answer = await post('undo', ['a--b/light-phone', 'a--bc/light-phone']);
    expect(answer.ok).toBe(false);
    expect(await answer.text()).toContain('Another run was made meanwhile');
    expect(changedFiles(before)).toEqual([]);
  });

  test('many at once lose nothing', async () => {
    await Promise.all(
      ['a--b/light-phone', 'a--b/dark-phone', 'a--bc/light-phone'].map((name) => post('accept', [name])),
    );
    const manifest = baselines.read();
    expect(manifest && (await baselines.damage(manifest))).toEqual([]);
    expect((await decided()).accepted).toHaveLength(3);
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

describe('rejecting', () => {
  const why = 'The border is gone.\nIt is not in the design.';

  test('is kept with its reason, and no approving takes it: not of all, not by name', async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    const before = files();
    const manifest = join(folder, 'baselines', 'manifest.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll('\n', '\n '));
    const asItWas = readFileSync(manifest, 'utf8');
    await post('reject', ['a--b/light-phone'], why);
    expect(readFileSync(manifest, 'utf8')).toBe(asItWas);
    expect(changedFiles(before)).toEqual(['baselines/manifest.json', 'report/decisions.json']);
    await review.close();
    review = await serveReview({ report, baselines });
    expect((await decided()).rejected).toMatchObject({ 'a--b/light-phone': { reason: why } });
    await expect(approve(['a--b'], report, baselines)).rejects.toThrow('a--b/light-phone was rejected: The border');
    expect(await approve([], report, baselines)).toBe(0);
    expect(baselines.read()?.pictures['a--b/light-phone']?.hash).toBe(hashOf(await grey(100)));
    expect(baselines.read()?.pictures['a--b/dark-phone']?.hash).toBe(hashOf(await grey(200)));
    const told = vi.mocked(console.log).mock.calls.flat().join('\n');
    expect(told).toContain('rejected a--b/light-phone: The border is gone. It is not in the design.');
    expect(told).toContain('3 accepted, 2 left, of them 1 rejected and 1 that failed and cannot be');
    vi.restoreAllMocks();
  });

  test('of one half of a renaming is of both', async () => {
    const run = report.read();
    const hash = hashOf(await grey(100));
    const pair = [
      { ...shot('a--gone'), kind: 'removed' as const, hash, approved: hash },
      { ...shot('a--come'), kind: 'new' as const, hash },
    ];
    keepPicture(report.captured(shot('a--come')), await grey(100));
    if (run) report.write({ ...run, changes: pair });
    await review.close();
    review = await serveReview({ report, baselines });
    const both = ['a--come/light-phone', 'a--gone/light-phone'];
    await post('reject', ['a--come/light-phone'], why);
    expect(Object.keys((await decided()).rejected).sort()).toEqual(both);
    await post('accept', ['a--come/light-phone']);
    expect((await decided()).accepted.sort()).toEqual(both);
    await post('undo', ['a--come/light-phone']);
    expect((await decided()).accepted).toEqual([]);
    expect(baselines.read()?.pictures).toHaveProperty('a--gone/light-phone');
  });

  test('takes back what was accepted, and accepting takes back what was rejected', async () => {
    await post('accept', ['a--b/light-phone']);
    const after = await (await post('reject', ['a--b/light-phone', 'a--bad/light-phone'], why)).json();
    expect(after.accepted).toEqual([]);
    expect(Object.keys(after.rejected)).toEqual(['a--b/light-phone', 'a--bad/light-phone']);
    const { accepted, rejected } = await (await post('accept', ['a--b/light-phone'])).json();
    expect([accepted, Object.keys(rejected)]).toEqual([['a--b/light-phone'], ['a--bad/light-phone']]);
  });

  test('is known to the next report as long as it is the same picture, and told of another', async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    expect(reject(['a--b'], why, report, baselines)).toBe(0);
    const results = report.read();
    if (!results) throw new Error('no report');
    const [first, second, ...others] = results.changes;
    if (!first || !second) throw new Error('no changes');
    const draft = report.draft;
    const changes = [{ ...first, hash: 'another' }, second, ...others];
    await finish({ ...results, changes }, { report, draft, writePage: async () => undefined }, () => true);
    const kept = readRejections(report);
    expect([rejectionOf({ ...first, hash: 'another' }, kept), rejectionOf(second, kept)?.reason]).toEqual([
      undefined,
      why,
    ]);
    expect(rejectionOf({ ...second, spoken: { lines: [], ...second.spoken, hash: 'another' } }, kept)).toBeUndefined();
    const decision = decisionsOf(changes).find(({ changes }) => changes.some(({ hash }) => hash === 'another'));
    expect(decision && reasonsBefore(decision, kept)).toEqual([why]);
    vi.restoreAllMocks();
  });
});

test('a report that is no review tells the command line what was decided in it, reasons and all', () => {
  const decisions = decisionsOf(report.read()?.changes ?? []);
  const accepted = decisions.filter(({ kind }) => kind === 'changed');
  const verdicts = {
    ...Object.fromEntries(accepted.map(({ id }) => [id, { verdict: 'accepted' as const }])),
    'a--bad/light-phone': { verdict: 'rejected' as const, reason: "It isn't\nthere." },
  };
  expect(commandsOf(decisions, verdicts).split('\n')).toEqual([
    "npm run visual -- --reject a--bad/light-phone --reason 'It isn'\\''t there.'",
    'npm run visual -- --approve a--b/dark-phone a--b/light-phone',
  ]);
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
    const story = await fetch(`${review.url}storybook/iframe.html?id=a--b`, { redirect: 'manual' });
    expect([story.status, story.headers.get('location')]).toEqual([302, 'http://127.0.0.1:1/iframe.html?id=a--b']);
  });

  test('nobody without the token, by another name, or from another page', async () => {
    const { host, pathname, origin } = new URL(review.url);
    expect(await status('/', { host })).toBe(403);
    expect(await status('/decided', { host })).toBe(403);
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
  const around = { report, draft: report.draft, manifest: baselines.read(), writePage: async () => undefined };
  await finish(found, around, (story) => story === 'other');
  const left = report.read()?.changes.map(pictureName);
  expect(left).toEqual(['a--b/dark-phone', 'a--bc/light-phone', 'a--bad/light-phone']);
  vi.restoreAllMocks();
});
