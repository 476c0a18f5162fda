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
const names = () => [...document.querySelectorAll('tbody tr > :nth-child(2)')].map((cell) => cell.textContent);

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
  const focused = () => document.activeElement?.textContent;
  await userEvent.keyboard('j');
  await expect.poll(focused).toBe('Lamp');
  await userEvent.keyboard('j');
  await expect.poll(focused).toBe('Door');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Door' })).toBeVisible();
});

test('a row that the backend refuses says why, keeps its number, and is not offered again', async () => {
  world = await worldOf(product);
  await world.open('/tickets');
  const click = (element: Element | undefined) => (element as HTMLElement).click();
  click(page.getByRole('button', { name: 'More actions for this list' }).element());
  click(await found(() => page.getByRole('menuitem', { name: 'Import CSV…' }).query()));
  const input = (await found(() => document.querySelector('input[type=file]'))) as HTMLInputElement;
  const file = new File(['Name,State,Hours\nLamp,open,1\nHall,open,x\nGate,open,3\n'], 'in.csv', { type: 'text/csv' });
  await userEvent.upload(input, file);
  const says = (text: string) =>
    expect.poll(() => document.querySelector('[role=dialog]')?.textContent, { timeout: 15_000 }).toContain(text);
  await says('Set by the app, not by a file: State');
  await says('2 of 3 rows can be imported; 1 cannot.');
  world.answer(async ({ body }) => {
    const status = body?.includes('Gate') ? 422 : 201;
    const problem = { status, title: 'Refused', errors: [{ pointer: '/name', detail: 'There is no gate.' }] };
    return new Response(JSON.stringify(status === 201 ? { id: 'n1', name: 'Lamp' } : problem), { status });
  });
  click(page.getByRole('button', { name: 'Import only the 2 good ones' }).element());
  await says('0 of 2 rows can be imported; 2 cannot.');
  const rows = [...document.querySelectorAll('[role=dialog] tbody tr')].map((row) => row.textContent);
  expect(rows).toEqual([expect.stringMatching(/^.*3.*“x” is not/), expect.stringMatching(/^.*4.*There is no gate\./)]);
  expect(document.body.textContent).not.toMatch(/Import (only|1|all)/);
  // What is wrong is put right in its cell, and the row stays where it is; a choice is one of a list.
  const numbers = () =>
    [...document.querySelectorAll('[role=dialog] tbody tr')].map((row) => row.textContent?.match(/\d/)?.[0]);
  const cell = await found(() => page.getByRole('button', { name: /^Edit Hours of Row 3/ }).query());
  click(cell);
  await userEvent.clear(page.getByRole('textbox', { name: 'Hours' }));
  await userEvent.type(page.getByRole('textbox', { name: 'Hours' }), '2{Enter}');
  await says('1 of 2 rows can be imported; 1 cannot.');
  expect(numbers()).toEqual(['3', '4']);
  await expect.poll(() => document.activeElement?.textContent).toContain('Edit Hours of Row 3');
  // What was put right is not lost by a key.
  await userEvent.keyboard('{Escape}');
  click(await found(() => page.getByRole('alertdialog').getByRole('button', { name: 'Go back' }).query()));
  await expect.poll(() => document.querySelector('[role=alertdialog]')).toBeNull();
  expect(numbers()).toEqual(['3', '4']);
  // What the backend has said of a row holds until something else stands in it.
  click(page.getByRole('button', { name: /^Edit Name of Row 4/ }).element());
  await userEvent.clear(page.getByRole('textbox', { name: 'Name' }));
  await userEvent.type(page.getByRole('textbox', { name: 'Name' }), 'Door{Enter}');
  await says('2 of 2 rows can be imported.');
  world.sent.length = 0;
  click(page.getByRole('button', { name: 'Import all 2' }).element());
  await expect.poll(() => document.querySelector('[role=dialog]'), { timeout: 15_000 }).toBeNull();
  expect(world.sent.filter((call) => call.startsWith('POST')).map((call) => /\{.*\}/.exec(call)?.[0])).toEqual([
    '{"name":"Hall","hours":2}',
    '{"name":"Door","hours":3}',
  ]);
});

async function found(look: () => Element | null): Promise<Element> {
  await expect.poll(look, { timeout: 15_000 }).toBeTruthy();
  return look() as Element;
}
