import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileOf, go, newPage, openFile } from './browser.ts';

test('no inline script and no eval runs in the built site', async () => {
  const page = await newPage();
  await page.getByRole('heading', { level: 1 }).waitFor();
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toMatch(/script-src 'self'(;|$)/);
  const result = await page.evaluate(async () => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective));
    const script = document.createElement('script');
    script.textContent = 'window.hit = 1';
    document.body.append(script);
    // What the test itself runs may evaluate; what it leaves behind for later may not.
    const evaluates = await new Promise((resolve) =>
      setTimeout(() => {
        try {
          // biome-ignore lint/security/noGlobalEval: this is what must not work
          resolve(Boolean(eval('1')));
        } catch {
          resolve(false);
        }
      }, 100),
    );
    return { violations, evaluates, hit: 'hit' in window };
  });
  expect(result).toEqual({
    violations: expect.arrayContaining([expect.stringContaining('script-src')]),
    evaluates: false,
    hit: false,
  });
});

test('nothing that the app itself does offends the policy', async () => {
  const page = await newPage();
  await page.evaluate(() => {
    (window as { violations?: string[] }).violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as { violations?: string[] }).violations?.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await openFile(page, 'mine.md', readFileSync(fileOf('examples', 'repair-desk.md')));
  await page.waitForURL(/~file/);
  await go(page, '/~file/repairs');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.keyboard.press('Escape');
  await go(page, '/~file/repairs/new');
  await page.getByRole('combobox', { name: 'Customer' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Preview as' }).click();
  await page.getByRole('menuitemradio', { name: 'Manager' }).click();
  await go(page, '/~file/overview');
  await page.getByText('Open repairs').waitFor();
  expect(await page.evaluate(() => (window as { violations?: string[] }).violations)).toEqual([]);
  expect(page.wrong).toEqual([]);
});

test('the browser is sent no parser until there is something to parse', async () => {
  const page = await newPage();
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await page.reload();
  await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  await go(page, '/~berghuette/');
  await page.getByRole('link', { name: /^B-/ }).first().waitFor();
  const hasParser = async () => {
    const scripts = loaded.filter((url) => url.endsWith('.js'));
    const texts = await Promise.all(
      scripts.map((url) => page.evaluate(async (address) => (await fetch(address)).text(), url)),
    );
    return texts.some((text) => text.includes('markdown-it'));
  };
  expect(await hasParser()).toBe(false);
  await openFile(page, 'mine.md', '# Library\n\n## 1. Purpose\n\nLends books.\n');
  await page.getByRole('heading', { level: 1, name: 'Library' }).waitFor();
  await expect.poll(() => hasParser()).toBe(true);
});
