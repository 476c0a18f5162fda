import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { sampleRecords } from '#backend';
import { compile } from '#specification';
import { read } from '#specification/reading';
import { readPixels } from '../visual/baselines.ts';
import { placesOf } from '../visual/comparison/places.ts';
import { fileOf, newPage, site } from './browser.ts';

/** The day of all stories. */
const now = new Date('2026-03-09T10:00:00Z');

const pictureOf = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
  await page.evaluate(() => document.fonts.ready);
  return readPixels(await page.locator('main').screenshot({ animations: 'disabled' }));
};

/** A page of a story, and one of the built site, both on the day of all stories and in one language. */
async function pagesAt(story: string, width: number) {
  const pages = await Promise.all([newPage({ width, at: 'about:blank' }), newPage({ width, at: 'about:blank' })]);
  for (const page of pages) {
    await page.clock.setFixedTime(now);
    await page.addInitScript(() => localStorage.setItem('ninefold.locale.berghuette', 'de'));
  }
  const [drawn, built] = pages;
  await drawn.goto(`${inject('storybook')}iframe.html?viewMode=story&id=${story}`);
  return { drawn, built };
}

/** Where a screen is, of one that needs a record with the first of the samples, as in its story. */
async function addressOf(name: string): Promise<string> {
  const product = compile(
    read(readFileSync(fileOf('examples', 'berghuette.md'), 'utf8'), 'berghuette.md').specification,
  );
  const screen = product.screen(name);
  const records = await sampleRecords(product, now);
  return screen?.addressOf(records[screen.entity?.name ?? '']?.[0]?.values ?? {}) ?? '/';
}

/** Pictures are taken of stories alone: style sheet, fonts, icons, what comes later and what is forbidden are the site's own. */
test.each([
  ['a form', 'newBooking', 'new-booking', 1280],
  ['a list on a phone', 'rooms', 'rooms', 375],
  ['a record', 'booking', 'booking', 1280],
  ['a record on a phone', 'guest', 'guest', 375],
  ['a record that is edited', 'editBooking', 'edit-booking', 1280],
  ['a dashboard', 'overview', 'overview', 1280],
])('what is built looks as its story does: %s', async (_, screen, story, width) => {
  const { drawn, built } = await pagesAt(
    `products-${encodeURIComponent('berghütte-steinkar')}--${story}-filled`,
    width,
  );
  await built.goto(`${site()}#/~berghuette${await addressOf(screen)}`);
  expect(placesOf(await pictureOf(drawn), await pictureOf(built))).toEqual([]);
  expect(built.wrong).toEqual([]);
});
