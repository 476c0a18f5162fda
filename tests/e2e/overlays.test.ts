import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage, openFile, site } from './browser.ts';

/** The repairs, before anybody touched pointer or keyboard: nothing that opens is there yet. */
async function untouched(): Promise<Page> {
  const page = await newPage();
  await openRepairs(page);
  return page;
}

async function openRepairs(page: Page) {
  await page.goto(`${site()}#/~repair-desk/repairs`);
  await page.getByRole('link', { name: /^R-/ }).first().waitFor();
}

const focusedRole = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('role'));

test.each(['Enter', 'ArrowDown', ' '])('the first press of %j opens a menu on its first entry', async (key) => {
  const page = await untouched();
  const more = page.getByRole('button', { name: 'More', exact: true });
  await expect.poll(() => more.getAttribute('aria-haspopup')).toBe('menu');
  await expect.poll(() => more.getAttribute('aria-expanded')).toBe('false');
  await more.evaluate((element) => element.focus());
  await page.keyboard.press(key);
  await expect.poll(() => more.getAttribute('aria-expanded')).toBe('true');
  await expect.poll(() => focusedRole(page)).toBe('menuitemradio');
  const first = page.getByRole('menuitemradio').first();
  await expect.poll(() => first.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  const second = page.getByRole('menuitemradio').nth(1);
  await expect.poll(() => second.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => more.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => more.getAttribute('aria-expanded')).toBe('false');
});

test('the first press of a pointer opens filters, which take the focus', async () => {
  const page = await untouched();
  const filter = page.getByRole('button', { name: 'Filter' });
  await expect.poll(() => filter.getAttribute('aria-haspopup')).toBe('dialog');
  await filter.click();
  const dialog = page.getByRole('dialog', { name: 'Filter' });
  await dialog.waitFor();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => filter.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('what opens and does not come can be asked for again', async () => {
  const page = await newPage({ at: 'about:blank' });
  let isOffline = true;
  // It is not loaded ahead either.
  await page.route('**/menu-*.js', (route) => (isOffline ? route.abort() : route.continue()));
  await openRepairs(page);
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  await page.getByRole('alert').filter({ hasText: 'It could not be loaded' }).waitFor();
  // Nothing else is taken away for it.
  expect(await page.getByRole('link', { name: /^R-/ }).first().isVisible()).toBe(true);
  isOffline = false;
  // A browser may keep in mind that a module failed: then the page is loaded anew, and the press after that is heard.
  const press = async () => {
    if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
    return page.getByRole('menuitemradio').count();
  };
  await expect.poll(press, { interval: 300, timeout: 10_000 }).toBeGreaterThan(0);
});

test('the way back closes what is open before it leaves the page', async () => {
  const page = await newPage();
  await page.goto(`${site()}#/~repair-desk/repairs?filter%5Bstatus%5D=received`);
  await page.getByRole('link', { name: /^R-/ }).first().click();
  const cancel = page.getByRole('main').getByRole('button', { name: /^Cancel/ });
  await cancel.click();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  const record = page.url();
  await page.goBack();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => page.url()).toBe(record);
  await expect.poll(() => cancel.evaluate((element) => element === document.activeElement)).toBe(true);
  for (const key of ['?', 'Control+k']) {
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).toBe(record);
  }
  await page.goBack();
  await expect.poll(() => page.url()).toMatch(/repairs\?/);
});

test('what finds anything does not stay open over another page', async () => {
  const page = await newPage();
  await page.goto(`${site()}#/~repair-desk/repairs`);
  await page.getByRole('link', { name: /^R-/ }).first().waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.goto(`${site()}#/~repair-desk/customers`);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Repairs' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('on a phone it closes sheets and menus one after the other', async () => {
  const page = await newPage({ width: 390, height: 800 });
  await openRepairs(page);
  await page.getByRole('link', { name: /^R-/ }).first().click();
  await page.getByRole('heading', { name: /^R-/ }).waitFor();
  await page.goto(`${site()}#/~repair-desk/repairs`);
  for (const [name, role] of [
    [/^Filter/, 'dialog'],
    [/^Actions/, 'menu'],
  ] as const) {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole(role).waitFor();
    await page.goBack();
    await page.getByRole(role).waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).toMatch(/\/repairs$/);
  }
  await page.goBack();
  await expect.poll(() => page.url()).toMatch(/\/repairs\/R-/);
});

const boats = `# Boats

## 2. Screens

\`\`\`yaml
trips: { kind: list, entity: trip }
new-trip: { kind: create, entity: trip, path: /trips/new, steps: [[boat], [note]] }
new-boat: { kind: create, entity: boat, path: /boats/new, steps: [[name], [colour]] }
\`\`\`

## 3. Entities

\`\`\`yaml
boat: { display: name, fields: { name: { type: string }, colour: { type: string } } }
trip: { fields: { boat: { type: reference, to: boat }, note: { type: string } } }
\`\`\`
`;

test('a form in steps goes back through them, after what is open over it; in a dialog, too', async () => {
  const page = await newPage();
  await openFile(page, 'boats.md', boats);
  await page.getByRole('link', { name: 'Trips', exact: true }).click();
  await page.getByRole('link', { name: 'New trip' }).first().click();
  await page.getByRole('button', { name: 'Next' }).click();
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await note.isVisible()).toBe(true);
  await page.goBack();
  await page.getByRole('button', { name: 'New boat' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('textbox', { name: 'Colour' }).waitFor();
  await page.goBack();
  await dialog.getByRole('textbox', { name: 'Name' }).waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.url()).toMatch(/trips\/new$/);
});
