import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { go, newPage } from './browser.ts';

/** What has the focus, as a screen reader would say it. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    const labels = (element as HTMLInputElement | null)?.labels;
    return (element?.getAttribute('aria-label') ?? labels?.[0]?.innerText ?? element?.innerText ?? '').trim();
  });
}

/** Presses Tab until something is reached; fails where it never is. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    if (name.test(at)) return;
  }
  throw new Error(`Tab never reaches ${name}; it is at ${await focused(page)}`);
}

test('a repair is found and a customer written down, with the keyboard alone', async () => {
  const page = await newPage();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, /^Skip to content/);
  await tabTo(page, /^Repair desk/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Repairs' }).waitFor();

  await tabTo(page, /^Search/);
  await page.keyboard.type('R-000012');
  await expect.poll(() => page.locator('thead tr, tbody tr').count()).toBe(2);
  const owner = page.locator('tbody tr').first().locator('td:nth-child(4)');
  await expect.poll(() => owner.innerText()).toMatch(/^\S+ \S+/);
  const customer = await owner.innerText();
  await tabTo(page, /^R-000012/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'R-000012' }).waitFor();
  const place = () => page.evaluate(() => document.activeElement?.localName);
  await expect.poll(place).toBe('main');
  await page.goBack();
  await expect.poll(() => focused(page)).toBe('R-000012');

  await page.keyboard.press('c');
  await page.getByRole('heading', { level: 1, name: 'Take in an appliance' }).waitFor();
  // Whoever comes to write something down begins at once.
  await expect.poll(() => focused(page)).toMatch(/^Customer\b/);
  await page.keyboard.type(customer);
  // The other makes one more of that name; the first is what Enter takes.
  await page
    .getByRole('option', { name: customer, selected: true })
    .or(page.locator('[role=option][data-highlighted]'))
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Appliance\b/);
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Next$/);
  await page.keyboard.press('Enter');
  // Nobody presses sixty keys before the next step is there.
  await page.getByLabel(/^Fault/).waitFor();
  await tabTo(page, /^Fault/);
  await page.keyboard.type('It does not drain and hums for a minute.');
  // Where Enter is a new line.
  await page.keyboard.press('Control+Enter');
  await page.getByText('Due on').waitFor();
  await tabTo(page, /^Take in an appliance$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'R-000041' }).waitFor();
});

test('the focus is always to be seen', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs');
  await page.getByRole('link', { name: /^R-/ }).first().waitFor();
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return true;
      const outlineOf = (pseudo?: string) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      };
      return outlineOf() || outlineOf('::after') || outlineOf('::before');
    });
    expect(seen, await focused(page)).toBe(true);
  }
});
