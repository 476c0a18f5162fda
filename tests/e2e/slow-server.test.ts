import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Answering, json } from '../loopback-server.ts';
import { productServer } from './product-server.ts';
import { openDocument, siteWithServer } from './site-with-server.ts';
import { toolRecords, tools } from './tools.ts';

const site = siteWithServer(() => productServer(tools, toolRecords));

let well: Answering;

/** A screen of a library that nothing has happened in yet. */
async function open(path: string): Promise<Page> {
  well = await productServer(tools, toolRecords);
  return openDocument(site, tools, well, path);
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const changes = () => site.server.received.filter(({ method }) => method !== 'GET');

/** Whatever is written is answered so; whatever is read as it should be. */
const writesAre = (answering: Answering) =>
  site.server.answerWith((request, response) =>
    request.method === 'GET' ? well(request, response) : answering(request, response),
  );

test('a list whose server stumbles is asked for again, and says so meanwhile', async () => {
  const page = await open('/tools');
  await page.getByRole('row', { name: /Drill/ }).waitFor();
  let left = 2;
  site.server.answerWith((request, response) => (left-- > 0 ? json(response, {}, 503) : well(request, response)));
  await page.goto(`${site.url}#/~file/notes`);
  await page.getByText('The server did not answer. Trying again.').waitFor();
  await page.getByText('No notes yet').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(left).toBeLessThan(0);
});

test('what is searched after nothing was found is not said to be missing while it comes, and keys wait for it', async () => {
  const page = await open('/tools');
  await page.getByRole('row', { name: /Drill/ }).waitFor();
  const search = page.getByRole('searchbox');
  await search.fill('zeppelin');
  const nothing = page.getByRole('main').getByText('No results', { exact: true });
  await nothing.waitFor();
  const { promise, resolve } = Promise.withResolvers<void>();
  site.server.answerWith(async (...asked) => {
    await promise;
    return well(...asked);
  });
  await search.fill('drill');
  await search.press('Enter');
  await expect.poll(() => page.url()).toContain('drill');
  await nothing.waitFor({ state: 'detached' });
  await page.waitForTimeout(200);
  resolve();
  await page.getByRole('row', { name: /Drill/ }).locator('a:focus, button:focus').waitFor();
});

test('what is still being done is taken back once it is done, by a key that was pressed meanwhile', async () => {
  const page = await open('/tools');
  await page.getByRole('link', { name: 'Drill', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Drill' }).waitFor();
  await page.getByRole('button', { name: 'Actions for Drill' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const { promise, resolve } = Promise.withResolvers<void>();
  writesAre(async (...asked) => {
    await promise;
    return well(...asked);
  });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => changes().at(-1)?.method).toBe('DELETE');
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await page.waitForTimeout(300);
  expect(await page.getByText('There is nothing to undo').count()).toBe(0);
  resolve();
  await page.getByText('Drill: Undone.', { exact: true }).waitFor();
  expect(
    changes()
      .map(({ method }) => method)
      .slice(-2),
  ).toEqual(['DELETE', 'POST']);
});

test('a new record that may have been made is not called lost or saved: look first, what was typed stays', async () => {
  for (const answering of [
    (_, response) => response.destroy(),
    (_, response) => response.writeHead(201, { 'content-length': '99' }).write('{"id":', () => response.destroy()),
    (_, response) => json(response, {}, 502),
  ] satisfies Answering[]) {
    const page = await open('/notes/new');
    await field(page, 'Text').fill('Buy nails');
    writesAre(answering);
    // A browser may send by itself once more what broke off on a line that was open already: counted is what the app asks for.
    let asked = 0;
    page.on('request', (request) => request.method() === 'POST' && asked++);
    await press(page, 'Create note');
    const alert = page.getByRole('main').getByRole('alert').first();
    await alert.getByText('It may have gone through. Check before you try again.').waitFor();
    expect(await alert.innerText()).not.toMatch(/lost/);
    expect(asked).toBe(1);
    await alert.getByRole('link', { name: 'View notes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Notes' }).waitFor();
    await page.goBack();
    await page.getByText(/Your draft from/).waitFor();
    await expect.poll(() => field(page, 'Text').inputValue()).toBe('Buy nails');
  }
});

/** The form of a tool whose save is under way, and what answers it. */
async function saving(answering: Answering): Promise<{ page: Page; answer: () => void }> {
  const page = await open('/tools/0/edit');
  await field(page, 'Name').waitFor();
  const { promise, resolve } = Promise.withResolvers<void>();
  writesAre(async (...asked) => {
    await promise;
    return answering(...asked);
  });
  await field(page, 'Name').fill('Drill of the year');
  const before = changes().length;
  await press(page, 'Save');
  await expect.poll(() => changes().length).toBe(before + 1);
  return { page, answer: resolve };
}

test.each(['Cancel', 'a link', 'Back'])(
  'who leaves a form by %s while it is saved stays where they are',
  async (way) => {
    const { page, answer } = await saving((...asked) => well(...asked));
    if (way === 'Cancel') await press(page, 'Cancel');
    else if (way === 'Back') await page.goBack();
    await page.goto(`${site.url}#/~file/notes`);
    await page.getByText('No notes yet').waitFor();
    answer();
    await page.getByText('Drill of the year is saved.', { exact: true }).waitFor();
    expect(page.url()).toMatch(/notes$/);
    await press(page, 'Open');
    await page.getByRole('heading', { level: 1, name: 'Drill of the year' }).waitFor();
  },
);

test('who leaves a form whose save fails is told, and finds what they typed', async () => {
  const { page, answer } = await saving((_, response) => json(response, { title: 'Not on a Saturday' }, 409));
  await page.goto(`${site.url}#/~file/notes`);
  await page.getByText('No notes yet').waitFor();
  answer();
  await page
    .getByText(/is not saved; what you typed is kept as a draft: Not on a Saturday/)
    .first()
    .waitFor();
  expect(page.url()).toMatch(/notes$/);
  await press(page, 'Open');
  await page.getByText(/Your draft from/).waitFor();
  await expect.poll(() => field(page, 'Name').inputValue()).toBe('Drill of the year');
});

test('a dashboard is counted from the lists of a server that gives no figures; what it cannot tell is said', async () => {
  const page = await open('/tools');
  site.server.answerWith((request, response) =>
    request.path.startsWith('/note') ? json(response, {}, 501) : well(request, response),
  );
  await page.goto(`${site.url}#/~file/board`);
  const main = page.getByRole('main');
  await main.getByText('6', { exact: true }).first().waitFor();
  await main.getByText('Unknown: the server does not give').waitFor();
  expect(await main.getByRole('alert').count()).toBe(0);
  expect(site.server.received.filter(({ path }) => path.startsWith('/.'))).toEqual([]);

  // However many widgets rest on what fails: it is said once, with one way on.
  site.server.answerWith((_, response) => json(response, {}, 503));
  await page.reload();
  await main.getByRole('alert').waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(1);
  await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(1);
  expect(await main.getByText('By state').count()).toBe(0);
  site.server.answerWith(well);
  await page.getByRole('button', { name: 'Try again' }).click();
  await main.getByText('6', { exact: true }).first().waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
});

test('what could not be done to some of several says why for each, stays until it is closed, and is tried again as the same call', async () => {
  const page = await open('/tools');
  const names = ['Drill', 'File', 'Hammer', 'Pliers'];
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  writesAre((request, response) => {
    if (request.path.startsWith('/tools/1/'))
      return json(response, { title: 'Spoken for', detail: 'Kim has asked for it.' }, 409);
    return request.path.startsWith('/tools/2/') ? json(response, {}, 503) : well(request, response);
  });
  const before = changes().length;
  await press(page, 'Lend');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Not now' }).waitFor();
  await question.getByRole('button', { name: 'Lend 4 tools' }).click();
  const failures = page.getByRole('dialog', { name: 'Lend: not possible for 2 of 4' });
  const why = failures.getByRole('listitem');
  await expect
    .poll(() => why.allInnerTexts())
    .toEqual([
      expect.stringMatching(/^File\s+Spoken for: Kim has asked for it\.$/),
      expect.stringMatching(/^Hammer\s+The server is not available right now/),
    ]);
  writesAre(well);
  await failures.getByRole('button', { name: 'Try 1 of them again' }).click();
  await failures.waitFor({ state: 'detached' });
  for (const done of ['2 tools are now Lent: Drill, Pliers', 'Hammer is now Lent'])
    await page.getByText(done, { exact: true }).waitFor();
  const keys = changes()
    .slice(before)
    .filter(({ path }) => path.startsWith('/tools/2/'))
    .map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('several are done a few at a time; who leaves the list is told what was done, and the rest stays as it was', async () => {
  const many = Array.from({ length: 20 }, (_, index) => ({
    key: `${index}`,
    values: { code: `${index}`, name: `Tool ${index}`, state: 'shelf' },
    changes: [],
  }));
  well = await productServer(tools, { ...toolRecords, tool: many });
  const page = await openDocument(site, tools, well, '/tools');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  let [underWay, most, done] = [0, 0, 0];
  const answerOn: (() => void)[] = [];
  writesAre(async (...asked) => {
    most = Math.max(most, ++underWay);
    await new Promise<void>((resolve) => answerOn.push(resolve));
    await well(...asked);
    underWay -= 1;
    done += 1;
  });
  await press(page, 'Lend');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lend 20 tools' }).click();
  await expect.poll(() => underWay).toBe(6);
  await page.getByRole('navigation').getByRole('link', { name: 'Notes' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Notes' }).waitFor();
  for (const answer of answerOn.splice(0)) answer();
  await page
    .getByText('Lend: done for 6 of 20. The others are as they were, since you left the list.')
    .first()
    .waitFor();
  expect([most, done]).toEqual([6, 6]);
});

test('an answer that somebody else changed meanwhile is not written over from a list: it is said, and shown', async () => {
  const document = tools
    .replace('columns: [name, state]', 'columns: [code, name]')
    .replace(
      'createNote:',
      'changeTool: { method: patch, path: "/tools/{code}", does: update, entity: tool }\ncreateNote:',
    );
  const answering = await productServer(document, toolRecords);
  const page = await openDocument(site, document, answering, '/tools');
  const drill = page.getByRole('row', { name: /Drill/ });
  await drill.waitFor();
  await page.getByRole('button', { name: 'More actions for this list' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Change answers in the table' }).click();
  await page.keyboard.press('Escape');
  const change = { method: 'PATCH', headers: { 'content-type': 'application/json' } };
  const theirs = await fetch(`${site.server.address}/tools/0`, {
    ...change,
    body: JSON.stringify({ name: 'Drill 18 V' }),
  });
  expect(theirs.status).toBe(200);
  const before = changes();
  await page.getByRole('button', { name: /^Edit Name of Drill/ }).click();
  await field(page, 'Name').fill('Hand drill');
  await field(page, 'Name').press('Enter');
  await page.getByText('Somebody changed this meanwhile. It is shown as it is now.').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Edit Name of Drill 18 V/ }).waitFor();
  expect(changes()).toEqual(before);
});
