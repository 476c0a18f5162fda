import { chromium } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { chromiumLaunch } from '#tooling/chromium';
import { openFile, site } from './browser.ts';

const kinds = ['string', 'integer', 'boolean', 'string, format: date', 'string, enum: [a, b, c, d]'];
const fields = Array.from(
  { length: 100 },
  (_, at) => `    f${at + 1}: { title: Field ${at + 1}, type: ${kinds[at % 5]} }`,
);
const written = `# Long

## 1. Purpose
\`\`\`yaml
{ title: Long }
\`\`\`
## 2. Screens
\`\`\`yaml
new: { title: Ask, path: /ask, kind: create, entity: thing }
\`\`\`
## 3. Entities
\`\`\`yaml
thing:
  fields:
${fields.join('\n')}
\`\`\`
`;

test('a screen reader has every field of a long form, also those that are not laid out yet', async () => {
  const launch = await chromiumLaunch();
  // As if a screen reader were running: Chromium keeps its whole tree only then.
  const browser = await chromium.launch({ ...launch, args: [...launch.args, '--force-renderer-accessibility'] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(site());
  await openFile(page, 'long.md', written);
  await page.getByRole('link', { name: 'Ask' }).first().click();
  const last = page.getByLabel('Field 100');
  await last.waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
  expect(await last.evaluate((control) => control.checkVisibility({ contentVisibilityAuto: true }))).toBe(false);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const named = nodes.filter(
    ({ ignored, role }) => !ignored && /^(textbox|spinbutton|switch|combobox)$/.test(role?.value),
  );
  // Each part of a day is told with the name of the field after its own.
  const names = new Set(named.flatMap(({ name }) => /Field \d+$/.exec(name?.value)?.[0] ?? []));
  expect(names).toEqual(new Set(fields.map((_, at) => `Field ${at + 1}`)));

  // The keyboard goes through all of them, also into what is laid out only then.
  const focused = () =>
    page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '');
  await page.getByRole('spinbutton', { name: 'month Field 79' }).focus();
  const met = new Set<string>();
  for (let presses = 0; presses < 60 && !met.has('Field 100'); presses++) {
    await page.keyboard.press('Tab');
    met.add(await focused());
  }
  const later = fields.map((_, at) => `Field ${at + 1}`).slice(79);
  expect([...met].filter((name) => later.includes(name))).toEqual(later);
  // As what is found on the page is brought into view: it is laid out where it comes to lie.
  const early = page.getByText('Field 31', { exact: true });
  await early.evaluate((label) => label.scrollIntoView({ block: 'center' }));
  await expect.poll(() => early.evaluate((label) => label.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
  await expect
    .poll(() => early.evaluate((label) => Math.abs(label.getBoundingClientRect().top - innerHeight / 2)))
    .toBeLessThan(200);
});
