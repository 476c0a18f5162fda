import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { keysOf, tickSizes } from '#components/internal';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { label: 'Tell me when it is ready', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Tell me when it is ready'));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const Gallery: Story = {
  render: () => (
    <div className="grid justify-start gap-3">
      <Checkbox label="Not checked" />
      <Checkbox label="Checked" defaultChecked />
      <Checkbox label="Some of them" checked="indeterminate" />
      <Checkbox label="Not checked, not to be changed" disabled />
      <Checkbox label="Checked, not to be changed" defaultChecked disabled />
      <Checkbox label="Not checked, only to be read" readOnly />
      <Checkbox label="Checked, only to be read" defaultChecked readOnly />
    </div>
  ),
};

/** Read from the table: a new size shows up here by itself. */
export const Sizes: Story = {
  render: (args) => (
    <div className="grid justify-start gap-3">
      {keysOf(tickSizes).map((size) => (
        <Checkbox {...args} key={size} size={size} label={`Size ${size}`} defaultChecked />
      ))}
    </div>
  ),
};

/** Words of several lines begin beside it, and what explains them is below. */
export const Explained: Story = {
  args: {
    label: 'I have read what happens to what I say here, and agree that it is kept until the repair is paid for',
    description: 'Nobody else is told.',
  },
  decorators: [
    (Drawn) => (
      <div className="max-w-72">
        <Drawn />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toHaveAccessibleDescription('Nobody else is told.');
  },
};
