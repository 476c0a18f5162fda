import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Switch } from './switch.tsx';

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
      <Switch label="Off, which is wrong" invalid />
      <Switch label="On, which is wrong" defaultChecked invalid />
    </div>
  ),
};
