import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Baselines, hashOf } from '../baselines.ts';
import { type Change, keepPicture, ReportFolder } from '../results.ts';
import { Comments } from './comments.ts';
import { Desk } from './desk.ts';
import { standingsOf } from './story-pictures.ts';
import { studio } from './studio.ts';

const environment = { browser: '1', platform: 'x', flags: 'f', fonts: 'f' };
const shot = (story: string, mode = 'light phone') => ({ story, title: `A: ${story}`, mode });
const grey = (value: number) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: value, g: value, b: value } } })
    .png()
    .toBuffer();

let folder: string;
let server: Server;
let origin: string;
let report: ReportFolder;
let baselines: Baselines;
let old: Buffer;
let now: Buffer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-'));
  [old, now] = [await grey(100), await grey(200)];
  baselines = new Baselines(join(folder, 'baselines'));
  report = new ReportFolder(join(folder, 'report'));
  const same = shot('a--same', 'dark phone');
  await baselines.keep(same, old);
  await baselines.keep(shot('a--b'), old);
  baselines.write({
    environment,
    pictures: {
      'a--same/dark-phone': { ...same, hash: hashOf(old) },
      'a--b/light-phone': { ...shot('a--b'), hash: hashOf(old) },
    },
  });
  keepPicture(report.before(shot('a--b')), readFileSync(baselines.path(shot('a--b'))));
  keepPicture(report.captured(shot('a--b')), now);
  keepPicture(report.captured(shot('a--new')), now);
  const changes: Change[] = [
    { ...shot('a--b'), kind: 'changed', hash: hashOf(now), approved: hashOf(old), boxes: [] },
    { ...shot('a--new'), kind: 'new', hash: hashOf(now) },
    { ...shot('a--bad'), kind: 'failed', error: 'it threw' },
  ];
  report.write({ environment, taken: 4, seconds: 1, changes });
  mkdirSync(join(folder, 'root'));
  writeFileSync(join(folder, 'root', 'design.png'), old);
  writeFileSync(join(folder, 'outside.png'), old);
  const answer = studio({
    report,
    baselines,
    comments: new Comments(join(folder, 'comments')),
    root: join(folder, 'root'),
  });
  server = createServer((message, response) => void answer(message, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const own = () => ({ origin, 'sec-fetch-site': 'same-origin' });
const get = (what: string) => fetch(`${origin}/${what}`, { headers: own() });
const story = async (id: string) => (await get(`story?id=${id}`)).json();
const post = async (what: string, body: unknown) => {
  const answer = await fetch(`${origin}/${what}`, { method: 'POST', headers: own(), body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.json() };
};

describe('a story', () => {
  test('is told with its pictures, as they were approved and as they are', async () => {
    expect((await story('a--b')).pictures).toMatchObject([
      { mode: 'light phone', standing: 'layout', before: hashOf(old), after: hashOf(now) },
    ]);
    expect((await story('a--same')).pictures).toMatchObject([{ mode: 'dark phone', standing: 'approved' }]);
    expect((await story('a--bad')).pictures).toMatchObject([{ standing: 'failed', error: 'it threw' }]);
    expect(await story('a--none')).toEqual({ pictures: [], comments: [] });
    const picture = async (query: string) => {
      const answer = await get(`picture?${query}`);
      return answer.ok ? hashOf(Buffer.from(await answer.arrayBuffer())) : answer.status;
    };
    expect(await picture('story=a--b&mode=light%20phone&side=after')).toBe(hashOf(now));
    const kept = hashOf(readFileSync(baselines.path(shot('a--same', 'dark phone'))));
    expect(await picture('story=a--same&mode=dark%20phone&side=before')).toBe(kept);
    expect(await picture('story=..&mode=outside&side=before')).toBe(404);
  });

  test('is decided as in a review, and the sidebar follows', async () => {
    const standings = () => {
      const desk = new Desk(report, baselines);
      return Object.fromEntries(
        standingsOf(desk.results.changes, desk.decided()).map(({ story, standing, says }) => [story, [standing, says]]),
      );
    };
    expect(standings()).toMatchObject({
      'a--b': ['layout', ''],
      'a--new': ['new', 'new story'],
      'a--bad': ['failed', 'it threw'],
    });
    await post('reject', { pictures: ['a--b/light-phone'], reason: 'No.' });
    expect(standings()['a--b']).toEqual(['rejected', 'No.']);
    expect((await story('a--b')).pictures).toMatchObject([{ verdict: 'rejected', reason: 'No.' }]);
    await post('accept', { pictures: ['a--b/light-phone', 'a--new/light-phone'] });
    expect(Object.keys(standings())).toEqual(['a--bad']);
    expect(baselines.read()?.pictures['a--b/light-phone']?.hash).toBe(hashOf(now));
    expect((await post('accept', { pictures: ['a--bad/light-phone'] })).body.problem).toMatch(/failed \(it threw\)/);
  });

  test('of another run is judged by that run', async () => {
    await story('a--b');
    const results = report.read();
    if (!results) throw new Error('no report');
    await new Promise((done) => setTimeout(done, 20));
    report.write({ ...results, changes: results.changes.filter(({ story }) => story !== 'a--b') });
    expect((await story('a--b')).pictures).toMatchObject([{ standing: 'approved' }]);
    expect((await post('accept', { pictures: ['a--b/light-phone'] })).status).toBe(409);
  });

  test('that another run showed otherwise meanwhile is not accepted unseen', async () => {
    const [seen] = (await story('a--b')).pictures;
    const results = report.read();
    if (!results) throw new Error('no report');
    const other = await grey(250);
    keepPicture(report.captured(shot('a--b')), other);
    await new Promise((done) => setTimeout(done, 20));
    report.write({
      ...results,
      seconds: 2,
      changes: results.changes.map((one) => (one.story === 'a--b' ? { ...one, hash: hashOf(other) } : one)),
    });
    const accept = { pictures: ['a--b/light-phone'], seen: { 'a--b/light-phone': seen?.after } };
    expect((await post('accept', accept)).body.problem).toMatch(/is another picture by now/);
    expect(baselines.read()?.pictures['a--b/light-phone']?.hash).toBe(hashOf(old));
    const [again] = (await story('a--b')).pictures;
    await post('accept', { ...accept, seen: { 'a--b/light-phone': again?.after } });
    expect(baselines.read()?.pictures['a--b/light-phone']?.hash).toBe(hashOf(other));
  });
});

test('comments are kept at their spot, a file a story, and are resolved, opened again and deleted', async () => {
  const said = { story: 'a--b', mode: 'light phone', x: 3.4, y: 5, text: ' The corner is round. ' };
  await post('comment', said);
  const file = join(folder, 'comments', 'a--b.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([
    { mode: 'light phone', x: 3, y: 5, text: 'The corner is round.' },
  ]);
  const [comment] = (await story('a--b')).comments;
  await post('resolve', { story: 'a--b', id: comment.id, resolved: true });
  expect((await story('a--b')).comments).toMatchObject([
    { text: 'The corner is round.', resolved: expect.any(String) },
  ]);
  await post('resolve', { story: 'a--b', id: comment.id, resolved: false });
  expect((await story('a--b')).comments[0].resolved).toBeUndefined();
  await post('remove', { story: 'a--b', id: comment.id });
  expect(existsSync(file)).toBe(false);
  for (const wrong of [{ story: '../a' }, { story: 'a/b' }, { text: ' ' }, { x: 'here' }, { x: -1 }])
    expect([wrong, (await post('comment', { ...said, ...wrong })).status]).toEqual([wrong, 409]);
  expect(existsSync(join(folder, 'a.json'))).toBe(false);
});

test('a design is a PNG of the tree, and no other file is shown', async () => {
  expect((await get('design?path=design.png')).headers.get('content-type')).toBe('image/png');
  for (const path of ['../outside.png', join(folder, 'outside.png'), 'nothing.png', '../report/results.json', ''])
    expect([path, (await get(`design?path=${encodeURIComponent(path)}`)).status]).toEqual([path, 404]);
});

test('nobody but pages of this very server is answered', async () => {
  const status = (headers: Record<string, string>, method = 'GET') =>
    new Promise((resolve, reject) => {
      const { port } = new URL(origin);
      request({ host: '127.0.0.1', port, path: '/story?id=a--b', method, headers }, (answer) =>
        resolve(answer.statusCode),
      )
        .on('error', reject)
        .end();
    });
  const host = new URL(origin).host;
  expect(await status({ host, 'sec-fetch-site': 'same-origin' })).toBe(200);
  expect(await status({ host })).toBe(403);
  expect(await status({ host, 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await status({ host, 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await status({ host: 'elsewhere.example', 'sec-fetch-site': 'same-origin' })).toBe(403);
  expect(await status({ host, 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:1' }, 'POST')).toBe(403);
  expect(await status({ host, 'sec-fetch-site': 'same-origin' }, 'POST')).toBe(403);
});
