import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileOf, go, newPage, openFile } from './browser.ts';

test('nothing is known yet: nine chapters, what is missing, the question, and the way to an example', async () => {
  const page = await newPage();
  await page.getByRole('heading', { level: 1, name: 'Product' }).waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(9);
  for (const tile of await page.getByRole('article').all()) {
    const words = await tile.innerText();
    expect(words).toContain('Not shown');
    expect(words).toContain('Missing:');
    expect(words).toContain('Depends on it:');
    expect(words).toMatch(/\?\n/);
  }
  await page.getByRole('link', { name: 'Entities and fields' }).first().click();
  await page.getByRole('heading', { level: 1, name: '3. Entities and fields' }).waitFor();
  await page.getByText('PRODUCT.md:', { exact: false }).first().waitFor();
  await go(page, '/nowhere');
  await page.getByRole('link', { name: 'Back to Product' }).click();
  await page.getByRole('link', { name: 'Repair desk' }).click();
  await page.getByRole('heading', { level: 1, name: 'Repairs' }).waitFor();
  expect(page.wrong).toEqual([]);
});

test('a document by somebody who never heard of Ninefold opens, and survives a reload', async () => {
  const page = await newPage();
  await openFile(page, 'theirs.md', readFileSync(fileOf('examples', 'undisclosed-product.md')));
  await page.waitForURL(/#\/~file\//);
  await page.getByRole('article').nth(8).waitFor();
  await expect.poll(() => page.getByRole('article').getByText('Not shown').count()).toBe(9);
  await page.reload();
  await page.getByText('Assembled from theirs.md').waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(9);
});

test('a document can be dropped on the page', async () => {
  const page = await newPage();
  await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  const transfer = await page.evaluateHandle(() => {
    const made = new DataTransfer();
    made.items.add(new File(['# Library\n\n## 1. Purpose\n\nLends books.\n'], 'library.md', { type: 'text/markdown' }));
    return made;
  });
  await page.getByText('Drop a Markdown file here').dispatchEvent('drop', { dataTransfer: transfer });
  await page.getByRole('heading', { level: 1, name: 'Library' }).waitFor();
});

test('a list is searched, filtered, sorted and paged by its address', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs');
  const rows = page.locator('thead tr, tbody tr');
  await page.getByRole('link', { name: /^R-/ }).first().waitFor();
  await expect.poll(() => rows.count()).toBe(26);

  await page.getByRole('button', { name: 'Next page' }).click();
  await page.waitForURL(/page=2/);
  await expect.poll(() => rows.count()).toBe(16);

  await page.getByRole('button', { name: 'Number' }).click();
  await page.waitForURL(/sort=number/);
  await expect.poll(() => page.getByRole('link', { name: /^R-/ }).first().innerText()).toBe('R-000001');

  await page.getByRole('searchbox', { name: 'Search' }).fill('R-000012');
  await page.waitForURL(/q=R-000012/);
  await expect.poll(() => rows.count()).toBe(2);

  await page.reload();
  await expect.poll(() => rows.count()).toBe(2);
  await expect.poll(() => page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('R-000012');

  await go(page, '/~repair-desk/repairs?filter%5Bstatus%5D=ready');
  await page.getByRole('button', { name: 'Remove filter Status' }).waitFor();
  await expect
    .poll(async () => new Set(await page.locator('tbody td:nth-child(5)').allInnerTexts()))
    .toEqual(new Set(['Ready for pickup']));

  await go(page, '/~repair-desk/repairs?q=nothing-has-this');
  await page.getByText('No results').waitFor();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(() => rows.count()).toBe(26);
  expect(page.wrong).toEqual([]);
});

test('a repair is taken in, checked as the document states, and still there after a reload', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs');
  await page.getByRole('link', { name: /^R-/ }).first().waitFor();
  const owner = page.locator('tbody tr').first().locator('td:nth-child(4)');
  await expect.poll(() => owner.innerText()).toMatch(/^\p{L}\S* \S+/u);
  const customer = await owner.innerText();
  await page.getByRole('link', { name: 'Take in an appliance' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('alert').filter({ hasText: 'need another look' }).waitFor();

  await page.getByRole('combobox', { name: 'Customer' }).fill(customer);
  await page.getByRole('option', { name: customer }).first().click();
  await page.getByRole('combobox', { name: 'Appliance' }).click();
  await page.getByRole('option').first().waitFor();
  const appliance = await page.getByRole('option').first().innerText();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Next' }).click();

  await page.getByRole('textbox', { name: 'Fault' }).fill('broken');
  await page.getByRole('button', { name: 'Next' }).click();
  await page
    .getByText(/needs 10 characters or more/)
    .first()
    .waitFor();
  // What is wrong there is nothing to say about the step before.
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('combobox', { name: 'Appliance' }).waitFor();
  expect(await page.getByText('need another look').count()).toBe(0);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Fault' }).fill('It hums and does not drain.');

  // What was typed is kept, whatever happens to the page.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('ninefold.draft'))))
    .toBe(true);
  await page.reload();
  await page.getByText(/Your draft from/).waitFor();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Fault' }).inputValue())
    .toBe('It hums and does not drain.');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Take in an appliance' }).click();

  await page.getByRole('heading', { level: 1, name: 'R-000041' }).waitFor();
  await page.getByText(appliance).first().waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'R-000041' }).waitFor();
  await page.getByText('Received').first().waitFor();

  // No form that is done with lies on the way back, however many steps it had.
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Fault' }).fill('It hums, drains, and hums again.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Edit' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Take in an appliance' }).waitFor();
  expect(new URL(page.url()).hash).toMatch(/\/repairs$/);
  expect(page.wrong).toEqual([]);
});

