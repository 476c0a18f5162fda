import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { go, newPage, openFile, site } from './browser.ts';

const refusals: [what: string, content: string | Buffer, message: RegExp][] = [
  ['empty', '', /mine\.md:1:1 the document is empty; begin with a heading/],
  ['binary', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), /mine\.md:1:1 this is not a text file/],
  ['of 20 MB', 'x'.repeat(20_000_000), /has 20000000 characters, at most/],
  ['of 40 MB', 'x'.repeat(40_000_000), /is 40 MB\. Move out/],
];

test.each(refusals)(
  'a document that is %s is refused in a sentence, and what was open stays',
  async (_what, content, message) => {
    const page = await newPage();
    await openFile(page, 'mine.md', '# Library\n\n## 1. Purpose\n\nLends books.\n');
    await page.getByRole('heading', { level: 1, name: 'Library' }).waitFor();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'mine.md', mimeType: 'text/markdown', buffer: Buffer.from(content) });
    await page.getByRole('alert').filter({ hasText: message }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Library' }).waitFor();
    expect(page.wrong).toEqual([]);
  },
);

const fence = (yaml: string) => `\`\`\`yaml\n${yaml}\n\`\`\`\n`;

test('aliases that would explode end in an error with its line, and the app goes on', async () => {
  const page = await newPage();
  const layers = Array.from(
    { length: 40 },
    (_, index) => `a${index + 1}: &a${index + 1} [${Array(9).fill(`*a${index}`).join(', ')}]`,
  );
  await openFile(page, 'bomb.md', `# Bomb\n\n## 9. Constants\n\n${fence(['a0: &a0 [x]', ...layers].join('\n'))}`);
  await page
    .getByRole('alert')
    .getByText(/bomb\.md:\d+:\d+ constants/)
    .first()
    .waitFor();
  await page.getByRole('heading', { level: 1, name: 'Bomb' }).waitFor();
});

test('keys that would reach into objects are refused', async () => {
  const page = await newPage();
  await openFile(page, 'proto.md', `## 9. Constants\n\n${fence('__proto__: { value: 1 }\nconstructor: { value: 2 }')}`);
  await page
    .getByRole('alert')
    .getByText(/proto\.md:4:1 constants\.__proto__: '__proto__' cannot be a key/)
    .waitFor();
  expect(await page.evaluate(() => ({}) instanceof Object && Object.keys(Object.prototype).length)).toBe(0);
});

const evil = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';

test('markup and javascript: addresses in every string stay words', async () => {
  const page = await newPage();
  const text = JSON.stringify(evil);
  await openFile(
    page,
    'evil.md',
    `# ${evil}

${evil} [press me](javascript:window.hit=1)

## 1. Purpose

[press me too](javascript:window.hit=1)

${fence(`title: ${text}\nsummary: ${text}`)}

## 2. Screens

${fence(`things: { path: /, kind: list, entity: thing, title: ${text}, description: ${text} }\nthing: { path: "/:id", kind: detail, entity: thing, title: ${text} }`)}

## 3. Entities

${fence(`thing: { title: ${text}, display: name, fields: { name: { type: string, title: ${text}, default: ${text} }, page: { type: string, format: uri } } }`)}
`,
  );
  await page.waitForURL(/~file/);
  await page.getByText(evil).first().waitFor();
  expect(await page.locator('a[href^="javascript:" i]').count()).toBe(0);
  await go(page, '/~file/');
  await page.getByRole('heading', { level: 1, name: evil }).waitFor();
  await page.getByRole('row').nth(1).waitFor();
  // A record whose link is none.
  await page.evaluate(
    async (values) => {
      const open = indexedDB.open('ninefold-file-evil.md');
      await new Promise((resolve) => open.addEventListener('success', resolve));
      const transaction = open.result.transaction('packs', 'readwrite');
      const packs = transaction.objectStore('packs').openCursor();
      packs.addEventListener('success', () => {
        const cursor = packs.result;
        if (!cursor) return;
        const items = cursor.value.items.map((item: { key: string }) =>
          item.key === 'thing-1' ? { ...item, values } : item,
        );
        cursor.update({ ...cursor.value, items });
        cursor.continue();
      });
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      open.result.close();
    },
    { id: 'thing-1', name: evil, page: 'javascript:window.hit=1' },
  );
  await go(page, '/~file/thing-1');
  await page.getByRole('heading', { level: 1, name: evil }).waitFor();
  await page.getByText('javascript:window.hit=1').waitFor();
  await page.waitForTimeout(300);
  expect(await page.locator('a[href^="javascript:" i]').count()).toBe(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('an address of a record that is gone says so, and leads back', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs/R-999999');
  await page.getByRole('alert').getByText('No repair has this number').waitFor();
  await page
    .getByRole('link', { name: /Back to Repairs|^Repairs$/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Repairs' }).waitFor();
});

test('an address that no screen has, and one of a document that is not here', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/nowhere');
  await page.getByText('Page not found').waitFor();
  await go(page, '/~nothing/');
  await page.getByText('Document not found').waitFor();
  await page.getByRole('link', { name: 'Back to PRODUCT.md' }).click();
  await page.getByRole('heading', { level: 1, name: 'Product' }).waitFor();
});

/** Puts a database of another layout where the app will look for its records. */
async function plantDatabase(page: Page, version: number) {
  await page.goto(`${site()}favicon.svg`);
  await page.evaluate(async (layout) => {
    const open = indexedDB.open('ninefold-repair-desk', layout);
    open.addEventListener('upgradeneeded', () => {
      const store = open.result.createObjectStore('records', { keyPath: ['entity', 'key'] });
      store.createIndex('entity', 'entity');
      store.put({ entity: 'customer', key: 'customer-7', values: { id: 'customer-7', name: 'Kept From Before' } });
    });
    await new Promise((resolve) => open.addEventListener('success', resolve));
    open.result.close();
  }, version);
}

test('a database of an older version is brought up to date, and nothing in it is lost', async () => {
  const page = await newPage();
  await plantDatabase(page, 1);
  await go(page, '/~repair-desk/customers');
  await page.getByText('Kept From Before').waitFor();
  await expect.poll(() => page.locator('thead tr, tbody tr').count()).toBe(2);
});

test('a database of a newer version is left alone, and the app says why', async () => {
  const page = await newPage();
  await plantDatabase(page, 9);
  await go(page, '/~repair-desk/customers');
  await page.getByText(/saved by a newer version of this app/).waitFor();
  const version = await page.evaluate(
    async () => (await indexedDB.databases()).find(({ name }) => name === 'ninefold-repair-desk')?.version,
  );
  expect(version).toBe(9);
});

test('addresses that make no sense are passed over', async () => {
  const page = await newPage();
  await go(page, '/~repair-desk/repairs?page=-3&sort=,,&filter%5Bnothing%5D=x&filter%5B__proto__%5D=1&view=none&q=');
  await page.getByRole('link', { name: /^R-/ }).first().waitFor();
  await go(page, '/~repair-desk/repairs/%E0%A4%A');
  await page.getByRole('heading').first().waitFor();
});
