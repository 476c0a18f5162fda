import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage, openFile, site } from './browser.ts';

const document = `# Desk

## 2. Screens

\`\`\`yaml
guests: { path: /guests, kind: list, entity: guest }
guest: { path: "/guests/{id}", kind: detail, entity: guest }
new: { path: /guests/new, kind: create, entity: guest }
edit: { path: "/guests/{id}/edit", kind: edit, entity: guest }
inSteps: { path: /guests/steps, kind: create, entity: guest, steps: [{ title: Who, fields: [name] }, { title: Where, fields: [city] }] }
\`\`\`

## 3. Entities

\`\`\`yaml
guest: { display: name, fields: { name: { type: string, required: true }, city: { type: string } } }
\`\`\`
`;
/** The same, where a record that is gone has a page of its own. */
const withPage = `${document}
## 7. Calls

\`\`\`yaml
update: { method: patch, path: "/guests/{id}", does: update, entity: guest, errors: [not-found] }
\`\`\`

## 8. Errors

\`\`\`yaml
not-found: { status: 404, title: No such guest, shown: page }
\`\`\`
`;
const form = () => `${site()}#/~file/guests/new`;
const name = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const isBack = (page: Page) => page.getByText(/Your draft from/);

/** The form in a browser that nobody has used. */
async function open(text = document): Promise<Page> {
  const page = await newPage();
  await openFile(page, 'desk.md', text);
  await page.waitForURL(/#\/~file\//);
  await page.goto(form());
  await name(page).waitFor();
  return page;
}

/** What is kept of the form, whoever keeps it. */
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^ninefold\.(draft|aside)\./.test(key)));

async function type(page: Page, words: string) {
  await name(page).fill(words);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(words);
}

/** The form in a new tab of the same browser. */
async function anotherTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(form());
  await name(tab).waitFor();
  return tab;
}

test('two tabs on a new record keep what is typed in each, also when one is saved', async () => {
  const one = await open();
  await type(one, 'Of the first tab');
  const two = await anotherTab(one);
  expect(await name(two).inputValue()).toBe('');
  await type(two, 'Of the second tab');
  await two.getByRole('button', { name: 'Create guest' }).click();
  await two.getByRole('heading', { level: 1, name: 'Of the second tab' }).waitFor();
  await one.reload();
  await isBack(one).waitFor();
  await expect.poll(() => name(one).inputValue()).toBe('Of the first tab');
  await expect.poll(() => kept(one)).toHaveLength(1);
});

test('what a closed or a crashed tab left is offered to the next, once', async () => {
  const page = await open();
  for (const leave of [
    (tab: Page) => tab.close(),
    async (tab: Page) => {
      const crashed = tab.waitForEvent('crash');
      void tab.goto('chrome://crash').catch(() => undefined);
      await crashed;
      await tab.close();
    },
  ]) {
    const left = await anotherTab(page);
    await type(left, 'Left behind');
    await leave(left);
    const next = await anotherTab(page);
    await isBack(next).waitFor();
    await expect.poll(() => name(next).inputValue()).toBe('Left behind');
    const third = await anotherTab(page);
    expect(await name(third).inputValue()).toBe('');
    await next.getByRole('button', { name: 'Discard draft' }).click();
    await expect.poll(() => kept(page)).toEqual([]);
    await Promise.all([next.close(), third.close()]);
  }
});

test('what leads to a form tells that a draft waits there, until it is discarded', async () => {
  const page = await open();
  await type(page, 'Ada');
  await page.goto(`${site()}#/~file/guests`);
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await link('New guest · draft').click();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.goto(`${site()}#/~file/guests`);
  await link('New guest').waitFor();
  expect(await link('New guest · draft').count()).toBe(0);
});

