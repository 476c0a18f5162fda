import type { Download } from 'playwright-core';
import { expect, test } from 'vitest';
import { go, newPage, openFile, site } from './browser.ts';

test('a view of one’s own has a name and an address, and stays; columns stay too', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs?filter%5Bstatus%5D=%21received&as=board');
  await page.getByRole('group', { name: /^R-/ }).first().waitFor();
  expect(await page.getByRole('list', { name: 'Received' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('late');
  await page.getByText('There is a view of this name.').waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill('Under way');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/own=under-way/);
  await page.locator('button:focus').getByText('Under way').waitFor();
  await page.getByRole('searchbox', { name: /^Search/ }).fill('R-00');
  await page.waitForURL(/R-00/);
  await page.getByRole('button', { name: 'Keep the changes' }).waitFor();
  await page.getByRole('button', { name: 'Undo the changes' }).click();
  await expect.poll(() => page.url()).not.toContain('R-00');

  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('link', { name: /^R-/ }).first().waitFor();
  expect(page.url(), 'what the view was narrowed by is left with it').not.toContain('filter');
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('checkbox', { name: 'Appliance' }).click();
  // It stands among the others now, and the focus with it: a second press takes it back.
  await page.getByRole('checkbox', { name: 'Appliance', checked: false }).and(page.locator(':focus')).waitFor();
  await expect.poll(() => page.getByRole('columnheader', { name: 'Appliance' }).count()).toBe(0);
  await page.reload();
  await page.getByRole('link', { name: /^R-/ }).first().waitFor();
  expect(await page.getByRole('columnheader', { name: 'Appliance' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Under way', exact: true }).click();
  await page.waitForURL(/as=board/);
  await page.getByRole('button', { name: 'The view Under way' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Under way' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Under way', exact: true }).waitFor();
  await page.waitForURL(/as=board/);
  expect(page.wrong).toEqual([]);
});

test('the way back undoes a choice of view and of page, and that something was left out, not each letter', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs');
  const isCurrent = (name: string) => page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed');
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.waitForURL(/page=2/);
  await page.getByRole('button', { name: 'Late', exact: true }).click();
  await page.waitForURL(/view=late/);
  await page.getByRole('searchbox', { name: /^Search/ }).fill('R-');
  await page.waitForURL(/q=R-|search=R-/);
  await page.getByRole('button', { name: 'Mine', exact: true }).click();
  await page.waitForURL(/view=mine/);
  await page.goBack();
  await page.waitForURL(/view=late/);
  expect(await isCurrent('Late')).toBe('true');
  expect(page.url()).toContain('R-');
  await page.goBack();
  await expect.poll(() => page.url()).not.toContain('R-');
  expect(await isCurrent('Late')).toBe('true');
  await page.goBack();
  await page.waitForURL(/page=2/);
  await page.goBack();
  await page.waitForURL(/\/repairs$/);
  expect(await isCurrent('All')).toBe('true');
  expect(page.wrong).toEqual([]);
});

test('the columns of a view of one’s own are a part of it, and of its address, for whoever is sent it', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs?filter%5Bstatus%5D=received');
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByRole('checkbox', { name, exact: true }).click();
    await page.keyboard.press('Escape');
  };
  const heads = (one: typeof page) => one.getByRole('columnheader').allInnerTexts();
  await page.getByRole('row').nth(1).waitFor();
  const stated = await heads(page);
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Morning round');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/own=morning-round/);
  await choose('Fault');
  await page.getByRole('columnheader', { name: 'Fault' }).waitFor();
  await page.getByRole('button', { name: 'Keep the changes' }).click();
  const own = page.url();
  expect(own).toContain('columns=');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('columnheader', { name: 'Fault' }).waitFor({ state: 'detached' });
  expect(await heads(page)).toEqual(stated);
  await page.getByRole('button', { name: 'Morning round', exact: true }).click();
  await page.getByRole('columnheader', { name: 'Fault' }).waitFor();
  expect(page.url()).toBe(own);

  const other = await newPage();
  await go(other, own.slice(own.indexOf('#') + 1));
  await other.getByRole('columnheader', { name: 'Fault' }).waitFor();
  await other.getByRole('button', { name: 'Save view' }).click();
  expect(await other.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Morning round');
  expect([...page.wrong, ...other.wrong]).toEqual([]);
});

test('the words of a row are marked to be copied, and a press on them still leads on, elsewhere too', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs');
  const row = page.getByRole('row').nth(1);
  const marked = () => page.evaluate(() => getSelection()?.toString().trim());
  await row.waitFor();
  const list = page.url();
  const cell = row.getByRole('cell').nth(2).locator('span').last();
  const words = (await cell.innerText()).trim();
  const box = await cell.boundingBox();
  if (!box || words === '') throw new Error('nothing is there');
  await page.mouse.move(box.x + 1, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2, { steps: 6 });
  await page.mouse.up();
  expect(await marked()).toContain(words.slice(1, -1));
  await page.waitForTimeout(300);
  expect(page.url()).toBe(list);
  const opened = page.context().waitForEvent('page');
  await row
    .getByRole('cell')
    .nth(2)
    .click({ modifiers: ['ControlOrMeta'] });
  const elsewhere = await opened;
  await expect.poll(() => elsewhere.url()).toMatch(/repairs\/./);
  await elsewhere.close();
  expect(page.url()).toBe(list);
  const byWheel = page.context().waitForEvent('page');
  await row.getByRole('cell').nth(2).click({ button: 'middle' });
  await (await byWheel).close();
  expect(page.url()).toBe(list);
  await row.getByRole('cell').nth(2).click();
  await page.waitForURL(/repairs\/./);
  expect(await marked()).toBe('');
  expect(page.wrong).toEqual([]);
});

async function textOf(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

test('records come in from a file, each row checked before, and go out into one', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/customers');
  await page.getByRole('button', { name: 'Preview as' }).click();
  await page.getByRole('menuitemradio', { name: 'Manager' }).click();
  await page.getByRole('button', { name: 'More actions for this list' }).click();
  await page.getByRole('menuitem', { name: 'Import CSV…' }).click();
  const text =
    'Name,E-Mail Address,May be contacted,Size\nAda Novak,ada@example.org,yes,39\nX,nowhere,perhaps\n=1+1,b@example.org,no\n';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'in.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const dialog = page.getByRole('dialog', { name: 'Import: Customers' });
  await dialog.getByText('2 of 3 rows can be imported, without Size; 1 cannot.').waitFor();
  await dialog.getByText('Size: no field is called so').waitFor();
  await dialog.getByRole('combobox', { name: 'Phone' }).waitFor();
  await dialog.getByRole('cell', { name: '39 not imported' }).waitFor();
  await dialog.getByText('“perhaps” is neither yes nor no', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: 'Import only the 2 good ones' }).click();
  await dialog.getByText('0 of 1 rows can be imported, without Size; 1 cannot.').waitFor();
  await dialog.getByText('2 records imported').waitFor();
  const wrong = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the row that is wrong' }).click();
  expect(await textOf(await wrong)).toMatch(
    /^\uFEFFName,E-Mail Address,May be contacted,Size,What is wrong\r\nX,nowhere,perhaps,,.*“perhaps” is neither yes nor no/,
  );
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  // What an import made can be taken back, also where some of its rows were refused.
  const told = page.getByRole('listitem').filter({ hasText: '2 records imported' });
  await told.getByRole('button', { name: 'Undo' }).waitFor();
  await told.getByRole('button', { name: 'Dismiss' }).click();
  await told.waitFor({ state: 'hidden' });

  const exported = async (name: string, email: string) => {
    await go(page, `/~repair-desk/customers?q=${encodeURIComponent(name)}`);
    await page.getByText(email).first().waitFor();
    await page.getByRole('button', { name: 'More actions for this list' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
    return textOf(await saved);
  };
  expect(await exported('=1+1', 'b@example.org')).toContain("'=1+1,b@example.org");
  const ada = await exported('Ada Novak', 'ada@example.org');
  expect(ada).toContain('Ada Novak,ada@example.org');

  await page.getByRole('button', { name: 'More actions for this list' }).click();
  await page.getByRole('menuitem', { name: 'Import CSV…' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'out.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(ada.replace('Ada Novak', 'Ada Nowak')),
  });
  const by = dialog.getByRole('combobox', { name: 'Existing records are found by' });
  await by.click();
  await page.getByRole('option', { name: 'nothing: every row is a new record' }).click();
  // Nothing is lost that an export has written and the product sets anew.
  await dialog.getByText('Set by the app, not by a file: Id').waitFor();
  await dialog.getByText('0 of 1 rows can be imported; 1 cannot.').waitFor();
  expect(await dialog.getByText('Not everything is taken from the file').count()).toBe(0);
  await by.click();
  await page.getByRole('option', { name: 'Id' }).click();
  await dialog.getByText('0 new, 1 changed, 0 as they are, 0 not accepted.').waitFor();
  await dialog.getByText('Name: Ada Novak').waitFor();
  await dialog.getByRole('button', { name: 'Import 1 record' }).click();
  await page.getByRole('link', { name: 'Ada Novak' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Ada Novak' }).waitFor();
  expect(page.wrong).toEqual([]);
});

test('an import is whole or not at all: by who may delete none of it, stopped, or with the page closed in the middle', async () => {
  const page = await newPage();
  page.on('dialog', (asked) => void asked.accept());
  const begin = async () => {
    await go(page, '/~repair-desk/customers?q=Person');
    await page.getByRole('searchbox', { name: /^Search/ }).waitFor();
    await page.getByRole('button', { name: 'More actions for this list' }).click();
    await page.getByRole('menuitem', { name: 'Import CSV…' }).click();
    const rows = Array.from({ length: 400 }, (_, index) => `Person ${index}`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'in.csv', mimeType: 'text/csv', buffer: Buffer.from(['Name', ...rows].join('\n')) });
    await page.getByRole('button', { name: 'Import all 400' }).click();
    await page.getByRole('button', { name: 'Stop' }).waitFor();
  };
  const none = () => page.getByText('No record matches the search').waitFor();

  await begin();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped. What was imported so far was taken back.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await begin();
  await page.reload();
  await none();
  await begin();
  await page.getByText('400 records imported', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Person 0', exact: true }).waitFor();

  // Whoever may take it back does so at once, too.
  await page.getByRole('button', { name: 'Preview as' }).click();
  await page.getByRole('menuitemradio', { name: 'Manager' }).click();
  await go(page, '/~repair-desk/prices?q=Washer');
  await page.getByRole('button', { name: 'More actions for this list' }).click();
  await page.getByRole('menuitem', { name: 'Import CSV…' }).click();
  const parts = Array.from({ length: 200 }, (_, index) => `Washer ${index},5`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'parts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Name,Price', ...parts].join('\n')),
  });
  await page.getByRole('button', { name: /^Import (all )?200/ }).click();
  await page.getByText('200 records imported', { exact: true }).waitFor();
  await page.getByRole('table').getByText('Washer 0', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('No record matches the search').waitFor();
});

test('what is put right in an import is neither left behind by a press nor imported before it is looked at', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/customers');
  await page.getByRole('button', { name: 'More actions for this list' }).click();
  await page.getByRole('menuitem', { name: 'Import CSV…' }).click();
  const text = 'Name,E-Mail Address\nAda Nowak,ada@example.org\nBo Novak,nowhere\n';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'in.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const dialog = page.getByRole('dialog', { name: 'Import: Customers' });
  const mail = dialog.getByRole('textbox', { name: 'E-Mail Address' });
  const change = async (words: string) => {
    await dialog.getByRole('button', { name: /^Edit E-Mail Address of Row 3/ }).click();
    await mail.fill(words);
  };
  await change('bo@example.org');
  await mail.press('Enter');
  await dialog.getByText('2 of 2 rows can be imported', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: 'Another file' }).click();
  await page.getByRole('alertdialog', { name: 'Leave the import?' }).getByRole('button', { name: 'Go back' }).click();
  // The press takes what is still typed, which is then looked at.
  await change('no mail');
  await dialog.getByRole('button', { name: /^Import (all )?2/ }).click();
  await dialog.getByText('1 of 2 rows can be imported', { exact: false }).waitFor();
  await change('bo@example.com');
  await mail.press('Enter');
  await dialog.getByRole('button', { name: /^Import (all )?2/ }).click();
  await page.getByText('2 records imported').first().waitFor();
  await go(page, '/~repair-desk/customers?q=Bo%20Novak');
  await page.getByRole('link', { name: 'bo@example.com' }).first().waitFor();
  expect(page.wrong).toEqual([]);
});

