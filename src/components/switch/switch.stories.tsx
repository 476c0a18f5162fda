import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { keysOf } from '#components/internal';
import { Switch } from './switch.tsx';
import { switchSizes } from './switch.variants.ts';

const meta = {
  title: 'Inputs/Switch',
  component: Switch,
  args: { label: 'Show gaps', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(within(canvasElement).getByRole('switch', { name: 'Show gaps' })).toBeChecked();
  },
};

export const Gallery: Story = {
  render: () => (
    <div className="grid justify-start gap-3">
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Off, not to be changed" disabled />
      <Switch label="On, not to be changed" defaultChecked disabled />
      <Switch label="Off, only to be read" readOnly />
      <Switch label="On, only to be read" defaultChecked readOnly />
      <Switch label="Off, which is wrong" invalid />
      <Switch label="On, which is wrong" defaultChecked invalid />
    </div>
  ),
};

/** Read from the table: a new size shows up here by itself. */
export const Sizes: Story = {
  render: (args) => (
    <div className="grid justify-start gap-3">
      {keysOf(switchSizes).map((size) => (
        <Switch {...args} key={size} size={size} label={`Size ${size}`} defaultChecked />
      ))}
    </div>
  ),
};

/** Words of several lines begin beside it, and what explains them is below. */
export const Explained: Story = {
  args: {
    label: 'Tell me of every change to this repair, also of those that I made myself on another device',
    description: 'By mail, once a day.',
  },
  decorators: [
    (Drawn) => (
      <div className="max-w-72">
        <Drawn />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch')).toHaveAccessibleDescription('By mail, once a day.');
  },
};