test('a record is edited, and taken from state to state by who may', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs?filter%5Bstatus%5D=ready');
  await page.getByRole('link', { name: /^R-/ }).first().click();
  await page.getByRole('button', { name: 'Hand back' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('Has the customer paid?').waitFor();
  await question.getByRole('button', { name: 'Hand back' }).click();
  await page.getByRole('heading', { level: 1 }).locator('..').getByText('Handed back').waitFor();
  await page.getByRole('list').getByText('Hand back').first().waitFor();

  await go(page, '/~repair-desk/repairs?filter%5Bstatus%5D=received');
  await page.getByRole('link', { name: /^R-/ }).first().click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Fault' }).fill('It was something else after all.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Fault' }).inputValue())
    .toBe('It was something else after all.');
  expect(page.wrong).toEqual([]);
});

test('what is seen depends on who looks', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/overview');
  await page.getByText('No access to Overview').waitFor();
  await page.getByRole('button', { name: 'Preview as' }).click();
  await page.getByRole('menuitemradio', { name: 'Manager' }).click();
  await page.getByText('Open repairs').waitFor();
  await page.getByRole('link', { name: 'Parts and prices' }).waitFor();
  await page.reload();
  await page.getByText('Open repairs').waitFor();
});

test('records are reset to the samples', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs?filter%5Bstatus%5D=ready');
  const rows = page.locator('thead tr, tbody tr');
  await page.getByRole('link', { name: /^R-/ }).first().waitFor();
  const before = await rows.count();
  await page.getByRole('link', { name: /^R-/ }).first().click();
  await page.getByRole('button', { name: 'Hand back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand back' }).click();
  await page.getByText('Handed back').first().waitFor();
  await page.goBack();
  await expect.poll(() => rows.count()).toBe(before - 1);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Reset sample records' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => rows.count()).toBe(before);
});

test('gaps are shown on the screens that wait for them, each with its line', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/customers');
  await page.getByRole('switch', { name: 'Show gaps' }).click();
  await page
    .getByRole('button', { name: /\d+ gaps?/ })
    .first()
    .click();
  const link = page.getByRole('dialog').getByRole('link').first();
  await expect.poll(() => link.getAttribute('aria-label')).toMatch(/repair-desk\.md:\d+:\d+/);
  // What to write stands there as well, ready to be taken along.
  await page.getByRole('dialog').getByText('How to state it').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).first().waitFor();
  await link.click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(page.url()).toMatch(/_specification\/\w+\?at=/);
  // What has no headings has its fields named above it.
  for (const layout of ['board', 'calendar']) {
    await go(page, `/~repair-desk/repairs?as=${layout}`);
    const field = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /^Technician\s*\d/ });
    await field.getByRole('button', { name: /\d minor gaps/ }).waitFor();
  }
});

test('the theme follows the choice and stays', async () => {
  const page = await newPage();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  const dark = await background();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await background()).toBe(dark);
});

