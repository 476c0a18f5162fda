import { expect, test } from 'vitest';
import { newPage, site } from './browser.ts';

/** An address without encryption that is not this machine's own, to the browser. */
const notSecure = () => site().replace(/127\.0\.0\.1|localhost/, '0.0.0.0');

test('at an address without encryption forms open, keep what was typed, and save', async () => {
  const page = await newPage({ at: notSecure() });
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.goto(`${notSecure()}#/~repair-desk/customers/new`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Novak');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
  await page.reload();
  await page.getByText('Your draft').first().waitFor();
  await page.getByRole('button', { name: 'Add a customer' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ada Novak' }).waitFor();
  expect(page.wrong).toEqual([]);
});
