import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { launchChromium } from '#tooling/chromium';
import { approve } from '../approval/approve.ts';
import { Baselines, hashOf, readPixels } from '../baselines.ts';
import { placesOf } from '../comparison/places.ts';
import type { Environment } from '../environment.ts';
import { type Change, keepPicture, ReportFolder, type Results } from '../results.ts';
import { Comments } from '../review/comments.ts';
import { readRejections } from '../review/decisions-file.ts';
import { Desk } from '../review/desk.ts';
import { serveReview } from '../review/serve-review.ts';
import { writeReport } from './write-report.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'report-'));
const report = new ReportFolder(join(folder, 'report'));
const baselines = new Baselines(join(folder, 'baselines'));
const environment: Environment = { browser: '153', platform: 'linux x64', flags: '1', fonts: '2' };
let browser: Browser;
let page: Page;
const problems: string[] = [];

const drawing = (colour: string, extra = '') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><rect width="600" height="200" fill="#fbfaf7"/><rect x="420" y="120" width="80" height="40" fill="${colour}"/>${extra}</svg>`,
    ),
  )
    .png()
    .toBuffer();

async function changeOf(story: string, mode: string, before: Buffer | undefined, after: Buffer): Promise<Change> {
  const shot = { story, title: `Components/${story.split('--')[0]}: One`, mode };
  keepPicture(report.captured(shot), after);
  const hash = hashOf(after);
  if (!before) return { ...shot, kind: 'new', hash };
  await baselines.keep(shot, before);
  keepPicture(report.before(shot), readFileSync(baselines.path(shot)));
  return {
    ...shot,
    kind: 'changed',
    hash,
    approved: hashOf(before),
    boxes: placesOf(await readPixels(before), await readPixels(after)),
  };
}

beforeAll(async () => {
  const [old, recoloured] = [await drawing('#1a73e8'), await drawing('#1967d2')];
  const redrawn = await drawing('#1a73e8', '<circle cx="80" cy="80" r="20" fill="none" stroke="#111"/>');
  keepPicture(report.captured({ story: 'bad--one', mode: 'light phone' }), redrawn);
  const results: Results = {
    environment,
    taken: 9,
    seconds: 1,
    notes: ['badge--one/light-phone is 12 px wider than its window'],
    changes: [
      await changeOf('button--one', 'light desktop', old, recoloured),
      await changeOf('button--one', 'light phone', old, recoloured),
      {
        ...(await changeOf('badge--one', 'light phone', old, redrawn)),
        spoken: { lines: ['- - status: Open', '+ - note: Open'] },
      },
      await changeOf('chip--one', 'light phone', undefined, old),
      {
        story: 'bad--one',
        title: 'Components/bad: One',
        mode: 'light phone',
        kind: 'failed',
        error: 'x is not there\n\n<body>\n  <div/>\n</body>',
        stack: '    at y (bad.tsx:3:4)',
        isPictured: true,
      },
    ],
  };
  const pictures = Object.fromEntries(
    results.changes
      .filter(({ kind }) => kind === 'changed')
      .map(({ story, title, mode, approved = '' }) => [
        `${story}/${mode.replace(' ', '-')}`,
        { story, title, mode, hash: approved },
      ]),
  );
  baselines.write({ environment, pictures });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: baselines.folder });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'The first baselines');
  keepPicture(baselines.path({ story: 'button--one', mode: 'light phone' }), recoloured);
  git('commit', '-qam', 'The accent is darker');
  await baselines.keep({ story: 'button--one', mode: 'light phone' }, old);
  report.write(results);
  const comments = new Comments(join(folder, 'comments'));
  const said = { story: 'button--one', x: 440, y: 130 };
  comments.add({ ...said, mode: 'light phone', text: 'Too dark.' });
  comments.add({ ...said, mode: 'dark phone', text: 'Fine here.' });
  await writeReport(results, report.path, { baselines, comments });
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => problems.push(error.message));
}, 180_000);
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => expect(problems).toEqual([]));

const address = () => pathToFileURL(join(report.path, 'index.html')).href;
const heading = () => page.getByRole('heading', { level: 2 }).textContent();
const current = () => page.locator('nav [aria-current]').textContent();
const violationsNow = async () => {
  await page.evaluate(axe);
  // In another theme colours are on their way for a moment.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await page.evaluate<AxeResults>('axe.run(document)');
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};

test('it is walked, decided and narrowed by keys, and what was decided outlives the page', async () => {
  await page.goto(address());
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
    '4 decisions: 1 failed, 1 text, 1 colour, 1 new',
  );
  expect(await heading()).toBe('x is not there');
  // The picture first; what the page was like and where it was comes when it is asked for.
  expect(await page.getByRole('img', { name: 'what was shown' }).isVisible()).toBe(true);
  expect(await page.getByText('at y (bad.tsx:3:4)').isVisible()).toBe(false);
  await page.getByText('All that it said').click();
  expect(await page.getByText('at y (bad.tsx:3:4)').textContent()).toContain('<body>');
  expect(await page.getByRole('button', { name: 'Accept' }).count()).toBe(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  expect(await heading()).toBe('#1a73e8 → #1967d2');
  expect(await current()).toContain('2 pictures of 1 story');
  await page.keyboard.press('ArrowRight');
  await page.getByText('Components/button: One · light phone').waitFor();
  await page.getByRole('button', { name: 'History 2' }).click();
  expect(await page.getByRole('dialog', { name: 'History' }).getByRole('listitem').allTextContents()).toEqual([
    expect.stringMatching(/^Approved anew.* · [0-9a-f]{7,}The accent is darker$/),
    expect.stringMatching(/^First approved.*The first baselines$/),
  ]);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('list', { name: 'Comments' }).textContent()).toContain('Too dark.');
  await page.getByRole('button', { name: '2 comments' }).click();
  const said = page.getByRole('dialog', { name: 'Open comments' });
  expect(await said.getByRole('listitem').allTextContents()).toEqual([
    expect.stringContaining('button--one · light phoneToo dark.'),
    expect.stringContaining('button--one · dark phone, as approvedFine here.'),
  ]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  expect(await current()).toContain('new story');
  // What was accepted has been gone on from.
  await page.keyboard.press('u');
  await expect.poll(heading).toBe('#1a73e8 → #1967d2');
  expect(await current()).not.toContain('Accepted');
  await page.keyboard.press('a');
  expect(await current()).toContain('new story');
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await page.keyboard.press('r');
  await page.getByLabel('Why it is rejected').fill('The circle is not in the design.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect.poll(current).toContain('Accepted');
  await page.reload();
  expect(await page.locator('nav li', { hasText: '#1967d2' }).textContent()).toContain('Accepted');
  await page.locator('nav li', { hasText: 'badge' }).getByRole('button').click();
  expect(await page.getByLabel('Why it is rejected').inputValue()).toBe('The circle is not in the design.');
  await page.getByRole('button', { name: 'Copy what is rejected' }).click();
  await page.getByRole('searchbox').fill('chip');
  expect(await page.locator('nav li').count()).toBe(1);
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('combobox', { name: 'How serious' }).click();
  await page.getByRole('option', { name: 'Colour' }).click();
  await expect.poll(() => page.locator('nav li').count()).toBe(1);
}, 90_000);

test('what is heard otherwise, and what nobody can see whole, stand beside the picture', async () => {
  await page.goto(address());
  await page.locator('nav li', { hasText: 'badge' }).getByRole('button').click();
  expect(await page.locator('pre').innerText()).toBe('- - status: Open\n+ - note: Open');
  expect(await page.getByText('It is 12 px wider than its window').count()).toBe(1);
});

test('every view draws what it says, goes to the change, and has no violation in light, dark and on a phone', async () => {
  await page.goto(address());
  await page.locator('nav li', { hasText: '#1967d2' }).getByRole('button').first().click();
  for (const [index, view] of ['two-up', 'slider', 'overlay', 'blink', 'difference', 'all modes'].entries()) {
    await page.keyboard.press(`${index + 1}`);
    await page.locator(`button[aria-pressed=true]`, { hasText: view }).waitFor();
    // Two have all there is in the others.
    if (view === 'overlay' || view === 'all modes') expect([view, await violationsNow()]).toEqual([view, []]);
  }
  await page.keyboard.press('5');
  await page.keyboard.press('n');
  const frame = page.getByRole('region', { name: /^difference/ });
  const { data } = await sharp(await frame.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  // (1, 12, 22) eight times as strong; what is the same is black.
  expect(data.includes(Buffer.from([8, 96, 176]))).toBe(true);
  await page.keyboard.press('b');
  expect(await frame.locator('[data-changed]').count()).toBe(0);
  await page.keyboard.press('0');
  // As wide as there is room for, though the picture has but 600 px.
  expect((await frame.locator('img').first().boundingBox())?.width).toBeGreaterThan(900);
  await page.keyboard.press('2');
  const pane = page.getByRole('region', { name: /^before, and now/ });
  const box = await pane.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 90, (box?.y ?? 0) + 20);
  await page.mouse.up();
  expect(Number(await page.getByRole('slider').inputValue())).toBeLessThan(50);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await violationsNow()).toEqual([]);
  const top = async (locator: ReturnType<Page['locator']>) => (await locator.boundingBox())?.y ?? 0;
  expect(await top(page.locator('main figure').first())).toBeLessThan(await top(page.locator('nav')));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  // Whoever looks at the pictures has what is decided about them in reach, wherever the page is scrolled to.
  const accept = page.locator('[data-decide] button').last();
  for (const to of [0, 99_999]) {
    await page.evaluate((y) => scrollTo(0, y), to);
    expect(await top(accept)).toBeGreaterThan(700);
    expect(await top(accept)).toBeLessThan(780);
  }
  expect(await page.getByText('Colour, 1 story').isVisible()).toBe(true);
  // It is English throughout, whatever the page around it is.
  const isRead = () => page.locator('main').evaluate((main) => getComputedStyle(main).direction);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  expect(await isRead()).toBe('ltr');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
  await page.evaluate(() => scrollTo(0, 0));
  expect(await top(page.getByRole('button', { name: /^Larger/ }))).toBeLessThan(
    await top(page.locator('main figure').first()),
  );
  await page.locator('nav li button').first().scrollIntoViewIfNeeded();
  await page.setViewportSize({ width: 375, height: 400 });
  await page.locator('nav li button').last().click();
  await expect.poll(() => top(page.locator('main'))).toBeGreaterThanOrEqual(0);
}, 90_000);

test('all modes of a story stand in rows, each as large as it has to be and at what changed, and larger where that is asked', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address());
  await page.locator('nav li', { hasText: '#1967d2' }).getByRole('button').first().click();
  await page.keyboard.press('6');
  const shown = page.getByRole('img', { name: 'light desktop, now' });
  const widthOf = async () => (await shown.boundingBox())?.width ?? 0;
  expect(await widthOf()).toBe(600);
  const frame = page.getByRole('region', { name: 'light phone, before' });
  const changed = await frame.locator('[data-changed]').boundingBox();
  const seen = await frame.boundingBox();
  expect(changed && seen && changed.x >= seen.x && changed.x + changed.width <= seen.x + seen.width).toBe(true);
  // A frame is no thicker than what it is around: of a picture that is shown small it is a hairline.
  const thickness = () =>
    frame.locator('[data-changed]').evaluate((one) => getComputedStyle(one).backgroundSize.split(', ')[0]);
  expect(await thickness()).toBe('8px 2px');
  await page.keyboard.press('-');
  await expect.poll(widthOf).toBe(400);
  expect(await thickness()).toBe('8px 1px');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(widthOf).toBe(900);
});

test('in a review, what is decided quickly is all written, also where the page is closed meanwhile', async () => {
  const accept = Desk.prototype.accept;
  const slow = vi.spyOn(Desk.prototype, 'accept').mockImplementation(async function (this: Desk, ...asked) {
    await new Promise((resolve) => setTimeout(resolve, 400));
    return accept.apply(this, asked);
  });
  const review = await serveReview({ report, baselines });
  const asked: string[] = [];
  const own = await browser.newPage();
  own.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const accepted = () => Object.keys(baselines.read()?.pictures ?? {});
  const hash = () => baselines.read()?.pictures['badge--one/light-phone']?.hash;
  const before = hash();
  try {
    await own.goto(review.url);
    for (const item of ['#1967d2', 'badge', 'chip']) {
      await own.locator('nav li', { hasText: item }).getByRole('button').click();
      await own.getByRole('button', { name: 'Accept', exact: true }).click();
    }
    expect(await own.getByText('writing…').count()).toBe(1);
    await own.goto('about:blank');
    expect(asked).toEqual(['beforeunload']);
    await expect.poll(accepted, { timeout: 10_000 }).toContain('chip--one/light-phone');
    expect(hash()).not.toBe(before);
    const undone = await browser.newPage();
    await undone.goto(review.url);
    for (const item of ['#1967d2', 'badge', 'chip']) {
      await undone.locator('nav li', { hasText: item }).getByRole('button').click();
      await undone.getByRole('button', { name: 'Take back' }).click();
    }
    await expect.poll(hash).toBe(before);
    await expect.poll(() => undone.getByText('writing…').count()).toBe(0);
    await undone.close();
  } finally {
    slow.mockRestore();
    await own.close();
    await review.close();
  }
}, 90_000);

test('one picture of a decision is rejected while the others are accepted, and nothing else is written', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const review = await serveReview({ report, baselines });
  const hashes = () =>
    ['desktop', 'phone'].map((width) => baselines.read()?.pictures[`button--one/light-${width}`]?.hash);
  const before = hashes();
  const items = page.locator('nav li', { hasText: '#1967d2' });
  try {
    await page.goto(review.url);
    await items.getByRole('button').click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Components/button: One · light phone').waitFor();
    await page.keyboard.press('s');
    await expect.poll(() => items.count()).toBe(2);
    expect(await current()).toContain('1 picture');
    // It is one with the others again, and by itself again.
    await page.getByRole('button', { name: 'Decide with the others' }).click();
    await expect.poll(() => items.count()).toBe(1);
    await page.getByRole('button', { name: 'Decide alone' }).click();
    await page.keyboard.press('r');
    await page.getByLabel('Why it is rejected').fill('Too dark on a phone.');
    await items.first().getByRole('button').click();
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => hashes()[0]).not.toBe(before[0]);
    expect(hashes()[1]).toBe(before[1]);
    // Whoever opens it elsewhere finds the two as they were decided.
    const other = await browser.newPage();
    await other.goto(review.url);
    const found = other.locator('nav li', { hasText: '#1967d2' });
    await expect.poll(() => found.count()).toBe(2);
    await expect.poll(() => found.first().textContent()).toContain('Accepted');
    await expect.poll(() => found.last().textContent()).toContain('Rejected');
    await found.last().getByRole('button').click();
    expect(await other.getByLabel('Why it is rejected').inputValue()).toBe('Too dark on a phone.');
    await other.close();
    for (const item of [items.last(), items.first()]) {
      await item.getByRole('button').click();
      await page.getByRole('button', { name: 'Take back' }).click();
    }
    await expect.poll(hashes).toEqual(before);
    await expect.poll(() => readRejections(report)).toEqual({});
    await page.evaluate(() => localStorage.clear());
  } finally {
    await review.close();
  }
}, 90_000);

test('in a review, accepting writes the baselines at once, and taking back puts them back', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const review = await serveReview({ report, baselines });
  try {
    await page.goto(review.url);
    const item = page.locator('nav li', { hasText: '#1967d2' });
    await item.getByRole('button').click();
    const hash = () => baselines.read()?.pictures['button--one/light-phone']?.hash;
    const before = hash();
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(hash).not.toBe(before);
    await page.reload();
    await item.getByText('Accepted').waitFor();
    await item.getByRole('button').click();
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(hash).toBe(before);
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByLabel('Why it is rejected').pressSequentially('No.');
    await expect.poll(() => readRejections(report)['button--one/light-phone']?.reason).toBe('No.');
    await page.reload();
    await item.getByText('Rejected').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    await approve(['chip--one'], report, baselines);
    log.mockRestore();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await page.locator('nav li', { hasText: 'chip' }).getByText('Accepted').waitFor();
    await page.getByText('2 open').waitFor();
    await review.close();
    // The page of the report is as it was written; what it shows and nobody is asked about any more is accepted.
    const again = await serveReview({ report, baselines });
    await page.goto(again.url);
    await page.locator('nav li', { hasText: 'chip' }).getByText('Accepted').waitFor();
    await again.close();
  } finally {
    await review.close();
  }
}, 90_000);