test('two people at one record: nothing of either is lost', async () => {
  const mine = await newPage();
  await go(mine, '/~repair-desk/repairs?filter%5Bstatus%5D=received');
  await mine.getByRole('link', { name: /^R-/ }).first().click();
  await mine.getByRole('link', { name: 'Edit' }).click();
  await mine.getByRole('textbox', { name: 'Fault' }).fill('What I have written about the fault.');

  await expect.poll(() => mine.evaluate(() => Object.keys(localStorage).join())).toContain('draft');
  const theirs = await mine.context().newPage();
  await theirs.goto(mine.url());
  // A draft belongs to its tab: they begin with the record as it is.
  await theirs.getByRole('switch', { name: 'Urgent' }).waitFor();
  expect(await theirs.getByText(/Your draft from/).count()).toBe(0);
  const wasUrgent = await theirs.getByRole('switch', { name: 'Urgent' }).isChecked();
  await theirs.getByRole('switch', { name: 'Urgent' }).click();
  await theirs.getByRole('button', { name: 'Save' }).click();
  await theirs.getByRole('heading', { level: 1, name: /^R-/ }).waitFor();

  // It is known before anybody saves.
  await mine
    .getByText(/^R-\d+ was changed elsewhere meanwhile/)
    .first()
    .waitFor();
  await mine.getByRole('button', { name: 'Save' }).click();
  await mine.getByRole('alert').getByText('Someone else changed this repair meanwhile').waitFor();
  await mine.getByRole('button', { name: 'Save mine' }).click();
  await mine.getByRole('link', { name: 'Edit' }).waitFor();
  await theirs.reload();
  await theirs.getByRole('link', { name: 'Edit' }).waitFor();
  const urgent = theirs.getByRole('term').filter({ hasText: 'Urgent' }).locator('xpath=following-sibling::dd');
  await expect.poll(() => urgent.innerText()).toBe(wasUrgent ? 'No' : 'Yes');
  await theirs.getByRole('link', { name: 'Edit' }).click();
  await expect
    .poll(() => theirs.getByRole('textbox', { name: 'Fault' }).inputValue())
    .toBe('What I have written about the fault.');
});

test('what one takes back oneself while a form is open, the form goes on from', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs?filter%5Bstatus%5D=received');
  await page.getByRole('link', { name: /^R-/ }).first().click();
  await page.getByRole('link', { name: 'Edit' }).click();
  const urgent = page.getByRole('switch', { name: 'Urgent' });
  const wasUrgent = await urgent.isChecked();
  await urgent.click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Fault' }).fill('Written before it was taken back.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(/^R-\d+: Undone\.$/).waitFor();
  await expect.poll(() => urgent.isChecked()).toBe(wasUrgent);
  expect(await page.getByRole('textbox', { name: 'Fault' }).inputValue()).toBe('Written before it was taken back.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Edit' }).waitFor();
  await page.getByText('Written before it was taken back.').first().waitFor();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect.poll(() => urgent.isChecked()).toBe(wasUrgent);
});

test('a change in one tab is seen in the other, and taken back in both', async () => {
  const mine = await newPage();
  await go(mine, '/~repair-desk/repairs?filter%5Bstatus%5D=received');
  await mine.getByRole('link', { name: /^R-/ }).first().click();
  await mine.getByRole('link', { name: 'Edit' }).waitFor();
  const theirs = await mine.context().newPage();
  await theirs.goto(mine.url());
  await theirs.getByRole('link', { name: 'Edit' }).click();
  const fault = theirs.getByRole('textbox', { name: 'Fault' });
  const before = await fault.inputValue();
  await fault.fill('Told from the other tab.');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await mine.getByText('Told from the other tab.').first().waitFor();

  await theirs.getByRole('button', { name: 'Undo' }).click();
  await theirs.getByText(/^R-\d+: Undone\.$/).waitFor();
  for (const tab of [theirs, mine]) {
    await tab.getByRole('link', { name: 'Edit' }).click();
    await expect.poll(() => tab.getByRole('textbox', { name: 'Fault' }).inputValue()).toBe(before);
  }
});

test('several records at once, after a question that says how many', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs?filter%5Bstatus%5D=received');
  const rows = page.locator('thead tr, tbody tr');
  await page.getByRole('link', { name: /^R-/ }).first().waitFor();
  const before = await rows.count();
  await page
    .getByRole('checkbox', { name: /^Select R-/ })
    .nth(0)
    .click();
  await page
    .getByRole('checkbox', { name: /^Select R-/ })
    .nth(1)
    .click();
  await page.getByRole('button', { name: 'Cancel 2 repairs', exact: true }).click();
  await page
    .getByRole('alertdialog', { name: 'Cancel 2 repairs?' })
    .getByRole('button', { name: 'Cancel' })
    .last()
    .click();
  await expect.poll(() => rows.count()).toBe(before - 2);
  // Just those, however many were cancelled before.
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(() => page.locator('tbody tr[data-key]').count()).toBe(2);
  await page.getByRole('status').getByText('2 repairs', { exact: true }).waitFor();
});
