import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Chip } from './chip.tsx';

const meta = {
  title: 'Components/Chip',
  component: Chip,
  args: { children: 'Status: Received', removeLabel: 'Remove the filter Status', onRemove: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: args.removeLabel }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** However much it says, it is no wider than its place. */
export const Long: Story = {
  args: { children: 'Due on: from the first day of January to the last of December, in every year that there is' },
  decorators: [(story) => <div className="max-w-64">{story()}</div>],
};
