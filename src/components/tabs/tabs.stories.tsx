import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { asRead } from '#tooling/as-read';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Repair',
    tabs: [
      { value: 'work', label: 'Work', content: 'What was done.' },
      { value: 'messages', label: 'Messages', content: 'What was said.' },
      { value: 'history', label: 'History', content: 'What happened.' },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(asRead('{ArrowRight}'));
    await expect(within(canvasElement).getByRole('tab', { name: 'Messages' })).toHaveAttribute('aria-selected', 'true');
    await expect(within(canvasElement).getByRole('tabpanel')).toHaveTextContent('What was said.');
  },
};
