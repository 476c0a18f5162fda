import { expect, test } from 'vitest';
import { go, newPage } from './browser.ts';

test('what is typed at once behind the first key of the palette is typed into it', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs');
  await page.getByRole('link', { name: /^R-/ }).first().focus();
  for (const delay of [5, 30, 100]) {
    await page.keyboard.press('j');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('export', { delay });
    const box = page.getByRole('combobox', { name: 'Find and do' });
    await expect.poll(() => box.inputValue()).toBe('export');
    await page.reload();
    await page.getByRole('link', { name: /^R-/ }).first().waitFor();
  }
});

test('from the keyboard alone to a record, to what can be done with it, and to a page about the document', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs');
  const row = page.getByRole('link', { name: /^R-/ }).first();
  const number = (await row.textContent()) ?? '';
  const palette = page.getByRole('combobox', { name: 'Find and do' });
  const chosen = page.locator('[role=option][data-highlighted]');

  await page.keyboard.press('Control+k');
  await page.keyboard.type(number);
  // What tells it from other numbers stands beside it.
  await page.getByRole('option', { name: new RegExp(`^${number} \\S.* · \\S.* Repair$`) }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: number }).waitFor();
  await palette.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');

  await page.getByRole('button', { name: /^Find/ }).click();
  await palette.fill('customers');
  await expect.poll(() => chosen.textContent()).toBe('Customers');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();

  await page.keyboard.press('Control+k');
  await palette.fill('gaps');
  await expect.poll(() => chosen.textContent()).toMatch(/gaps/i);
  await page.keyboard.press('Enter');
  await page.waitForURL(/_specification\/gaps/);

  await page.keyboard.press('Control+k');
  await palette.fill('dark');
  // It was opened while the page was still coming, which takes nothing away.
  await page.locator('main h1', { hasText: /gaps/i }).waitFor();
  await expect.poll(() => chosen.textContent()).toMatch(/dark/i);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');

  await page.keyboard.press('Control+k');
  await palette.waitFor();
  await page.keyboard.press('Escape');
  await palette.waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('Ctrl+K').waitFor();
  await page.keyboard.press('Escape');

  await page.goto(page.url().replace('/gaps', ''));
  const box = page.getByRole('combobox', { name: 'Find in the specification' });
  await box.waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('noteLength value');
  await page.keyboard.press('Enter');
  await page.waitForURL(/constants\?at=constants\.noteLength\.value$/);
  expect(page.wrong).toEqual([]);
});

test.each(['', '?as=board'])(
  'what can be done with a row is a key away, and found by name while one stands on it: %s',
  async (as) => {
    const page = await newPage();
    const menu = page.getByRole('menu');
    await go(page, `/~repair-desk/repairs${as}`);
    await page.getByRole('link', { name: /^R-/ }).first().waitFor();
    const find = async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('actions for');
    };
    // Nowhere yet: nothing to find.
    await find();
    await page.getByText(/^Nothing/).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('j');
    await page.keyboard.press('.');
    const button = await menu.getAttribute('aria-labelledby');
    const name = (await page.locator(`[id="${button}"]`).getAttribute('aria-label')) ?? '';
    expect(name).toMatch(/^Actions for R-/);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await find();
    await page.getByRole('option', { name }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Open', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: name.replace('Actions for ', '') }).waitFor();
    await page.context().close();
  },
);

test('of what fits in a list more than is shown, all of it is a step away', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs');
  await page.getByRole('link', { name: /^R-/ }).first().waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find and do' }).fill('R-0000');
  const all = page.getByRole('option', { name: /^All \d+ in Repairs$/ });
  const count = /\d+/.exec((await all.textContent()) ?? '')?.[0];
  expect(Number(count)).toBeGreaterThan(5);
  await all.click();
  await page.waitForURL(/repairs\?q=R-0000/);
  await page.getByText(`1–25 of ${count}`).waitFor();
});

test('what the document states is found, and leads to what draws it', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs');
  await page.getByRole('link', { name: /^R-/ }).first().waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find and do' }).fill('hourly rate');
  const stated = page.getByRole('group', { name: 'In the specification' }).getByRole('option');
  await stated.first().waitFor();
  await stated.first().click();
  await page.waitForURL(/_specification\/constants\?at=constants\.hourlyRate$/);
  await page.locator('[aria-current=location]', { hasText: 'hourly' }).waitFor();
});
