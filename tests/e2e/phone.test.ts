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
