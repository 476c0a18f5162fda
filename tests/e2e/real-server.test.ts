import { readFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Answering, json, type LoopbackServer } from '../loopback-server.ts';
import { fileOf, newPage } from './browser.ts';
import { productServer } from './product-server.ts';
import { allIsHere, siteWithServer } from './site-with-server.ts';

const site = siteWithServer(() => productServer(readFileSync(fileOf('examples', 'repair-desk.md'), 'utf8')));
let server: LoopbackServer;
let well: Answering;
beforeAll(() => {
  ({ server, well } = site);
});

/** Whatever is written is answered so; whatever is read as it should be. */
const writesAre = (answering: Answering) =>
  server.answerWith((request, response) =>
    request.method === 'GET' ? well(request, response) : answering(request, response),
  );
/** What was sent to be saved. */
const saves = () => server.received.filter(({ method }) => method === 'PATCH');
const fault = (page: Page) => page.getByRole('textbox', { name: 'Fault' });
const drafts = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((name) => name.startsWith('ninefold.draft.'))
      .map((name) => localStorage.getItem(name))
      .join(),
  );

async function openForm(): Promise<Page & { wrong: string[] }> {
  server.answerWith(well);
  const page = await newPage({ at: `${site.url}#/~repair-desk/repairs?filter%5Bstatus%5D=received` });
  await page.getByRole('link', { name: /^R-/ }).first().click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await fault(page).waitFor();
  return page;
}

test('a list that fails says so, and another try asks again', async () => {
  const page = await newPage({ at: `${site.url}#/~repair-desk/customers` });
  await page.getByRole('row').nth(1).waitFor();
  for (const answering of [
    (_, response) => json(response, '<!doctype html>', 200, { 'cache-control': 'max-age=1000' }),
    (_, response) => json(response, {}, 503, { 'cache-control': 'max-age=1000' }),
    (_, response) => response.destroy(),
  ] satisfies Answering[]) {
    server.answerWith(answering);
    await page.reload();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    server.answerWith(well);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('row').nth(1).waitFor();
  }
});

