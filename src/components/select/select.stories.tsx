import type { Meta, StoryObj } from '@storybook/react-vite';
import { Refrigerator, Store, Truck, Warehouse, WashingMachine } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '#components/field';
import { Select, type SelectProps } from './select.tsx';

const meta = {
  title: 'Inputs/Select',
  component: Select,
  args: {
    value: null,
    onValueChange: fn(),
    options: [
      { value: 'washer', label: 'Washing machine' },
      { value: 'fridge', label: 'Refrigerator' },
      { value: 'oven', label: 'Oven', description: 'Not repaired here', disabled: true },
    ],
  },
  render: function Held({ onValueChange, ...args }: SelectProps) {
    const [value, setValue] = useState(args.value);
    return (
      <Field label="Kind" className="max-w-form">
        <Select
          {...args}
          value={value}
          onValueChange={(chosen) => {
            setValue(chosen);
            onValueChange?.(chosen);
          }}
        />
      </Field>
    );
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('fridge'));
    await waitFor(() =>
      expect(within(canvasElement).getByRole('combobox', { name: /Kind/ })).toHaveTextContent('Refrigerator'),
    );
  },
};

/** Left with Tab once it gives the focus back all the same when it is closed by a choice later. */
export const LeftByTab: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('combobox');
    await userEvent.click(button);
    await screen.findByRole('listbox');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('option', { name: 'Refrigerator' }));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '20rem' } } },
  args: { value: 'fridge', emptyLabel: 'Any' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: 'Refrigerator' })).toHaveAttribute('data-state', 'checked');
  },
};

/** Many are found by what they have in common, and chosen by what follows from them. */
export const Grouped: Story = {
  args: {
    value: 'van',
    options: [
      {
        key: 'here',
        title: 'Comes to us',
        options: [
          {
            value: 'counter',
            label: 'Counter',
            description: 'Brought in by the customer',
            icon: <Store aria-hidden />,
          },
          {
            value: 'depot',
            label: 'Depot',
            description: 'Handed over by another branch',
            icon: <Warehouse aria-hidden />,
          },
        ],
      },
      {
        key: 'there',
        title: 'We go there',
        options: [
          { value: 'van', label: 'Van', description: 'Fetched within two days', icon: <Truck aria-hidden /> },
          {
            value: 'home',
            label: 'At home',
            description: 'Not before Monday',
            icon: <WashingMachine aria-hidden />,
            disabled: true,
          },
        ],
      },
      { value: 'other', label: 'Another way', icon: <Refrigerator aria-hidden /> },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: /Kind/ }));
    const group = await screen.findByRole('group', { name: 'We go there' });
    const van = within(group).getByRole('option', { name: 'Van' });
    await expect(van).toHaveAccessibleDescription('Fetched within two days');
    await expect(van).toHaveAttribute('data-state', 'checked');
  },
};

/** A value that is not offered any more is shown, not lost. */
export const NotOffered: Story = {
  args: { value: 'toaster' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('combobox')).toHaveTextContent('toaster'));
  },
};

export const Small: Story = { args: { size: 'sm', value: 'washer' } };

export const Disabled: Story = { args: { disabled: true, value: 'washer' } };