test('what is chosen by keys, row after row, is chosen still after a record was looked at; and the keys stay in the rows', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs');
  const row = page.getByRole('link', { name: /^R-/ });
  await row.first().focus();
  const focused = () => page.evaluate(() => document.activeElement?.closest('[data-key]')?.getAttribute('data-key'));
  const second = await row.nth(2).innerText();
  await page.keyboard.press('x');
  await page.getByText('1 selected').waitFor();
  await page.keyboard.press('Shift+J');
  await page.getByText('2 selected').waitFor();
  await page.keyboard.press('Shift+J');
  await page.getByText('3 selected').waitFor();
  await expect.poll(focused).toBe(second);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: second }).waitFor();
  await page.goBack();
  await page.getByText('3 selected').waitFor();
  await expect.poll(focused).toBe(second);
  await page.keyboard.press('Escape');
  await page.getByText('3 selected').waitFor({ state: 'detached' });
  expect(await focused()).toBe(second);
  await page.keyboard.press('Shift+A');
  const [chosen] = (await page.getByText(/^\d\d selected$/).innerText()).split(' ');
  // Just those go out into a file, whatever else fits.
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  expect((await textOf(await saved)).trim().split('\r\n')).toHaveLength(1 + Number(chosen));
  await page.getByRole('button', { name: 'Clear selection' }).press('Enter');
  await expect.poll(focused).toBe(second);

  // What is done to one of them is taken back by a key, once.
  await page.keyboard.press('z');
  await page.getByText('There is nothing to undo', { exact: true }).waitFor();
  await page.getByRole('row').filter({ hasText: 'Received' }).first().getByRole('link').first().focus();
  await page.keyboard.press('e');
  const urgent = page.getByRole('switch', { name: 'Urgent' });
  const wasUrgent = await urgent.isChecked();
  await urgent.press(' ');
  await page.keyboard.press('Control+Enter');
  const said = page.getByRole('term').filter({ hasText: 'Urgent' }).locator('xpath=following-sibling::dd');
  await expect.poll(() => said.innerText()).toBe(wasUrgent ? 'No' : 'Yes');
  await page.keyboard.press('z');
  await expect.poll(() => said.innerText()).toBe(wasUrgent ? 'Yes' : 'No');
});

