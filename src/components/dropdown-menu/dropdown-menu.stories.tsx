import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRightLeft, History, Printer } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/button';
import { AnchoredMenu } from './anchored-menu.tsx';
import { DropdownMenu } from './dropdown-menu.tsx';
import { MenuCheckboxItem, MenuItem, MenuRadioGroup, MenuRadioItem, MenuSeparator, Submenu } from './menu-parts.tsx';

const rename = fn();

const meta = {
  title: 'Overlays/DropdownMenu',
  // In a frame of its own: it lies over a page, and on the page of documentation that would be all of it.
  parameters: { docs: { story: { inline: false, height: '21rem' } } },
  component: DropdownMenu,
  subcomponents: { AnchoredMenu, MenuItem, MenuCheckboxItem, MenuRadioGroup, MenuRadioItem, MenuSeparator, Submenu },
  args: {
    trigger: <Button>More</Button>,
    entries: [
      { kind: 'action', label: 'Rename', onSelect: rename },
      { kind: 'action', label: 'Move', onSelect: () => undefined, reason: 'It is on its way.' },
      { kind: 'separator' },
      {
        kind: 'choice',
        label: 'Theme',
        value: 'dark',
        onValueChange: () => undefined,
        options: [
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ],
      },
      { kind: 'separator' },
      { kind: 'action', label: 'Delete', onSelect: () => undefined, tone: 'critical' },
    ],
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(rename).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  },
};

/** What nobody holds is kept by the menu while it is closed. */
export const HeldByItself: Story = {
  args: {
    entries: [
      { kind: 'check', label: 'Urgent', defaultChecked: true },
      { kind: 'check', label: 'Under warranty' },
      {
        kind: 'choice',
        label: 'Theme',
        defaultValue: 'dark',
        options: [
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'More' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Urgent' }));
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Urgent' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Light' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(trigger);
    await expect(await screen.findByRole('menuitemradio', { name: 'Light' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Dark' })).not.toBeChecked();
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Urgent' })).not.toBeChecked();
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Under warranty' })).not.toBeChecked();
  },
};

/** Left with Tab once it gives the focus back all the same when it is closed by a choice later. */
export const LeftByTab: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'More' });
    await userEvent.click(trigger);
    await screen.findByRole('menu');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(trigger);
    const [first] = await screen.findAllByRole('menuitem');
    if (first) await userEvent.click(first);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

const move = fn();
const mark = fn();

/** All that an entry can be: a key that does the same, a link, something on or off, a menu of its own, and why it cannot be chosen. */
export const EveryKind: Story = {
  args: {
    entries: [
      {
        kind: 'action',
        label: 'Print',
        icon: <Printer aria-hidden />,
        shortcut: 'Control+P',
        onSelect: () => undefined,
      },
      { kind: 'link', icon: <History aria-hidden />, link: <a href="#history">History</a> },
      {
        kind: 'submenu',
        label: 'Move to',
        icon: <ArrowRightLeft aria-hidden />,
        entries: [
          { kind: 'action', label: 'Workshop', onSelect: move },
          { kind: 'action', label: 'Front desk', onSelect: move },
          { kind: 'action', label: 'Store', onSelect: move, reason: 'It is full.' },
        ],
      },
      { kind: 'separator' },
      { kind: 'check', label: 'Urgent', defaultChecked: true, onCheckedChange: mark },
      { kind: 'check', label: 'Under warranty', onCheckedChange: mark, shortcut: 'W' },
      { kind: 'action', label: 'Hand it out', reason: 'It is not paid yet.', onSelect: move },
    ],
  },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    const print = await screen.findByRole('menuitem', { name: 'Print' });
    await expect(print).toHaveAttribute('aria-keyshortcuts', 'Control+P');
    await expect(screen.getByRole('menuitem', { name: 'History' })).toHaveAttribute('href', '#history');
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Urgent' }));
    await expect(mark).toHaveBeenCalledWith(false);
    const blocked = screen.getByRole('menuitem', { name: 'Hand it out' });
    await expect(blocked).toHaveAccessibleDescription('It is not paid yet.');
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(blocked);
    await expect(move).not.toHaveBeenCalled();
    screen.getByRole('menuitem', { name: 'Move to' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Workshop' })).toBeVisible();
  },
};

/** Put together from its parts, where a menu is made in more than one place or an entry takes a class or data of its own. */
export const Composed: Story = {
  args: { entries: undefined },
  render: (args) => (
    <DropdownMenu {...args}>
      <MenuItem icon={<Printer aria-hidden />} shortcut="Control+P" onSelect={move}>
        Print
      </MenuItem>
      <MenuItem asChild icon={<History aria-hidden />}>
        <a href="#history">History</a>
      </MenuItem>
      <Submenu label="Move to">
        <MenuItem onSelect={move}>Workshop</MenuItem>
        <MenuItem reason="It is full.">Store</MenuItem>
      </Submenu>
      <MenuSeparator />
      <MenuCheckboxItem checked onCheckedChange={mark}>
        Urgent
      </MenuCheckboxItem>
      <MenuRadioGroup label="Theme" value="dark">
        <MenuRadioItem value="light">Light</MenuRadioItem>
        <MenuRadioItem value="dark">Dark</MenuRadioItem>
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuItem tone="critical" data-testid="delete" onSelect={move}>
        Delete
      </MenuItem>
    </DropdownMenu>
  ),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Print' })).toHaveFocus());
    await expect(screen.getByRole('menuitem', { name: 'History' })).toHaveAttribute('href', '#history');
    await expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await expect(screen.getByTestId('delete')).toHaveTextContent('Delete');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const store = await screen.findByRole('menuitem', { name: 'Store' });
    await expect(store).toHaveAccessibleDescription('It is full.');
  },
};
