import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changed, desk } from './desk.ts';
import { type World, worldOf } from './world.tsx';

let world: World | undefined;
afterEach(() => world?.close());

const facts = [
  ['screens.tickets.columns', ['name', 'madeOn', 'owner']],
  ['screens.tickets.search', ['name']],
  ['screens.tickets.filters', ['name', 'hours']],
  ['screens.tickets.views', { few: { title: 'Few', where: 'record.hours < 4' } }],
  ['screens.tickets.bulk', ['close']],
] as const;
const product = facts.reduce((all, [path, fact]) => changed(all, path, structuredClone(fact) as never), desk);

const heading = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('thead button')].find(({ textContent }) => textContent.startsWith(name));
const shiftClick = () => new MouseEvent('click', { bubbles: true, shiftKey: true });
const names = () => [...document.querySelectorAll('tbody tr td:nth-child(2)')].map((cell) => cell.textContent);

test('what is asked for at once after something else is asked for as well', async () => {
  world = await worldOf(product);
  await world.open('/tickets?sort=owner');
  // Within one moment: the page shows none of it yet.
  heading('Made on')?.dispatchEvent(shiftClick());
  heading('Owner')?.dispatchEvent(shiftClick());
  (page.getByRole('button', { name: 'Few' }).element() as HTMLElement).click();
  await expect.poll(names).toEqual(['Roof', 'Lamp']);
  expect(heading('Owner')?.closest('th')).toHaveAttribute('aria-sort', 'descending');
  expect(heading('Made on')?.textContent).toMatch(/sort key 2/);
  await expect.element(page.getByRole('button', { name: 'Few' })).toHaveAttribute('aria-pressed', 'true');
});

test('who has gone on is not called back by what was still to be asked for', async () => {
  world = await worldOf(product);
  await world.open('/tickets');
  (page.getByRole('link', { name: 'Door' }).element() as HTMLElement).click();
  heading('Owner')?.click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Door' })).toBeVisible();
});

test('the row that the keyboard has come to is opened by Enter, also where rows are chosen', async () => {
  world = await worldOf(product);
  await world.open('/tickets');
  await expect.poll(() => document.querySelectorAll('tbody [role=checkbox]').length).toBe(3);
  await expect
    .poll(
      async () => {
        await userEvent.keyboard('j');
        return document.activeElement?.textContent;
      },
      { timeout: 15_000 },
    )
    .toBe('Door');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Door' })).toBeVisible();
});