test('what is chosen of one list is not chosen of another, also where an address is typed', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs');
  await page.getByRole('link', { name: /^R-/ }).first().focus();
  await page.keyboard.press('x');
  await page.getByText('1 selected').waitFor();
  await go(page, '/~repair-desk/customers');
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
  await page.locator('tbody tr[data-key]').first().waitFor();
  expect(await page.getByText(/\d selected$/).count()).toBe(0);
});

test('without a pointer: keys go from row to row, choose, search, and say what they are', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs');
  await page.getByRole('link', { name: /^R-/ }).first().waitFor();
  // The first that is pressed at all: nothing listens to it yet.
  await page.keyboard.type('/exj');
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('exj');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('link', { name: /^R-/ }).first().waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.closest('[data-key]')?.getAttribute('data-key'));
  const keys = await page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-key')));
  await expect
    .poll(async () => {
      await page.keyboard.press('k');
      return focused();
    })
    .toEqual(expect.any(String));
  for (let step = 0; step < keys.length; step++) await page.keyboard.press('k');
  await page.keyboard.press('j');
  // Taken back before what can be done with it has come.
  const ticked = page.locator('tbody [aria-checked=true]');
  await page.keyboard.press('x');
  await ticked.waitFor();
  await page.keyboard.press('Escape');
  await ticked.waitFor({ state: 'detached' });
  await page.keyboard.press('x');
  await page.getByText('1 selected').waitFor();
  await expect.poll(() => page.getByRole('checkbox', { name: `Select ${keys[1]}` }).isChecked()).toBe(true);
  await page.keyboard.press('b');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.parentElement?.innerText))
    .toContain('1 selected');
  await page.keyboard.press('Escape');
  await page.getByText('1 selected').waitFor({ state: 'detached' });
  // Where Enter opens the record, as before it was chosen.
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('a');
  expect(await focused()).toBe(keys[1]);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Next row').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('/');
  await page.keyboard.type('jx');
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('jx');

  // From the search into what it found, and the keys of the rows go on from there.
  const rowKeys = () => page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-key')));
  await page.getByRole('searchbox').fill('kestrel');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toEqual(expect.any(String));
  const found = await rowKeys();
  expect(found.length).toBeLessThan(keys.length);
  expect(await focused()).toBe(found[0]);
  for (const row of await page.locator('tbody tr').all()) expect(await row.innerText()).toContain('Kestrel');
  await page.getByRole('status').getByText(`${found.length} repairs`, { exact: true }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe(keys[0]);
  expect(await rowKeys()).toEqual(keys);
  await page.keyboard.press('/');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await expect.poll(focused).toBe(keys[1]);

  // Nothing listens to these either: they are done in their order.
  await page.getByRole('searchbox').fill('');
  await page.reload();
  await page.getByRole('link', { name: /^R-/ }).first().waitFor();
  for (const key of ['j', 'j', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('heading', { level: 1, name: keys[1] ?? '' }).waitFor();
  expect(page.wrong).toEqual([]);
});

test('what a day of the calendar has no room for is a way on, and the way back leads to the calendar', async () => {
  const names = ['Sweep', 'Paint', 'Mow', 'Prune', 'Water'];
  const samples = names.map((name) => `{ name: ${name}, due: 2026-03-09 }`).join(', ');
  const page = await newPage();
  await openFile(
    page,
    'tasks.md',
    `# Garden

## 2. Screens

\`\`\`yaml
tasks: { path: /tasks, kind: list, entity: task, filters: [due] }
\`\`\`

## 3. Entities

\`\`\`yaml
task: { display: name, fields: { name: text, due: date }, samples: [${samples}] }
\`\`\`
`,
  );
  await page.waitForURL(/#\/~file\//);
  await page.goto(`${site()}#/~file/tasks?as=calendar&month=2026-03`);
  await page.getByRole('link', { name: /^\d more$/ }).click();
  await page.getByRole('table').waitFor();
  for (const name of names) await page.getByRole('table').getByText(name).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'March 2026' }).waitFor();
});