test('a draft that cannot be read is set aside, can be copied, and breaks nothing', async () => {
  const page = await open();
  await type(page, 'Words that matter');
  const [draft = ''] = await kept(page);
  for (const [odd, shown] of [
    ['{"values":{"name":"Words that', '{"values":{"name":"Words that'],
    [
      '{"values":{"name":["Words that"]},"at":"2026-03-09T10:00:00Z"}',
      '{ "values": { "name": [ "Words that" ] }, "at": "2026-03-09T10:00:00Z" }',
    ],
  ] as const) {
    await page.evaluate(([key, text]) => localStorage.setItem(key ?? '', text ?? ''), [draft, odd]);
    await page.reload();
    await page.getByText('Part of a draft no longer fits this form').waitFor();
    expect(await name(page).inputValue()).toBe('');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy it' }).click();
    await page.getByText('Copied to the clipboard.', { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(odd);
    await page.getByRole('button', { name: 'Show it' }).click();
    await page.getByText(shown).waitFor();
    await page.getByRole('button', { name: 'Show it' }).click();
    await page.getByText(shown).waitFor({ state: 'hidden' });
    // Where nothing can be copied, it is there to be marked.
    await page.evaluate(() =>
      Object.assign(navigator.clipboard, { write: () => Promise.reject(new Error('refused')) }),
    );
    await page.getByRole('button', { name: 'Copy it' }).click();
    await page.getByText('This browser does not let the app use the clipboard.', { exact: true }).waitFor();
    await page.getByText(shown).waitFor();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect.poll(() => kept(page)).toEqual([]);
  }
});

test('a browser without room says so, and what is typed stays where it is', async () => {
  const page = await open();
  await page.evaluate(() => {
    let text = 'x'.repeat(1 << 20);
    for (let part = 0; text.length > 0; part++) {
      try {
        localStorage.setItem(`full.${part}`, text);
      } catch {
        text = text.slice(0, text.length / 2);
      }
    }
  });
  await name(page).fill('No room for this');
  await page.getByText('This browser cannot keep a draft').waitFor();
  await expect.poll(() => name(page).inputValue()).toBe('No room for this');
  // Whoever closes the tab or loads it anew is asked: also for what was typed just now.
  await name(page).press('End');
  await name(page).press('!');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await page.getByRole('button', { name: 'Create guest' }).click();
  await page.getByRole('heading', { level: 1, name: 'No room for this!' }).waitFor();
  // Nothing is lost any more: nobody is asked.
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});

/** A form with words in it whose record another tab has deleted meanwhile. */
async function withoutRecord(text: string): Promise<Page> {
  const page = await open(text);
  await name(page).fill('Ada');
  await page.getByRole('button', { name: 'Create guest' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor();
  const record = page.url();
  await page.getByRole('link', { name: 'Edit' }).click();
  await type(page, 'Ada Lovelace');
  const other = await page.context().newPage();
  await other.goto(record);
  await other.getByRole('button', { name: /^Actions for / }).click();
  await other.getByRole('menuitem', { name: 'Delete' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await other.waitForURL((url) => /guests$/.test(url.hash));
  await other.close();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Save' }).click();
  return page;
}

test('a form whose record is deleted in another tab keeps what is typed, and says what happened', async () => {
  const page = await withoutRecord(document);
  await page.getByRole('alert').first().waitFor();
  expect(await name(page).inputValue()).toBe('Ada Lovelace');
});

test('so it does where that is stated to be a page: with where the words are, and the way back to them', async () => {
  const page = await withoutRecord(withPage);
  await page.getByRole('heading', { name: 'No such guest' }).waitFor();
  await page.getByText('What you typed is kept as a draft in this browser.').waitFor();
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toBe('Back to the form');
  await page.keyboard.press('Enter');
  await expect.poll(() => name(page).inputValue()).toBe('Ada Lovelace');
});

test('a form that is loaded anew in a later step is walked back through as before', async () => {
  const page = await open();
  await page.goto(`${site()}#/~file/guests`);
  await page.goto(`${site()}#/~file/guests/steps`);
  await type(page, 'Ada');
  await page.getByRole('button', { name: 'Next' }).click();
  const city = page.getByRole('textbox', { name: 'City' });
  await city.fill('London');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('London');
  await page.reload();
  await city.waitFor();
  await page.goBack();
  await expect.poll(() => name(page).inputValue()).toBe('Ada');
  await page.goForward();
  await expect.poll(() => city.inputValue()).toBe('London');
  await page.goBack();
  await name(page).waitFor();
  await page.goBack();
  await page.waitForURL((url) => /guests$/.test(url.hash));
});

test('one record is made after the other without leaving the form, and each begins in its first field', async () => {
  const page = await open();
  await type(page, 'Ada');
  await page.getByRole('button', { name: 'Save and add another' }).click();
  await page.getByText('Ada is saved.').first().waitFor();
  await expect.poll(() => name(page).inputValue()).toBe('');
  await expect.poll(() => name(page).evaluate((input) => input === input.ownerDocument.activeElement)).toBe(true);
  expect(page.url()).toMatch(/guests\/new$/);
  // What is wrong keeps it, and what most send goes on to the record as ever.
  await page.getByRole('button', { name: 'Save and add another' }).click();
  await page.getByRole('textbox', { name: 'Name' }).and(page.locator('[aria-invalid=true]')).waitFor();
  await type(page, 'Ben');
  await name(page).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Ben' }).waitFor();
  for (const guest of ['Ada', 'Ben']) {
    await page.goto(`${site()}#/~file/guests?q=${guest}`);
    await page.getByRole('link', { name: guest, exact: true }).first().waitFor();
  }
});

test('who leaves a form again and again is told of its draft once, by its name, until it is open again', async () => {
  const page = await open();
  await type(page, 'Ada');
  const told = page.getByText(/: What you typed is kept as a draft in this browser\.$/);
  const messages = page.getByRole('listitem').filter({ has: told });
  for (const _ of ['once', 'and again']) {
    await page.getByRole('link', { name: 'Guests' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Guests' }).waitFor();
    await told.first().waitFor();
    expect(await messages.count()).toBe(1);
    await page.goBack();
    await name(page).waitFor();
    await expect.poll(() => messages.count()).toBe(0);
  }
});

test('what an address begins a form with is a part of its draft, and another one takes its place', async () => {
  const page = await open(document.replace('city: { type: string } }', 'city: { type: string }, due: date }'));
  const day = () => page.getByRole('spinbutton', { name: 'day Due' }).inputValue();
  const visit = async (query: string) => {
    await page.goto('about:blank');
    await page.goto(`${form()}${query}`);
    await name(page).waitFor();
  };
  await visit('?due=2026-03-19');
  await expect.poll(day).toBe('19');
  await type(page, 'Ada');
  await visit('');
  await isBack(page).waitFor();
  await expect.poll(day).toBe('19');
  await visit('?due=2026-03-21');
  await isBack(page).waitFor();
  expect(await name(page).inputValue()).toBe('Ada');
  await expect.poll(day).toBe('21');
});
