import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { readPixels } from '../visual/baselines.ts';
import { placesOf } from '../visual/places.ts';
import { newPage, site } from './browser.ts';

const now = new Date('2026-03-02T10:00:00Z');

const pictureOf = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
  await page.evaluate(() => document.fonts.ready);
  return readPixels(await page.locator('main').screenshot({ animations: 'disabled' }));
};

/** Pictures are taken of stories alone: style sheet, fonts, icons, what comes later and what is forbidden are the site's own. */
test.each([
  ['a form', '~berghuette/bookings/new', 'new-booking-filled', 1280],
  ['a list on a phone', '~berghuette/rooms', 'rooms-filled', 375],
])('what is built looks as its story does: %s', async (_, address, name, width) => {
  const story = `products-${encodeURIComponent('berghütte-steinkar')}--${name}`;
  const pages = await Promise.all([newPage({ width, at: 'about:blank' }), newPage({ width, at: 'about:blank' })]);
  const addresses = [`${inject('storybook')}iframe.html?viewMode=story&id=${story}`, `${site()}#/${address}`];
  for (const [index, page] of pages.entries()) {
    await page.clock.setFixedTime(now);
    await page.addInitScript(() => localStorage.setItem('ninefold.locale.berghuette', 'de'));
    await page.goto(addresses[index] ?? '');
  }
  const [drawn, built] = pages;
  expect(placesOf(await pictureOf(drawn), await pictureOf(built))).toEqual([]);
  expect(built.wrong).toEqual([]);
});