test('a record is put on another day of the calendar at its time, says why it stays, and begins on a day', async () => {
  const page = await newPage();
  const samples = [
    '{ name: Sweep, due: 2026-03-09T14:30:00Z }',
    '{ name: Paint, due: 2026-03-12T08:00:00Z }',
    '{ name: Mow, due: 2026-03-11T08:00:00Z, isDone: true }',
  ];
  await openFile(
    page,
    'tasks.md',
    `# Garden

## 2. Screens

\`\`\`yaml
tasks: { path: /tasks, kind: list, entity: task, columns: [name, due] }
task: { path: "/tasks/{id}", kind: detail, entity: task }
new: { path: /tasks/new, kind: create, entity: task, title: New task }
\`\`\`

## 3. Entities

\`\`\`yaml
task:
  display: name
  fields: { name: text, due: dateTime, isDone: boolean }
  samples: [${samples.join(', ')}]
\`\`\`

## 5. Rules

\`\`\`yaml
not-too-late: { entity: task, assert: date(record.due) <= date('2026-03-13'), at: [due], error: too-late }
\`\`\`

## 6. Roles

\`\`\`yaml
roles: { gardener: { title: Gardener } }
permissions:
  - { roles: [gardener], can: [list, read, create], on: [task] }
  - { roles: [gardener], can: [update], on: [task], when: record.isDone != true }
\`\`\`

## 8. Errors

\`\`\`yaml
too-late: { status: 422, title: Nothing is done that late. }
\`\`\`
`,
  );
  await page.waitForURL(/#\/~file\//);
  await page.goto(`${site()}#/~file/tasks?as=calendar&month=2026-03`);
  const on = (day: number) => page.locator('li', { has: page.locator(`time[datetime="2026-03-${day}"]`) });
  const entry = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
  await entry('Sweep').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await on(10)
    .getByRole('link', { name: /^Sweep/ })
    .waitFor();
  await expect.poll(() => entry('Sweep').evaluate((link) => link === document.activeElement)).toBe(true);
  await entry('Paint').dragTo(on(13));
  await on(13)
    .getByRole('link', { name: /^Paint/ })
    .waitFor();
  // What a rule forbids is not done, and said.
  await entry('Paint').dragTo(on(14));
  await page
    .getByText(/Nothing is done that late\./)
    .first()
    .waitFor();
  expect(
    await on(13)
      .getByRole('link', { name: /^Paint/ })
      .count(),
  ).toBe(1);
  await entry('Mow').focus();
  await page.keyboard.press('Space');
  // Said where it stands, and not further up.
  await on(11).getByRole('paragraph').waitFor();
  await on(19).hover();
  await on(19)
    .getByRole('link', { name: /^New task, .*19/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'New task' }).waitFor();
  expect(new URL(page.url().replace('#', '')).searchParams.get('due')).toMatch(/^2026-03-19T..:00:00.000Z$/);
  await page.getByText(/Thursday, .*19.*2026/).waitFor();
  await page.goBack();
  await entry('Mow').focus();
  await page.keyboard.press('Shift+Tab');
  await page.locator('[data-day="2026-03-11"] a:focus').waitFor();
  await entry('Sweep').click();
  await page
    .getByText(/Mar 10, 2026.*2:30/)
    .first()
    .waitFor();
  expect(page.wrong).toEqual([]);
  await page.context().close();
});

test('an address in a row is a link of its own, and the row leads to its record all the same', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/customers');
  const written = page.getByRole('link', { name: /@example/ });
  const row = page.getByRole('row').filter({ has: written }).first();
  const mail = row.getByRole('link', { name: /@example/ });
  expect(await mail.getAttribute('href')).toBe(`mailto:${await mail.textContent()}`);
  await page.getByRole('link', { name: /^\+44/ }).first().waitFor();
  const name = (await row.getByRole('rowheader').textContent()) ?? '';
  const box = await mail.boundingBox();
  // Beside it.
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) + 12, (box?.y ?? 0) + 8);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.context().close();
});

