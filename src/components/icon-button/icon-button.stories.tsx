import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Inputs/IconButton',
  component: IconButton,
  args: { label: 'Edit', children: <Pencil aria-hidden /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Named: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Edit' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit');
  },
};

export const Gallery: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-4">
      <IconButton {...args} size="sm" />
      <IconButton {...args} />
      <IconButton {...args} variant="secondary" />
      <IconButton {...args} disabled />
    </div>
  ),
};
