import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changed, desk } from './desk.ts';
import { type World, worldOf } from './world.tsx';

let world: World | undefined;
afterEach(() => world?.close());

const facts = [
  ['screens.tickets.bulk', ['update', 'close', 'delete']],
  ['screens.tickets.columns', ['name', 'hours', 'state']],
  ['entities.ticket.plural', 'Tickets'],
  ['entities.ticket.fields.name.required', true],
  ['lifecycles.ticket.states', { open: {}, done: { editable: ['name'] } }],
] as const;
const product = facts.reduce((all, [path, fact]) => changed(all, path, structuredClone(fact) as never), desk);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = () => [...document.querySelectorAll('[role=status], li')].map(({ textContent }) => textContent).join('\n');

/** The list with all of its three tickets chosen, the last of which is done. */
async function chooseAll() {
  world = await worldOf(product);
  await world.open('/tickets');
  for (const name of ['Lamp', 'Door', 'Roof']) await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await expect.element(page.getByText('3 selected')).toBeVisible();
}

async function chooseField(name: string) {
  await button('Change').click();
  await page.getByRole('combobox', { name: 'Field' }).click();
  await page.getByRole('option', { name }).click();
}

test('what is done to several is a verb in the bar, and of how many things in the question', async () => {
  await chooseAll();
  await expect.element(button('Close')).toBeVisible();
  await button('Delete').click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete 3 tickets?' });
  await expect.element(dialog.getByRole('button', { name: 'Delete 3 tickets' })).toBeVisible();
});

test('a change of several names its field, how many stay as they are and why, leads to the changed ones, and keeps what is chosen', async () => {
  await chooseAll();
  await chooseField('Hours');
  await page.getByRole('spinbutton', { name: /^Hours/ }).fill('7');
  await button('Change 2 tickets').click();
  await expect.poll(said).toContain('Hours changed in 2 tickets: Lamp, Door. 1 other stays unchanged. ');
  await expect.element(page.getByText('3 selected')).toBeVisible();
  await button('Open').click();
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(2);
  await expect.element(page.getByRole('button', { name: /^Remove filter/ })).toBeVisible();
});

test('that nothing is to stand in a field is chosen by itself', async () => {
  await chooseAll();
  await chooseField('Hours');
  const empty = page.getByRole('checkbox', { name: 'Leave empty' });
  await expect.element(empty).not.toBeChecked();
  await expect.element(button('Change 0 tickets')).toBeDisabled();
  await empty.click();
  await button('Change 2 tickets').click();
  await expect.poll(said).toContain('Hours changed in 2 tickets');
});

test('a field that must be answered says that it cannot be emptied', async () => {
  await chooseAll();
  await chooseField('Name');
  await expect.element(page.getByText('Required: it cannot be left empty.')).toBeVisible();
  expect(page.getByRole('checkbox', { name: 'Leave empty' }).query()).toBeNull();
  const name = page.getByRole('textbox', { name: /^Name/ });
  await name.fill('Same');
  await name.clear();
  await userEvent.tab();
  await expect.element(button('Change 0 tickets')).toBeDisabled();
});

test('what was taken on stays chosen as it is now, what was deleted does not', async () => {
  await chooseAll();
  await button('Close').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close 2 tickets' }).click();
  await expect
    .poll(said)
    .toContain('2 tickets are now Done: Lamp, Door. 1 other stays unchanged. Not possible from Done.');
  await expect.element(page.getByText('3 selected')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Close/ })).toHaveAttribute('aria-disabled', 'true');
  await button('Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 3 tickets' }).click();
  await expect.poll(said).toContain('3 tickets deleted: Lamp, Door and 1 more');
  // What is gone is nowhere.
  const told = [...document.querySelectorAll('li')].filter(({ textContent }) =>
    textContent?.includes('tickets deleted'),
  );
  expect(told).toHaveLength(1);
  expect(told[0]?.textContent).not.toContain('Open');
  expect(page.getByText('3 selected').query()).toBeNull();
});

test('of a part of the list nothing stays chosen that may be no part of it any more', async () => {
  world = await worldOf(product);
  await world.open('/tickets?filter[state]=open');
  for (const name of ['Lamp', 'Door']) await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await button('Close').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close 2 tickets' }).click();
  await expect.poll(said).toContain('2 tickets are now Done');
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(0);
  expect(page.getByText(/\d selected/).query()).toBeNull();
});

test('of many records those that change are counted apart from those that stay', async () => {
  world = await worldOf(product);
  for (let at = 0; at < 8; at++) await world.ask('create', { body: { name: `Lamp ${at}` } });
  await world.open('/tickets');
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(11);
  await page
    .getByRole('checkbox', { name: /^Select all/ })
    .first()
    .click();
  await button('Close').click();
  const dialog = page.getByRole('alertdialog', { name: 'Close 10 tickets?' });
  await expect.element(dialog).toBeVisible();
  const told = [...dialog.element().querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(told).toEqual(['And 2 more.', '1 other stays unchanged.']);
  expect(dialog.element().querySelector('ul')?.children.length).toBe(8);
});
