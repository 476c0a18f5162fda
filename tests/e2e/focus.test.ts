import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { go, newPage } from './browser.ts';

/** Opens something, leaves it with Escape, and asks whether whoever opened it is where they were. */
async function comesBackTo(page: Page, opener: Locator, opened: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  await opened.waitFor();
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'detached' });
  await expect
    .poll(() => opener.evaluate((element) => element === document.activeElement), { timeout: 3000 })
    .toBe(true);
}

const focusedHeading = (page: Page) => page.evaluate(() => document.querySelector('h1:focus')?.textContent);

test('whoever leaves what was opened is where they were', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs?filter%5Bstatus%5D=received');
  const record = page.getByRole('link', { name: /^R-/ }).first();
  await record.waitFor();
  const dialog = page.getByRole('dialog');
  const menu = page.getByRole('menu');

  await comesBackTo(page, page.getByRole('button', { name: /^Find/ }), dialog);
  for (const keys of ['Control+k', '?']) {
    await record.focus();
    await page.keyboard.press(keys);
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => record.evaluate((element) => element === document.activeElement)).toBe(true);
  }
  await comesBackTo(page, page.getByRole('button', { name: /^Actions/ }).first(), menu);
  await comesBackTo(page, page.getByRole('button', { name: /^Filter/ }), dialog);
  await comesBackTo(page, page.getByRole('button', { name: /^Sorted/ }), dialog);
  await comesBackTo(page, page.getByRole('button', { name: /^Display/ }), dialog);
  await page.getByRole('button', { name: /^Display/ }).press('Enter');
  // A column that is left out stands elsewhere from then on, and the way back is gone once it was taken.
  for (const pressed of [
    dialog.getByRole('checkbox', { name: 'Technician' }),
    dialog.getByRole('button', { name: /stated/ }),
  ]) {
    await pressed.press('Space');
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  const more = page.getByRole('main').getByRole('button', { name: /^More/ });
  await comesBackTo(page, more, menu);
  for (const entry of await namesOfDialogs(page, more)) {
    await more.click();
    await page.getByRole('menuitem', { name: entry }).click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => more.evaluate((element) => element === document.activeElement)).toBe(true);
  }

  await record.click();
  const cancel = page.getByRole('main').getByRole('button', { name: /^Cancel/ });
  await comesBackTo(page, cancel, page.getByRole('alertdialog'));
  await cancel.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Cancel/ })
    .last()
    .click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  // The button is gone with the state, and the focus is on what was acted upon: never on the next action.
  await cancel.waitFor({ state: 'detached' });
  await expect.poll(() => focusedHeading(page)).toMatch(/^R-/);
  expect(page.wrong).toEqual([]);
});

test('the next chapter is read from its beginning', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/_specification/lifecycles');
  const before = page
    .getByRole('main')
    .getByRole('link', { name: /Entities and fields/ })
    .last();
  // Above it things grow as they come.
  const goDown = () =>
    before.evaluate((link) => {
      link.scrollIntoView();
      return scrollY;
    });
  await expect.poll(goDown).toBeGreaterThan(100);
  await before.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /Entities and fields/ }).waitFor();
  await expect.poll(() => page.evaluate(() => [scrollY, document.activeElement?.localName])).toEqual([0, 'main']);
  expect(page.wrong).toEqual([]);
});

/** The entries of a list's menu that open a dialog: they end in an ellipsis. */
async function namesOfDialogs(page: Page, more: Locator): Promise<string[]> {
  await more.click();
  const names = await page.getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  return names.filter((name) => name.endsWith('…'));
}

test('whoever lays a list out otherwise is at the button of that still', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs');
  const display = page.getByRole('button', { name: 'Display' });
  for (const layout of ['Board', 'Table']) {
    await display.focus();
    await page.keyboard.press('Enter');
    const choice = page.getByRole('radio', { name: layout });
    // The sheet may still be on its way to its place.
    await expect
      .poll(async () => {
        await choice.click();
        return page.url();
      })
      .toContain(`as=${layout.toLowerCase()}`);
    await page.keyboard.press('Escape');
    await expect.poll(() => display.evaluate((one) => one === document.activeElement)).toBe(true);
  }
});

test('whoever turns to another language stays where they are', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs');
  const row = page.getByRole('link', { name: /^R-/ }).nth(2);
  const number = await row.innerText();
  await row.focus();
  for (const [said, code] of [
    ['Deutsch', 'de'],
    ['العربية', 'ar'],
    ['English', 'en'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').last().fill(said);
    await page.getByRole('option', { name: said }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(code);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(number);
  }
});
