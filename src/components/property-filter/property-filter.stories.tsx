import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { controlSizes, keysOf } from '#components/internal';
import { PropertyFilter } from './property-filter.tsx';
import { anyProperty } from './suggestions.ts';

const meta = {
  title: 'Inputs/PropertyFilter',
  component: PropertyFilter,
  args: {
    label: 'Filter the repairs',
    properties: [
      {
        key: 'state',
        label: 'State',
        values: [
          { value: 'open', label: 'Open' },
          { value: 'ready', label: 'Ready for pickup' },
        ],
      },
      { key: 'customer', label: 'Customer' },
      { key: 'amount', label: 'Amount', numeric: true },
    ],
    defaultValue: [{ property: 'state', operator: 'ne', value: 'ready' }],
    onValueChange: fn(),
    className: 'max-w-form',
  },
} satisfies Meta<typeof PropertyFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed offers what can be asked; what is chosen is a tag, taken away by its button. */
export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Filter the repairs' }), 'nov');
    await userEvent.click(await screen.findByRole('option', { name: 'Customer contains nov' }));
    await expect(args.onValueChange).toHaveBeenCalledWith([
      { property: 'state', operator: 'ne', value: 'ready' },
      { property: 'customer', operator: 'contains', value: 'nov' },
    ]);
    const tags = within(canvas.getByRole('list', { name: 'Filtered by' }));
    await expect(tags.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(tags.getByRole('button', { name: 'Remove State is not Ready for pickup' }));
    await waitFor(() => expect(tags.getAllByRole('listitem')).toHaveLength(1));
    await expect(tags.getByRole('listitem')).toHaveTextContent('Customer contains nov');
    await userEvent.keyboard('{Escape}');
    (document.activeElement as HTMLElement).blur();
  },
};

/** Words are asked for wherever they stand, before what they may mean of one property. */
export const FreeText: Story = {
  args: { freeText: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'lamp');
    await screen.findByRole('option', { name: 'Anything contains lamp' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      { property: 'state', operator: 'ne', value: 'ready' },
      { property: anyProperty, operator: 'contains', value: 'lamp' },
    ]);
    (document.activeElement as HTMLElement).blur();
  },
};

/** All of it must be so, or any of it. */
export const Operation: Story = {
  args: {
    defaultOperation: 'or',
    onOperationChange: fn(),
    defaultValue: [
      { property: 'state', operator: 'eq', value: 'open' },
      { property: 'amount', operator: 'gte', value: '1234.5' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Any of these' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'All of these' }));
    await expect(args.onOperationChange).toHaveBeenLastCalledWith('and');
    (document.activeElement as HTMLElement).blur();
  },
};

/** All at once are taken away by one button: the focus goes back to what is typed in. */
export const Cleared: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    defaultValue: [
      { property: 'state', operator: 'eq', value: 'open' },
      { property: 'amount', operator: 'gte', value: '1234.5' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Clear/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await screen.findByText('State is Open and Amount is at least 1,234.5 removed');
    (document.activeElement as HTMLElement).blur();
  },
};

/** Nothing of it can be changed; what is only read is as easy to read. */
export const Fixed: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <PropertyFilter {...args} readOnly label="Only read" />
      <PropertyFilter {...args} disabled label="Disabled" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('combobox', { name: 'Disabled' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Only read' }));
    await userEvent.keyboard('n{Backspace}{Backspace}');
    await expect(screen.queryByRole('option')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    (document.activeElement as HTMLElement).blur();
  },
};

/** Read from the table: a new size shows up here by itself. */
export const Sizes: Story = {
  render: (args) => (
    <div className="grid gap-6">
      {keysOf(controlSizes).map((size) => (
        <PropertyFilter {...args} key={size} size={size} label={`Size ${size}`} />
      ))}
    </div>
  ),
};