test('what a record is related to fails with one message, and another try asks for all of it', async () => {
  server.answerWith(well);
  const page = await newPage({ at: `${site.url}#/~repair-desk/customers` });
  const first = page.getByRole('row').nth(1).getByRole('link').first();
  await first.waitFor();
  server.answerWith((request, response) =>
    new URL(request.path, 'https://x.invalid').pathname.includes('customer')
      ? well(request, response)
      : json(response, {}, 500),
  );
  await first.click();
  await page.getByRole('heading', { name: 'Appliances · Repairs' }).waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(1);
  server.answerWith(well);
  await page.getByRole('button', { name: 'Try again' }).click();
  for (const name of [/^Appliances( · \d+)?$/, /^Repairs( · \d+)?$/])
    await page.getByRole('heading', { name }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('what is typed while a slow save is on its way stays, and is saved with the next', async () => {
  const page = await openForm();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  writesAre(async (...asked) => {
    await answered;
    return well(...asked);
  });
  await fault(page).fill('It hums and does not drain.');
  const before = saves().length;
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => saves().length).toBe(before + 1);
  await fault(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And it smells.');
  answer();
  // Said once, where it stays.
  await page.getByText('Saved, except for what you typed since').waitFor();
  await expect.poll(() => fault(page).inputValue()).toBe('It hums and does not drain. And it smells.');
  await expect.poll(() => fault(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => drafts(page)).toContain('And it smells.');
  await page.reload();
  await page.getByText(/Your draft from/).waitFor();
  await expect.poll(() => fault(page).inputValue()).toContain('And it smells.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Edit' }).waitFor();
  await page.getByText('It hums and does not drain. And it smells.').first().waitFor();
  expect(await drafts(page)).toBe('');
});

const answers: Record<string, Answering> = {
  '{}': (_, response) => json(response, {}),
  'a page': (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
  'a failure': (_, response) => json(response, { errors: 'No' }, 500),
  'a refusal of another shape': (_, response) => json(response, { errors: [{ field: 'fault', message: 'No.' }] }, 422),
};

test.each(Object.entries(answers))('a save answered with %s loses no word', async (_, answering) => {
  const page = await openForm();
  const words = `It hums, ${crypto.randomUUID()}.`;
  writesAre(answering);
  await fault(page).fill(words);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('main').getByRole('alert').first().waitFor();
  await expect.poll(() => fault(page).inputValue()).toBe(words);
  await page.reload();
  await page.getByText(/Your draft from/).waitFor();
  await expect.poll(() => fault(page).inputValue()).toBe(words);
  server.answerWith(well);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Edit' }).waitFor();
  await page.getByText(words).first().waitFor();
  expect(await drafts(page)).toBe('');
});

test('without a line changes wait, are seen, and are sent in their order', async () => {
  const page = await openForm();
  await allIsHere(page);
  await page.context().setOffline(true);
  const before = saves().length;
  for (const [index, words] of ['It hums and more.', 'It hums and much more.'].entries()) {
    await fault(page).fill(words);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(index === 0 ? '1 change waiting to be sent' : '2 changes waiting to be sent').waitFor();
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect.poll(() => fault(page).inputValue()).toBe(words);
  }
  expect(await drafts(page)).toBe('');
  expect(saves()).toHaveLength(before);
  await page.context().setOffline(false);
  await page.getByText(/changes? waiting to be sent/).waitFor({ state: 'hidden' });
  const [first, second] = saves().slice(before);
  expect(first?.body).toBe('{"fault":"It hums and more."}');
  expect(second?.body).toBe('{"fault":"It hums and much more."}');
  expect(second?.headers['if-match']).not.toBe(first?.headers['if-match']);
  await page.reload();
  await page.getByText('It hums and much more.').first().waitFor();
});

test('a change whose answer broke off survives a reload, and is not made twice', async () => {
  const page = await openForm();
  const words = `It hums, ${crypto.randomUUID()}.`;
  writesAre(async (request, response) => {
    await well(request, new ServerResponse(new IncomingMessage(new Socket())));
    response.destroy();
  });
  await fault(page).fill(words);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('1 change waiting to be sent').waitFor();
  const before = saves().length;
  await page.reload();
  await page.getByText('1 change waiting to be sent').waitFor();
  await expect.poll(() => saves().length).toBeGreaterThan(before);
  server.answerWith(well);
  // It may be sent by itself before the press.
  await page
    .getByRole('button', { name: 'Send now' })
    .click({ timeout: 3_000 })
    .catch(() => undefined);
  await page.getByText('1 change waiting to be sent').waitFor({ state: 'hidden' });
  await page.getByText(words).first().waitFor();
  // As its answer, and once in its history.
  await expect.poll(() => page.getByText(words).count()).toBe(2);
});

test('what is refused when the line is back says why, and goes back into its form', async () => {
  const page = await openForm();
  const words = `It hums, ${crypto.randomUUID()}.`;
  await allIsHere(page);
  await page.context().setOffline(true);
  await fault(page).fill(words);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('1 change waiting to be sent').waitFor();
  writesAre((_, response) => json(response, { title: 'Not on a Saturday' }, 409));
  await page.context().setOffline(false);
  await page.getByRole('alert').filter({ hasText: 'Not on a Saturday' }).waitFor();
  server.answerWith(well);
  await page.getByRole('button', { name: 'Open in the form' }).click();
  await page.getByText(/Your draft from/).waitFor();
  await expect.poll(() => fault(page).inputValue()).toBe(words);
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Edit' }).waitFor();
  await page.getByText(words).first().waitFor();
});

test('what was typed after a change that is refused then is not written over by it', async () => {
  const page = await openForm();
  const [earlier, later] = [`It hums, ${crypto.randomUUID()}.`, `It hums, ${crypto.randomUUID()}.`];
  await allIsHere(page);
  await page.context().setOffline(true);
  await fault(page).fill(earlier);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('1 change waiting to be sent').waitFor();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect.poll(() => fault(page).inputValue()).toBe(earlier);
  await fault(page).fill(later);
  await expect.poll(() => drafts(page)).toContain(later);
  writesAre((_, response) => json(response, { title: 'Not on a Sunday' }, 409));
  await page.context().setOffline(false);
  await page.getByRole('alert').filter({ hasText: 'Not on a Sunday' }).waitFor();
  // Into a form that is open it does not go: what is typed there would be held against another beginning.
  expect(await page.getByRole('button', { name: 'Open in the form' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Open in the form' }).click();
  await page.getByText(/Your draft from/).waitFor();
  await expect.poll(() => fault(page).inputValue()).toBe(later);
  server.answerWith(well);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(later).first().waitFor();
});

test('somebody else was faster: that comes into view and takes the focus', async () => {
  const page = await openForm();
  writesAre(async (...asked) => {
    await sleep(50);
    json(asked[1], { type: 'urn:problem:conflict', title: 'Someone else changed this repair meanwhile' }, 412);
  });
  await page.setViewportSize({ width: 390, height: 500 });
  await fault(page).fill('It hums and does not drain at all.');
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'Someone else changed this repair meanwhile' });
  await conflict.waitFor();
  await expect.poll(() => conflict.evaluate((one) => one === document.activeElement)).toBe(true);
  await expect.poll(() => conflict.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(300);
  expect(await conflict.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
});

test('it was never asked as anybody, for anybody, or from a cache', () => {
  expect(server.received.length).toBeGreaterThan(10);
  expect(server.received.filter(({ path }) => path.startsWith('/.'))).toEqual([]);
  expect(server.received.filter(({ headers }) => 'preview-as' in headers)).toEqual([]);
});