test('a record without the first answer is not called otherwise below its heading, and leads on all the same', async () => {
  const page = await newPage();
  await openFile(
    page,
    'visits.md',
    `# Clinic

## 2. Screens

\`\`\`yaml
visits: { path: /visits, kind: list, entity: visit, columns: [pet, reason] }
visit: { path: "/visits/:id", kind: detail, entity: visit }
\`\`\`

## 3. Entities

\`\`\`yaml
pet: { fields: { name: text } }
visit: { display: reason, fields: { pet: pet, reason: text }, samples: [{ reason: Vaccination }] }
\`\`\`
`,
  );
  await page.waitForURL(/#\/~file\//);
  await page.goto(`${site()}#/~file/visits?q=Vaccination`);
  const row = page.getByRole('row').filter({ hasText: 'Vaccination' });
  const link = row.getByRole('rowheader').getByRole('link', { name: 'Vaccination' });
  expect((await link.innerText()).trim().split('\n')[0]).toBe('—');
  await link.click();
  await page.getByRole('heading', { name: 'Vaccination' }).waitFor();
});

test('a card of a board says what it stands in its order for', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs?as=board');
  const first = page.getByRole('list', { name: 'Received' }).getByRole('group').first();
  await first.getByRole('img', { name: 'Urgent' }).waitFor();
  await first.getByText('Due on').waitFor();
  // The keys of a list lead to the card itself: its own keys, and Enter, are at hand there.
  await page.keyboard.press('j');
  await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe('group');
  const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: name ?? 'none' }).waitFor();
});

