import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { go, newPage, openFile, site } from './browser.ts';

const height = 700;

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return box;
}

async function isCovered(page: Page, kept: Locator) {
  const one = await boxOf(kept);
  const messages = await boxOf(page.getByRole('region', { name: /Notifications/ }).getByRole('list'));
  const isApart = one.y + one.height <= messages.y || messages.y + messages.height <= one.y;
  return !isApart && one.x < messages.x + messages.width && messages.x < one.x + one.width;
}

async function cancelFirst(page: Page) {
  await page
    .getByRole('button', { name: /^Actions for R-/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep it' }).waitFor();
  await question.getByRole('button', { name: 'Cancel the repair' }).click();
  await question.waitFor({ state: 'detached' });
}

test.each([1280, 375])('at %d pixels no message covers the pager, wherever the page is scrolled to', async (width) => {
  const page = await newPage({ width, height });
  // What can be cancelled comes first, and there is more than one page of repairs.
  await go(page, '/~repair-desk/repairs?sort=status');
  await cancelFirst(page);
  await page
    .getByText(/^R-\d+ is now Cancelled$/)
    .first()
    .waitFor();
  // A message that has the focus stays, however long this takes.
  const open = page.getByRole('button', { name: 'Open', exact: true });
  await open.focus();
  const pager = page.getByRole('navigation', { name: 'Pages' });
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  let seen = 0;
  for (const above of [0, 20, 50, 90, 140, 220]) {
    await page.evaluate((y) => scrollTo(0, y), Math.max(end - above, 0));
    await expect.poll(() => isCovered(page, pager)).toBe(false);
    const { y } = await boxOf(pager);
    if (y < height) seen++;
  }
  expect(seen).toBeGreaterThan(2);
  // From the message to the record, and nothing is left of the list on its page.
  await open.click();
  await page.getByRole('heading', { level: 1, name: /^R-/ }).waitFor();
  expect(page.wrong).toEqual([]);
});

test('on a phone no message covers what can be done with a record', async () => {
  const page = await newPage({ width: 375, height });
  await go(page, '/~repair-desk/repairs?filter%5Bstatus%5D=agreed');
  await page.getByRole('link', { name: /^R-/ }).first().click();
  await page.getByRole('button', { name: 'Preview as' }).click();
  await page.getByRole('menuitemradio', { name: 'Manager' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page
    .getByText(/^R-\d+ is now Ready/)
    .first()
    .waitFor();
  const edit = page.getByRole('main').getByRole('link', { name: 'Edit' });
  expect((await boxOf(edit)).y).toBeGreaterThan(height * 0.75);
  await expect.poll(() => isCovered(page, edit.locator('..'))).toBe(false);
});

test('a transition that lacks an answer says of which field, and leads to the form', async () => {
  const page = await newPage();
  await openFile(page, 'clinic.md', clinic);
  await page.waitForURL(/#\/~file\//);
  await page.goto(`${site()}#/~file/appointments`);
  await page.getByRole('link', { name: 'Vaccination' }).first().click();
  await page.getByRole('button', { name: 'Pay' }).click();
  const refused = page.getByRole('alert').filter({ hasText: 'Price: Priced' });
  await refused.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Price').fill('12');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.getByText('Paid').first().waitFor();
});

const clinic = `# Clinic

## 2. Screens

\`\`\`yaml
appointments: { path: /appointments, kind: list, entity: appointment, columns: [reason, price, status] }
appointment: { path: "/appointments/:id", kind: detail, entity: appointment }
Change appointment: { path: "/appointments/:id/edit", kind: edit, entity: appointment }
\`\`\`

## 3. Entities

\`\`\`yaml
appointment:
  display: reason
  fields:
    reason: { type: string, required: true }
    price: { type: number }
    status: { type: string }
  samples: [{ reason: Vaccination, status: treated }]
\`\`\`

## 4. States

\`\`\`yaml
appointment: { field: status, initial: treated, states: { treated: {}, paid: {} }, transitions: { pay: treated -> paid } }
\`\`\`

## 5. Rules

\`\`\`yaml
priced: { entity: appointment, when: "record.status == 'paid'", assert: record.price != null, at: [price] }
\`\`\`
`;
