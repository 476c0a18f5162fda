import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buildSite } from '#tooling/build-site';
import { root } from '#tooling/run';
import { serveFolder } from '#tooling/serve-folder';
import { newPage } from './browser.ts';

const folder = join(root, 'node_modules', '.cache', 'ninefold', 'product-alone');
const assets = join(folder, 'assets');
let served: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  process.env.NINEFOLD_DOCUMENT = 'examples/repair-desk.md';
  await buildSite(folder, { quiet: true });
  process.env.NINEFOLD_DOCUMENT = undefined;
  served = await serveFolder(folder);
});
afterAll(() => served.close());

const namesIn = (names: readonly string[]) => names.map((name) => name.replace(/-[\w-]{7,8}\.\w+$/, ''));

/** What only those need who make a product, by the names of what the build makes of it. */
const tools = [
  'about-pages',
  'specification',
  'vocabulary',
  'gap-words-list',
  'missing-facts',
  'problem-list',
  'reading',
];

test('with its specification a site has what it is made with, alone it has not', async () => {
  const full = await fetch(inject('site')).then((answer) => answer.text());
  const withAll = namesIn(readdirSync(join(root, 'node_modules', '.cache', 'ninefold', 'site', 'assets')));
  expect(full).toContain('assets/');
  expect(tools.filter((tool) => !withAll.includes(tool))).toEqual([]);
  const alone = namesIn(readdirSync(assets));
  expect(alone.length).toBeGreaterThan(20);
  expect(tools.filter((tool) => alone.includes(tool))).toEqual([]);
});

test('the product alone carries neither the text of its document nor another one', () => {
  const code = readdirSync(assets).map((name) => readFileSync(join(assets, name), 'utf8'));
  const carries = (words: string) => code.some((one) => one.includes(words));
  expect(carries('Ready for pickup')).toBe(true);
  expect(carries('Screens and routes')).toBe(false);
  expect(carries('virtual:example')).toBe(false);
  expect(namesIn(readdirSync(assets))).not.toContain('repair-desk');
});

test('the product alone carries no words that only those read who make it', () => {
  const code = readdirSync(assets).map((name) => readFileSync(join(assets, name), 'utf8'));
  const words = [
    ['of the overview', 'Nothing is missing.', 'Hier fehlt nichts.', 'the wording of errors'],
    ['of who makes it', 'Show gaps', 'Lücken zeigen', 'About this product', 'Preview as', '_specification'],
    ['of what leads to it', 'All gaps', 'Alle Lücken', 'Vocabulary', '検証ルール', 'المفردات'],
    ['of the chapters', 'No duplicates', 'Kein Eintrag doppelt', '同じものは1つだけ'],
    ['of gaps', 'What limit is meant here', 'Nothing is limited.'],
    ['of problems', 'says nothing of', 'it is none of the choices'],
    ['of the vocabulary', 'Which of its records may be chosen', 'Die größte Zahl von Einträgen.'],
  ];
  for (const [table = '', ...some] of words)
    expect([table, some.filter((one) => code.some((script) => script.includes(one)))]).toEqual([table, []]);
});

test('who uses the product alone meets no trace of how it was made', async () => {
  const page = await newPage({ at: served.url });
  await page.getByRole('link', { name: /^R-/ }).first().waitFor();
  expect(await page.getByRole('button', { name: 'Preview as' }).count()).toBe(0);
  expect(await page.getByRole('switch', { name: 'Show gaps' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Specification' }).count()).toBe(0);
  for (const path of ['/_specification', '/_specification/screens', '/_specification/vocabulary']) {
    await page.goto(`${served.url}#${path}`);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  }
  await page.getByRole('link', { name: /^Back to / }).click();
  await page.getByRole('link', { name: /^R-/ }).first().waitFor();
  await page.goto(`${served.url}#/~repair-desk/repairs`);
  await page.getByRole('heading', { level: 1, name: 'Document not found' }).waitFor();
  expect(page.wrong).toEqual([]);
});