test('whoever takes the last filter away is at the button for another, and a key that cannot be followed says why', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs?filter[status]=received');
  await page.getByRole('button', { name: 'Preview as' }).click();
  await page.getByRole('menuitemradio', { name: 'Technician' }).click();
  await page.getByRole('button', { name: /^Remove filter/ }).press('Enter');
  await page.getByText(/^1–25 of 40$/).waitFor();
  await expect.poll(() => page.locator(':focus').innerText()).toBe('Filter');
  const row = page.getByRole('row').filter({ hasText: 'Cancelled' }).first().getByRole('link').first();
  await row.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^R-/ }).waitFor();
  await page.keyboard.press('e');
  await page
    .getByText(/Only open to the record’s Technician, and that is not you/)
    .first()
    .waitFor();
});

test('what is typed in a cell and cannot be taken is told when it is left, also after another answer of that record was', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs');
  await page.getByRole('button', { name: 'Preview as' }).click();
  await page.getByRole('menuitemradio', { name: 'Manager' }).click();
  await page.getByRole('link', { name: 'Parts and prices' }).click();
  await page.getByRole('button', { name: 'More actions for this list' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Change answers in the table' }).click();
  await page.keyboard.press('Escape');
  const price = page.getByRole('spinbutton', { name: 'Price' });
  const change = async (words: string) => {
    await page
      .getByRole('button', { name: /^Edit Price of/ })
      .first()
      .click();
    await price.fill(words);
    await price.press('Enter');
  };
  await change('12');
  await page
    .getByText(/ is saved\.$/)
    .first()
    .waitFor();
  await change('much');
  await page.getByText('Enter a number.').first().waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Repairs' }).first().click();
  await page
    .getByText(/^Price of .* is not saved$/)
    .first()
    .waitFor();
});
