import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage, site } from './browser.ts';

test.each([320, 375])(
  'at %d pixels the bar is one row, and what can be done with a record is at the lower edge',
  async (width) => {
    const height = 700;
    const page = await newPage({ width, height, at: `${site()}#/~repair-desk/repairs?filter%5Bstatus%5D=received` });
    await page.getByRole('link', { name: /^R-/ }).first().click();
    const edit = page.getByRole('main').getByRole('link', { name: 'Edit' });
    await edit.waitFor();
    const bar = await page.getByRole('banner').first().boundingBox();
    expect(bar?.height).toBeLessThan(60);
    const before = await edit.boundingBox();
    expect(before?.y).toBeGreaterThan(height * 0.75);
    await page.mouse.wheel(0, 2000);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await edit.boundingBox()).toEqual(before);
    expect(page.wrong).toEqual([]);
  },
);

/** What has the focus, where something lies upon it or it is out of sight; nothing where it is to be seen. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const { left, width, top, bottom, height } = (element ?? document.body).getBoundingClientRect();
    if (!element || element === document.body || height < 3 || height > innerHeight / 2) return undefined;
    const isSeen = [top + 2, bottom - 2].every((y) => {
      const upmost = document.elementFromPoint(left + width / 2, y);
      return upmost && (element.contains(upmost) || upmost.contains(element));
    });
    return isSeen ? undefined : element.outerHTML.slice(0, 120);
  });

/** Whether words are within the window. */
const isInSight = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test.each([320, 1280])(
  'at %d pixels, choosing a first row moves none, and what can be done with it stays at the lower edge',
  async (width) => {
    const page = await newPage({ width, height: 700, at: `${site()}#/~repair-desk/repairs` });
    const first = page.getByRole('link', { name: /^R-/ }).first();
    await first.waitFor();
    const before = await first.boundingBox();
    await page
      .getByRole('checkbox', { name: /^Select R-/ })
      .first()
      .click();
    await expect.poll(() => isInSight(page, '1 selected')).toBe(true);
    expect(await first.boundingBox()).toEqual(before);
    await page.mouse.wheel(0, 900);
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(0);
    expect(await isInSight(page, '1 selected')).toBe(true);
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab');
      expect(await covered(page)).toBeUndefined();
    }
  },
);

test('a form is sent with the thumb, and its buttons never lie upon what has the focus', async () => {
  const page = await newPage({
    width: 375,
    height: 600,
    at: `${site()}#/~repair-desk/repairs?filter%5Bstatus%5D=received`,
  });
  await page.getByRole('link', { name: /^R-/ }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();
  const save = page.getByRole('button', { name: 'Save' });
  await page.getByLabel('Fault').waitFor();
  const box = await save.boundingBox();
  expect(box && box.y > 450 && box.y + box.height <= 600, JSON.stringify(box)).toBe(true);
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 35; presses++) {
      await page.keyboard.press(key);
      expect(await covered(page)).toBeUndefined();
    }
});

test('a table that scrolls sideways brings what has the focus out from under its first column', async () => {
  const page = await newPage({ width: 375, height: 600, at: `${site()}#/~repair-desk/_specification/access` });
  await page.getByRole('gridcell').getByRole('button').first().focus();
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press(presses % 3 < 2 ? 'ArrowRight' : 'ArrowDown');
    expect(await covered(page)).toBeUndefined();
  }
});

test('a list tells what it is sorted by, and each of its records what that is; a day of the calendar more than numbers', async () => {
  const page = await newPage({ width: 390, height: 844, at: `${site()}#/~repair-desk/repairs?sort=dueOn` });
  const record = page.getByRole('row').filter({ hasText: /R-\d/ }).first();
  await record.getByText('Due on').waitFor();
  await page
    .getByRole('button', { name: /^Sorted by Due on/ })
    .getByText('Due on ↑', { exact: true })
    .waitFor();
  await page.goto(`${site()}#/~repair-desk/repairs?as=calendar`);
  const entry = page
    .getByRole('listitem')
    .getByRole('link', { name: /^R-\d+/ })
    .first();
  await expect.poll(() => entry.innerText()).toMatch(/^R-\d+\s+[^\d\s]/);
  // What keeps a view takes no line of its own beside the views.
  await page.goto(`${site()}#/~berghuette?q=a`);
  const keep = page.getByRole('button', { name: 'Ansicht speichern' });
  await keep.waitFor();
  const views = page.getByRole('group').filter({ has: keep });
  await expect.poll(async () => (await views.boundingBox())?.height).toBeLessThan(40);
  // Notes of what is missing leave it its words.
  await page.evaluate(() => localStorage.setItem('ninefold.show-gaps', 'yes'));
  await page.goto(`${site()}#/~berghuette/rooms`);
  await page.reload();
  await page
    .getByRole('button', { name: /^1 kleinere Lücke/ })
    .first()
    .waitFor();
  const order = page.getByRole('button', { name: /^Sortiert nach/ }).getByText('Name ↑', { exact: true });
  expect(await order.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0);
});

test('with letters twice as large a record is read, not covered by what can be done with it', async () => {
  const at = `${site()}#/~repair-desk/repairs?filter%5Bstatus%5D=received`;
  const page = await newPage({ width: 320, height: 700, at });
  await page.getByRole('link', { name: /^R-/ }).first().click();
  const edit = page.getByRole('main').getByRole('link', { name: 'Edit' });
  await edit.waitFor();
  const positionOfBar = () =>
    edit.evaluate(({ parentElement }) => getComputedStyle(parentElement ?? document.body).position);
  await expect.poll(() => positionOfBar()).toBe('fixed');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(positionOfBar).toBe('static');
  await page.setViewportSize({ width: 320, height: 480 });
  await edit.click();
  const save = page.getByRole('button', { name: 'Save' });
  await expect
    .poll(() => save.evaluate(({ parentElement }) => getComputedStyle(parentElement ?? document.body).position))
    .toBe('static');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
