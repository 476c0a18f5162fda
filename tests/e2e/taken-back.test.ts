import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { productServer } from './product-server.ts';
import { allIsHere, cutOff, openDocument, siteWithServer } from './site-with-server.ts';
import { toolRecords, tools } from './tools.ts';

const site = siteWithServer(() => productServer(tools, toolRecords));

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** What marks a record that waits. */
const markIn = (place: Page | Locator) => place.getByText('Waiting to be sent', { exact: true });
const waiting = (page: Page) => page.getByText(/waiting to be sent$/).filter({ visible: true });
/** What was sent that changes something, in its order. */
const changes = () => site.server.received.filter(({ method }) => method !== 'GET');
const keysOf = (sent: ReturnType<typeof changes>) => sent.map(({ headers }) => headers['idempotency-key']);

/** The list of a library that nothing has happened in yet. */
const openList = async () => openDocument(site, tools, await productServer(tools, toolRecords), '/tools');

async function openTool(page: Page, name: string) {
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

async function remove(page: Page) {
  await page.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

async function lendChosen(page: Page) {
  await button(page, 'Lend').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lend' }).click();
}

async function toList(page: Page) {
  await page.getByRole('navigation').getByRole('link', { name: 'Tools' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Tools' }).waitFor();
}

async function choose(page: Page, names: readonly string[]) {
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
}

test('what was deleted comes back as it was, sent once', async () => {
  const page = await openList();
  await openTool(page, 'Drill');
  const before = changes().length;
  await remove(page);
  await page.getByText('Drill was deleted').first().waitFor();
  await expect.poll(() => row(page, 'Drill').count()).toBe(0);
  await button(page, 'Undo').click();
  await page.getByText('Drill: Undone.', { exact: true }).waitFor();
  await row(page, 'Drill').waitFor();
  const sent = changes().slice(before);
  expect(sent.map(({ method }) => method)).toEqual(['DELETE', 'POST']);
  expect(new Set(keysOf(sent)).size).toBe(2);
});

test('a transition is taken back by the one that leads back', async () => {
  const page = await openList();
  await openTool(page, 'File');
  await button(page, 'Lend').click();
  await button(page, 'Undo').click();
  await page.getByText('File: Undone.', { exact: true }).waitFor();
  await button(page, 'Lend').waitFor();
  await page.reload();
  await button(page, 'Lend').waitFor();
});

test('several at once have one message and one way back', async () => {
  const page = await openList();
  // One alone is told by its name, as on its own page.
  await choose(page, ['Hammer']);
  await lendChosen(page);
  await page.getByText('Hammer is now Lent', { exact: true }).waitFor();
  await button(page, 'Undo').click();
  await page.getByText('Hammer: Undone.', { exact: true }).waitFor();
  await row(page, 'Hammer').getByText('On the shelf').waitFor();
  const three = ['Hammer', 'Pliers', 'Saw'];
  await choose(page, three);
  await lendChosen(page);
  await page.getByText('3 tools are now Lent: Hammer, Pliers and 1 more', { exact: true }).waitFor();
  for (const name of three) await row(page, name).getByText('Lent').waitFor();
  await button(page, 'Undo').click();
  await page.getByText('Undone.', { exact: true }).waitFor();
  for (const name of three) await row(page, name).getByText('On the shelf').waitFor();
  await choose(page, three);
  await button(page, 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('3 tools deleted: Hammer, Pliers and 1 more', { exact: true }).waitFor();
  await expect.poll(() => row(page, 'Hammer').count()).toBe(0);
  await button(page, 'Undo').click();
  for (const name of three) await row(page, name).getByText('On the shelf').waitFor();
});

test('without a line a transition, a removal and a new record wait in order, through a reload, and are sent once each', async () => {
  const page = await openList();
  await openTool(page, 'File');
  await toList(page);
  await openTool(page, 'Vice');
  const narrowed = ['?as=board', '?filter[state]=lent', '?filter[state]=shelf'];
  for (const search of narrowed) {
    await page.goto(`${site.url}#/~file/tools${search}`);
    await page
      .getByText(search.includes('lent') ? 'No results' : 'Saw')
      .first()
      .waitFor();
  }
  await allIsHere(page);
  await toList(page);
  const before = changes().length;
  await page.context().setOffline(true);

  await openTool(page, 'File');
  await button(page, 'Lend').click();
  await page.getByText('1 change waiting to be sent', { exact: true }).waitFor();
  await markIn(page).waitFor();
  await toList(page);
  await row(page, 'File').getByText('Lent').waitFor();
  await openTool(page, 'Vice');
  await remove(page);
  await page.getByText('2 changes waiting to be sent', { exact: true }).waitFor();
  await expect.poll(() => row(page, 'Vice').count()).toBe(0);
  await page.goto(`${site.url}#/~file/tools/new`);
  await page.getByRole('textbox', { name: 'Code' }).fill('9');
  await page.getByRole('textbox', { name: 'Name' }).fill('Wrench');
  await button(page, 'Create tool').click();
  await page.getByText('3 changes waiting to be sent', { exact: true }).waitFor();
  expect(changes()).toHaveLength(before);
  // The list has what is not made yet, and marks what waits; nothing is done with what the server does not know.
  for (const name of ['Wrench', 'File']) await markIn(row(page, name)).waitFor();
  expect(await page.getByRole('checkbox', { name: 'Select Wrench' }).count()).toBe(0);
  expect(await markIn(row(page, 'Saw')).count()).toBe(0);
  // So have a board and lists that are narrowed: what will stand in them, and no more what will not.
  const mark = markIn(page);
  await page.goto(`${site.url}#/~file/tools?as=board`);
  await page
    .getByRole('list', { name: 'On the shelf' })
    .getByRole('group', { name: 'Wrench' })
    .and(page.locator(':has-text("Waiting")'))
    .waitFor();
  await page
    .getByRole('list', { name: 'Lent' })
    .getByRole('group', { name: 'File' })
    .and(page.locator(':has-text("Waiting")'))
    .waitFor();
  await expect.poll(() => mark.count()).toBe(2);
  await page.goto(`${site.url}#/~file/tools?filter[state]=lent`);
  await markIn(row(page, 'File')).waitFor();
  await expect.poll(() => mark.count()).toBe(1);
  await page.goto(`${site.url}#/~file/tools?filter[state]=shelf`);
  await markIn(row(page, 'Wrench')).waitFor();
  await expect.poll(() => row(page, 'File').count()).toBe(0);

  const reach = await cutOff(page, site);
  await page.context().setOffline(false);
  await page.goto(`${site.url}#/~file/tools/1`);
  await page.reload();
  await page.getByText('3 changes waiting to be sent', { exact: true }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'File' }).waitFor();
  await markIn(page).waitFor();
  await button(page, 'Return').waitFor();
  expect(changes()).toHaveLength(before);

  await reach();
  await button(page, 'Send now').click();
  await waiting(page).waitFor({ state: 'hidden' });
  const sent = changes().slice(before);
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /tools/1/lend',
    'DELETE /tools/5',
    'POST /tools',
  ]);
  expect(new Set(keysOf(sent)).size).toBe(3);
  expect(keysOf(sent)).not.toContain(undefined);
  await expect.poll(() => markIn(page).count()).toBe(0);
  await toList(page);
  await row(page, 'Wrench').waitFor();
  await row(page, 'File').getByText('Lent').waitFor();
});

test('what waits is taken back before it is sent', async () => {
  const page = await openList();
  await openTool(page, 'Saw');
  await allIsHere(page);
  const before = changes().length;
  await page.context().setOffline(true);
  await button(page, 'Lend').click();
  await button(page, 'Undo').click();
  await page.getByText('Saw: Undone.', { exact: true }).waitFor();
  await waiting(page).waitFor({ state: 'hidden' });
  await button(page, 'Lend').waitFor();
  await page.context().setOffline(false);
  await toList(page);
  await row(page, 'Saw').getByText('On the shelf').waitFor();
  expect(changes()).toHaveLength(before);
});

test('a row is changed without a line, from what was known of it', async () => {
  const page = await openList();
  await row(page, 'Saw').getByText('On the shelf').waitFor();
  await allIsHere(page);
  const before = changes().length;
  await page.context().setOffline(true);
  await button(page, 'Actions for Saw').click();
  await page.getByRole('menuitem', { name: 'Lend' }).click();
  await waiting(page).first().waitFor();
  await row(page, 'Saw').getByText('Lent').waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => changes().length).toBe(before + 1);
});

test('several at once wait together, are taken back together, and are sent once each from what they are by then', async () => {
  const page = await openList();
  const three = ['Drill', 'Hammer', 'Pliers'];
  for (const name of three) await row(page, name).getByText('On the shelf').waitFor();
  await allIsHere(page);
  const before = changes().length;
  await page.context().setOffline(true);
  await choose(page, three);
  await lendChosen(page);
  await page.getByText('3 changes waiting to be sent', { exact: true }).first().waitFor();
  await row(page, 'Pliers').getByText('Lent').waitFor();
  await button(page, 'Undo').click();
  await page.getByText('Undone.', { exact: true }).waitFor();
  for (const name of three) await row(page, name).getByText('On the shelf').waitFor();

  await choose(page, three);
  await lendChosen(page);
  await page.getByText('3 changes waiting to be sent', { exact: true }).first().waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => changes().length).toBe(before + 3);
  // What is not answered when a page is left is sent once more, under its key.
  await expect.poll(() => markIn(page).count()).toBe(0);
  const sent = changes().slice(before);
  expect(new Set(keysOf(sent)).size).toBe(3);
  await page.reload();
  for (const name of three) await row(page, name).getByText('Lent').waitFor();
  expect(changes()).toHaveLength(before + 3);
});

test('what waited and cannot be read is set aside, and said', async () => {
  const page = await openList();
  await row(page, 'Saw').waitFor();
  await openTool(page, 'Saw');
  await allIsHere(page);
  await page.context().setOffline(true);
  await button(page, 'Lend').click();
  await page.getByText('1 change waiting to be sent', { exact: true }).waitFor();
  const kept = await page.evaluate(() => {
    const [name = ''] = Object.keys(localStorage).filter((one) => one.startsWith('ninefold.outbox.'));
    const broken = (localStorage.getItem(name) ?? '').slice(0, -9);
    localStorage.setItem(name, broken);
    return broken;
  });
  await page.context().setOffline(false);
  await page.reload();
  await page.getByText('A waiting change cannot be read').waitFor();
  await button(page, 'Show it').click();
  await page.getByText(kept).waitFor();
  await button(page, 'Remove it').click();
  await page.getByText('A waiting change cannot be read').waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('outbox')))).toEqual([]);
});
