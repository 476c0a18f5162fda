import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/button';
import { Popover } from './popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  // In a frame of its own: it lies over a page, and on the page of documentation that would be all of it.
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  component: Popover,
  args: { trigger: <Button>Two gaps</Button>, label: 'Gaps', children: 'What is missing, and the question to ask.' },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Two gaps' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog', { name: 'Gaps' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Beside what was pressed; on a phone a sheet at the lower edge. */
export const Open: Story = {
  args: { open: true },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Gaps' });
    const isPhone = matchMedia('(width < 40rem)').matches;
    const isSheet = () => {
      const { left, right, bottom } = sheet.getBoundingClientRect();
      return left === 0 && right === document.documentElement.clientWidth && Math.round(bottom) === innerHeight;
    };
    await waitFor(() => expect(isSheet()).toBe(isPhone));
    await expect(within(sheet).queryAllByRole('button', { name: 'Close' })).toHaveLength(isPhone ? 1 : 0);
  },
};
