import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/button';
import { CommandPalette } from './command-palette.tsx';

const open = fn();
const names = ['Repairs', 'Customers', 'Parts and prices'];

const meta = {
  title: 'Overlays/Command palette',
  // In a frame of its own: it lies over a page, and on the page of documentation that would be all of it.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  component: CommandPalette,
  args: {
    label: 'Find and do',
    placeholder: 'A screen, a record, an action …',
    onValueChange: fn(),
    onClose: fn(),
    nothing: 'Nothing fits.',
    groups: [
      {
        key: 'screens',
        title: 'Screens',
        commands: names.map((label) => ({ key: label, label, onSelect: () => open(label) })),
      },
      {
        key: 'here',
        title: 'On this page',
        commands: [{ key: 'new', label: 'Take in an appliance', shortcut: 'c', onSelect: () => open('new') }],
      },
    ],
  },
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(true);
    const close = () => {
      args.onClose();
      setIsOpen(false);
    };
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>{args.label}</Button>
        {isOpen && <CommandPalette {...args} onClose={close} />}
      </>
    );
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus stays where one types; the arrows walk round, Enter chooses. */
export const Playground: Story = {
  play: async ({ args }) => {
    open.mockClear();
    const input = await screen.findByRole('combobox', { name: 'Find and do' });
    await expect(input).toHaveFocus();
    const first = screen.getByRole('option', { name: 'Repairs' });
    await expect(input).toHaveAttribute('aria-activedescendant', first.id);
    await userEvent.keyboard('{ArrowUp}');
    const last = screen.getByRole('option', { name: /Take in an appliance/ });
    await expect(input).toHaveAttribute('aria-activedescendant', last.id);
    // The key is drawn on paper of its own: it does not take the colour of the words on the accent.
    const key = within(last).getByText('c');
    await expect(getComputedStyle(key).color).not.toBe(getComputedStyle(last).color);
    await userEvent.keyboard('{ArrowDown}');
    await expect(input).toHaveAttribute('aria-activedescendant', first.id);
    await userEvent.type(input, 'price');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveBeenCalledWith('Parts and prices');
    await expect(args.onClose).toHaveBeenCalledOnce();
    const openAgain = () => screen.findByRole('button', { name: 'Find and do' });
    await userEvent.click(await openAgain());
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await userEvent.click(await openAgain());
    await screen.findByRole('dialog');
  },
};

/** What cannot be chosen now stays in sight and says why. */
export const Blocked: Story = {
  args: {
    groups: [
      {
        key: 'here',
        title: 'On this page',
        commands: [
          { key: 'new', label: 'Take in an appliance', shortcut: 'c', onSelect: () => open('new') },
          { key: 'hand', label: 'Hand it out', reason: 'It is not paid yet.', onSelect: () => open('hand') },
        ],
      },
    ],
  },
  play: async () => {
    open.mockClear();
    const blocked = await screen.findByRole('option', { name: 'Hand it out' });
    await expect(blocked).toHaveAccessibleDescription('It is not paid yet.');
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', blocked.id);
    await expect(open).not.toHaveBeenCalled();
  },
};

/** Nothing fits, and it says so. */
export const Nothing: Story = {
  args: { defaultValue: 'zebra' },
  play: async () => {
    await expect(within(await screen.findByRole('dialog')).getByRole('status')).toHaveTextContent('Nothing fits.');
  },
};

/** What a description is drawn in stays to be read where the keys are: all of it takes the colour of the words there. */
export const InColour: Story = {
  args: {
    groups: [
      {
        key: 'records',
        title: 'Records',
        commands: [{ key: 'one', label: 'Boat 23', description: <span className="text-accent">★★★</span> }],
      },
    ],
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const option = await screen.findByRole('option', { name: /Boat 23/ });
    await expect(option).toHaveAttribute('data-highlighted');
    await expect(getComputedStyle(within(option).getByText('★★★')).color).toBe(getComputedStyle(option).color);
  },
};
