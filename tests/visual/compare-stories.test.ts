import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentFile } from '../../.storybook/story-content.ts';
import { approve } from './approval/approve.ts';
import { Baselines } from './baselines.ts';
import { launchPinned } from './capture/launch.ts';
import { compare, type Places } from './compare-stories.ts';
import { languageOf } from './environment.ts';
import { fixtureStory } from './fixture/serve.ts';
import { ReportFolder, type Results } from './results.ts';
import { visual } from './visual.ts';

vi.setConfig({ testTimeout: 180_000 });

let folder: string;
let places: Places & { storybook: string };
const said = { log: '', error: '' };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-compare-'));
  const storybook = join(folder, 'storybook');
  cpSync(join(import.meta.dirname, 'fixture'), storybook, { recursive: true });
  mkdirSync(join(storybook, 'assets'));
  const entries = ['good', 'play-fails'].map((id) => [id, { ...fixtureStory(id), type: 'story' }]);
  writeFileSync(join(storybook, 'index.json'), JSON.stringify({ entries: Object.fromEntries(entries) }));
  places = {
    storybook,
    baselines: new Baselines(join(folder, 'baselines')),
    report: new ReportFolder(join(folder, 'report')),
    writePage: async () => undefined,
  };
  for (const way of ['log', 'error'] as const) {
    said[way] = '';
    vi.spyOn(console, way).mockImplementation((line) => {
      said[way] += `${line}\n`;
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const holdNow = (...filters: string[]) => compare(filters, { 'no-build': true }, places, { story: 15_000, rest: 2000 });

const nothingFound: Results = {
  environment: { browser: '', platform: '', flags: '', fonts: '' },
  taken: 0,
  seconds: 1,
  changes: [],
};

/** What another process has to run. */
const running = ({ storybook, baselines, report }: Places) => `
const { compare } = await import(${JSON.stringify(join(import.meta.dirname, 'compare-stories.ts'))});
const { Baselines } = await import(${JSON.stringify(join(import.meta.dirname, 'baselines.ts'))});
const { ReportFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'results.ts'))});
const report = new ReportFolder(${JSON.stringify(report.path)});
const places = { storybook: ${JSON.stringify(storybook)}, baselines: new Baselines(${JSON.stringify(baselines.folder)}), report, writePage: async () => undefined };
process.exitCode = await compare([], { 'no-build': true }, places);
`;

test('a run with a story that fails ends with 2 and says what failed and where', async () => {
  expect(await holdNow()).toBe(2);
  expect(said.log).toMatch(/play-fails\/\S+: the button is not there/);
  expect(said.log).toMatch(/at .*stories\.js:\d+/);
  expect(said.log).toContain('4 new, 0 removed, 4 failed');
  expect(places.report.read()).toMatchObject({ taken: 8, environment: { language: 'mm/dd/yyyy' } });
});

test('another environment than that of the baselines is no pass with CI set, unless it is asked for', async () => {
  const environment = { browser: '1', platform: 'x', flags: 'f', fonts: 'f' };
  places.baselines.write({ environment, pictures: {} });
  vi.stubEnv('CI', 'true');
  await expect(holdNow('good')).rejects.toMatchObject({ code: 2, message: expect.stringContaining('browser: 1 →') });
  await expect(compare(['good'], { 'no-build': true, 'allow-other-environment': true }, places)).resolves.toBe(0);
  vi.stubEnv('CI', '');
  await expect(holdNow('good')).rejects.toMatchObject({ code: 3 });
});

test('a story that has another name is one that was renamed, and counted once', async () => {
  expect(await holdNow('good')).toBe(1);
  await approve([], places.report, places.baselines);
  const { baselines } = places;
  const written = readFileSync(join(baselines.folder, 'manifest.json'), 'utf8');
  writeFileSync(join(baselines.folder, 'manifest.json'), written.replaceAll('"good', '"good-old'));
  renameSync(join(baselines.folder, 'good'), join(baselines.folder, 'good-old'));
  expect(await holdNow('good')).toBe(1);
  expect(said.log).toContain('0 changed, 0 new, 0 removed, 4 renamed, 0 failed');
  expect(said.log).toContain('in 4 pictures of 1 story');
});

test('a story is found by its component and its file, however that is written, and what is nearly one is asked for', async () => {
  const entry = (id: string, importPath: string) => [id, { ...fixtureStory('good'), id, importPath, type: 'story' }];
  const all = [
    entry('inputs-iconbutton--good', './src/components/icon-button/icon-button.stories.tsx'),
    entry('inputs-button--good', './src/components/button/button.stories.tsx'),
  ];
  writeFileSync(join(places.storybook, 'index.json'), JSON.stringify({ entries: Object.fromEntries(all) }));
  const found = async (filter: string) => {
    await holdNow(filter);
    return [...new Set(places.report.read()?.changes.flatMap(({ story, isEarlier }) => (isEarlier ? [] : story)))];
  };
  for (const filter of [
    'icon-button',
    'IconButton',
    'src/components/icon-button',
    './src/components/icon-button/icon-button.tsx',
  ])
    expect([filter, await found(filter)]).toEqual([filter, ['inputs-iconbutton--good']]);
  await expect(holdNow('iconbuton')).rejects.toMatchObject({
    code: 4,
    message: 'No story was found by iconbuton: nothing was compared. Nearest to it is inputs-iconbutton.',
  });
  await expect(holdNow('xylophone')).rejects.toThrow('No story was found by xylophone: nothing was compared.');
});

test('what rests on just what it rested on is not shown again, unless all is asked for', async () => {
  const restOn = (hash: string) =>
    writeFileSync(
      join(places.storybook, contentFile),
      JSON.stringify({ everywhere: 'e', files: { './stories.js': hash } }),
    );
  const taken = () => places.report.read()?.taken;
  restOn('one');
  expect(await holdNow('good')).toBe(1);
  await approve([], places.report, places.baselines);
  expect(await holdNow('good')).toBe(0);
  expect(taken()).toBe(0);
  expect(said.log).toContain('1 story that rests on just what was approved was not shown again');
  expect(await compare(['good'], { 'no-build': true, all: true }, places)).toBe(0);
  expect(taken()).toBe(4);
  restOn('two');
  expect(await holdNow('good')).toBe(0);
  expect(taken()).toBe(4);
  // Found unchanged, and written down as such.
  await approve([], places.report, places.baselines);
  expect(await holdNow('good')).toBe(0);
  expect(taken()).toBe(0);
  // Two versions were brought together, and half of what was approved was left out.
  const manifest = JSON.parse(readFileSync(join(places.baselines.folder, 'manifest.json'), 'utf8'));
  delete manifest.pictures['good/light-phone'];
  rmSync(join(places.baselines.folder, 'good', 'light-phone.webp'));
  writeFileSync(join(places.baselines.folder, 'manifest.json'), JSON.stringify(manifest));
  // Whatever else is approved meanwhile does not seal it.
  const asRead = places.baselines.read();
  if (asRead) places.baselines.write(asRead);
  expect(await holdNow('good')).toBe(1);
  expect(taken()).toBe(4);
  // Or all of it, with its seal.
  await approve([], places.report, places.baselines);
  const whole = JSON.parse(readFileSync(join(places.baselines.folder, 'manifest.json'), 'utf8'));
  writeFileSync(join(places.baselines.folder, 'manifest.json'), JSON.stringify({ ...whole, seals: {}, pictures: {} }));
  rmSync(join(places.baselines.folder, 'good'), { recursive: true });
  expect(await holdNow('good')).toBe(1);
  expect(taken()).toBe(4);
});

test('in another environment all is shown, whatever it rests on', async () => {
  const content = { everywhere: 'e', files: { './stories.js': 'one' } };
  writeFileSync(join(places.storybook, contentFile), JSON.stringify(content));
  await holdNow('good');
  await approve([], places.report, places.baselines);
  const manifest = places.baselines.read();
  if (manifest)
    places.baselines.write({ ...manifest, environment: { ...manifest.environment, browser: 'another one' } });
  await compare([], { 'no-build': true, 'new-environment': true }, places, { story: 15_000, rest: 2000 });
  expect(places.report.read()?.taken).toBe(8);
});

test('what pictures are drawn with is kept with what is approved, and written down later for those that are as approved', async () => {
  await holdNow('good');
  await approve([], places.report, places.baselines);
  const path = join(places.baselines.folder, 'good', 'looks.txt');
  const manifest = readFileSync(join(places.baselines.folder, 'manifest.json'), 'utf8');
  const looks = readFileSync(path, 'utf8');
  expect(looks).toContain('# light desktop\n');
  // Of one it is not known, of another one as it was long ago.
  writeFileSync(path, looks.replace(/# dark phone\n[^#]*/, '').replace(/(# light phone\n)[^#]*/, '$11 old\n'));
  const report = readdirSync(places.report.path);
  expect(await compare(['good'], { 'no-build': true, looks: true }, places)).toBe(0);
  expect(said.log).toContain(
    'Of 4 pictures, what 2 are drawn with is written down now; 0 are not as they were approved',
  );
  expect(readFileSync(path, 'utf8')).toBe(looks);
  // It approves nothing, and leaves the last report as it was.
  expect(readFileSync(join(places.baselines.folder, 'manifest.json'), 'utf8')).toBe(manifest);
  expect(readdirSync(places.report.path)).toEqual(report);
  expect(existsSync(places.report.draft.path)).toBe(false);
  const other = JSON.parse(manifest);
  const shot = { story: 'good', mode: 'light desktop' };
  const grey = { width: 1280, height: 96, channels: 3, background: '#888' } as const;
  await places.baselines.keep(shot, await sharp({ create: grey }).png().toBuffer());
  other.pictures['good/light-desktop'] = { ...other.pictures['good/light-desktop'], hash: 'another', file: undefined };
  places.baselines.write(other);
  rmSync(path);
  await compare(['good'], { 'no-build': true, looks: true }, places);
  expect(places.baselines.looks(shot)).toBeUndefined();
  expect(places.baselines.looks({ ...shot, mode: 'light phone' })).toBeDefined();
});

test('what pictures are drawn with otherwise, without looking otherwise, is written down with what is approved next', async () => {
  await holdNow('good');
  await approve([], places.report, places.baselines);
  const path = join(places.baselines.folder, 'good', 'looks.txt');
  const looks = readFileSync(path, 'utf8');
  const earlier = looks.replace(/(# light phone\n)[^#]*/, '$11 old\n');
  writeFileSync(path, earlier);
  expect(await compare(['good'], { 'no-build': true, all: true }, places)).toBe(0);
  expect(places.report.read()?.looks?.map(({ mode }) => mode)).toEqual(['light phone']);
  expect(readFileSync(path, 'utf8')).toBe(earlier);
  await approve([], places.report, places.baselines);
  expect(readFileSync(path, 'utf8')).toBe(looks);
});

test('what cannot go on says so in a sentence, and never ends with 1', async () => {
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'no-chromium'));
  await expect(holdNow()).rejects.toMatchObject({ code: 2, message: expect.stringContaining('could not be started') });
  await expect(holdNow('nothing-like-it')).rejects.toMatchObject({ code: 4 });
  mkdirSync(join(folder, 'baselines'), { recursive: true });
  writeFileSync(join(folder, 'baselines', 'manifest.json'), '[');
  await expect(holdNow()).rejects.toMatchObject({ code: 2, message: expect.stringContaining('cannot be read') });
  writeFileSync(join(folder, 'file'), '');
  const unwritable = {
    ...places,
    baselines: new Baselines(join(folder, 'none')),
    report: new ReportFolder(join(folder, 'file', 'report')),
  };
  await expect(compare([], { 'no-build': true }, unwritable)).rejects.toThrow(/ENOTDIR/);
  expect(await visual(['--no-such-option'])).toBe(5);
});

test('who interrupts it leaves nothing behind, and is told that nothing was judged', async () => {
  const entry = { ...fixtureStory('never-settles'), type: 'story' };
  writeFileSync(join(places.storybook, 'index.json'), JSON.stringify({ entries: { [entry.id]: entry } }));
  const earlier = { ...nothingFound, taken: 7 };
  places.report.write(earlier);
  const child = spawn(process.execPath, ['--input-type=module', '--eval', running(places)], { detached: true });
  const heard = { out: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (heard.out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (heard.error += text));
  await vi.waitFor(() => expect(existsSync(places.report.draft.path)).toBe(true), 20_000);
  // By then, stories are shown; on a busy machine the browser may still be starting, which is to end alike.
  await new Promise((shown) => setTimeout(shown, 700));
  // As a terminal does: all of its processes are told, and npm tells ours once more.
  const group = -(child.pid ?? 0);
  process.kill(group, 'SIGINT');
  process.kill(group, 'SIGINT');
  expect(await once(child, 'exit')).toEqual([130, null]);
  expect(heard.error).toBe('Interrupted: nothing was judged, and the last report is as it was.\n');
  expect(heard.out).not.toContain('failed');
  expect(existsSync(places.report.draft.path)).toBe(false);
  expect(places.report.read()).toEqual(earlier);
});

test('the browser speaks English, whatever the machine speaks', async () => {
  vi.stubEnv('LANG', 'de_DE.UTF-8');
  vi.stubEnv('LC_ALL', 'de_DE.UTF-8');
  vi.stubEnv('LANGUAGE', 'de');
  const browser = await launchPinned();
  expect(await languageOf(browser)).toBe('mm/dd/yyyy');
  await browser.close();
});

test.each([
  [['--review', '--approve'], '--approve and --review are two things: ask for one of them.'],
  [['--approve', '--reject', 'a', '--reason', 'b'], '--approve and --reject are two things: ask for one of them.'],
  [['--reason', 'b'], '--reason says why something is rejected: it goes with --reject.'],
])('%j is refused, and does neither', async (args, words) => {
  expect(await visual(args)).toBe(5);
  expect(said.error).toContain(words);
});

test('what a story rests on is known of the baselines alone that the run held it against', async () => {
  const restOn = (hash: string) =>
    writeFileSync(
      join(places.storybook, contentFile),
      JSON.stringify({ everywhere: 'e', files: { './stories.js': hash } }),
    );
  restOn('one');
  expect(await holdNow('good')).toBe(1);
  await approve([], places.report, places.baselines);
  restOn('two');
  expect(await holdNow('good')).toBe(0);
  const path = join(places.baselines.folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  // Somebody else’s picture came meanwhile.
  const other = { ...manifest.pictures['good/light-phone'], hash: 'of another' };
  places.baselines.write({ ...manifest, pictures: { ...manifest.pictures, 'good/light-phone': other } });
  await approve([], places.report, places.baselines);
  expect(places.report.read()?.rests).not.toEqual(manifest.rests);
  expect(places.baselines.read()?.rests).toEqual(manifest.rests);
});

test('what was found of a story is not made good by what it rests on', async () => {
  writeFileSync(
    join(places.storybook, contentFile),
    JSON.stringify({ everywhere: 'e', files: { './stories.js': 'one' } }),
  );
  expect(await holdNow('good')).toBe(1);
  await approve([], places.report, places.baselines);
  const path = join(places.baselines.folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  expect(await holdNow('good')).toBe(0);
  expect(places.report.read()?.taken).toBe(0);
  // As though something changed that no hash holds.
  const other = { ...manifest.pictures['good/light-phone'], spoken: undefined };
  places.baselines.write({ ...manifest, pictures: { ...manifest.pictures, 'good/light-phone': other } });
  expect(await compare(['good'], { 'no-build': true, all: true }, places)).toBe(1);
  expect(await holdNow('good')).toBe(1);
  expect(places.report.read()?.changes).toHaveLength(1);
});
