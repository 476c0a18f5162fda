import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#components/button';
import {
  DropdownMenu,
  MenuCheckboxItem,
  type MenuEntry,
  MenuRadioGroup,
  MenuRadioItem,
  Submenu,
} from '#components/dropdown-menu';
import { show } from './show.tsx';

const trigger = <Button>Open</Button>;
const item = (name: string) => page.getByRole('menuitem', { name });
const check = (name: string) => page.getByRole('menuitemcheckbox', { name });
const choice = (name: string) => page.getByRole('menuitemradio', { name });

async function reopen() {
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu')).toBeVisible();
}

async function enter(submenu: string) {
  await expect.element(item(submenu)).toBeVisible();
  (item(submenu).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
}

test('entries of the same words in menus of a menu are kept apart, and each is kept', async () => {
  const list = (label: string): MenuEntry => ({ kind: 'submenu', label, entries: [{ kind: 'check', label: 'Name' }] });
  await show(<DropdownMenu defaultOpen trigger={trigger} entries={[list('Columns'), list('Filters')]} />);
  await enter('Columns');
  await expect.element(check('Name')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(check('Name')).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(item('Columns')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  // The focus moves a moment later, and nobody presses two keys within it.
  await expect.element(item('Filters')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(check('Name')).toHaveFocus();
  await expect.element(check('Name')).not.toBeChecked();
  await userEvent.keyboard('{Escape}');
  await reopen();
  await enter('Columns');
  await expect.element(check('Name')).toBeChecked();
});

let change: () => void = () => undefined;

const sizes = ['small', 'large'].map((value) => ({ value, label: value }));

/** A menu whose words change. */
function Counted() {
  const [count, setCount] = useState(1);
  change = () => setCount(2);
  return (
    <DropdownMenu
      defaultOpen
      trigger={trigger}
      entries={[
        { kind: 'check', label: `Late (${count})` },
        { kind: 'check', label: 'Mine' },
        { kind: 'check', label: 'Mine' },
        { kind: 'choice', label: `Size of ${count}`, defaultValue: 'small', options: sizes },
      ]}
    />
  );
}

test('entries of the same words in one menu are kept apart, and each is kept while its words change', async () => {
  await show(<Counted />);
  await userEvent.click(check('Late (1)'));
  await userEvent.click(check('Mine').first());
  await expect.element(check('Mine').last()).not.toBeChecked();
  await userEvent.click(choice('large'));
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  flushSync(change);
  await userEvent.keyboard('{Enter}');
  await expect.element(check('Late (2)')).toBeChecked();
  await expect.element(check('Mine').first()).toBeChecked();
  await expect.element(check('Mine').last()).not.toBeChecked();
  await expect.element(choice('large')).toBeChecked();
});

/** A menu of which the first entries come later. */
function Growing() {
  const [isLong, setLong] = useState(false);
  change = () => setLong(true);
  return (
    <DropdownMenu defaultOpen trigger={trigger}>
      {isLong && <MenuCheckboxItem>First</MenuCheckboxItem>}
      {isLong && <Submenu label="Before">-</Submenu>}
      <MenuCheckboxItem id="late">Late</MenuCheckboxItem>
      <MenuRadioGroup id="place" label="Place" defaultValue="berlin">
        <MenuRadioItem value="berlin">Berlin</MenuRadioItem>
        <MenuRadioItem value="osaka">Osaka</MenuRadioItem>
      </MenuRadioGroup>
      <Submenu id="more" label="More">
        <MenuCheckboxItem>Mine</MenuCheckboxItem>
      </Submenu>
    </DropdownMenu>
  );
}

test('with an id an entry is kept wherever it stands', async () => {
  await show(<Growing />);
  await userEvent.click(check('Late'));
  await enter('More');
  await expect.element(page.getByRole('menu', { name: 'More' })).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(check('Mine')).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  await userEvent.click(choice('Osaka'));
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  flushSync(change);
  await userEvent.keyboard('{Enter}');
  await expect.element(check('Late')).toBeChecked();
  await expect.element(check('First')).not.toBeChecked();
  await expect.element(choice('Osaka')).toBeChecked();
  await enter('More');
  await expect.element(check('Mine')).toBeChecked();
});
