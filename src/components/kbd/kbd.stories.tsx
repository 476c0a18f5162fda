import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './kbd.tsx';

const meta = {
  title: 'Data/Kbd',
  component: Kbd,
  args: { children: 'j' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Several: Story = {
  render: () => (
    <p className="flex gap-2">
      <Kbd>/</Kbd> <Kbd>j</Kbd> <Kbd>Enter</Kbd> <Kbd>?</Kbd>
    </p>
  ),
};
