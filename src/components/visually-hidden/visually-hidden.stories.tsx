import type { Meta, StoryObj } from '@storybook/react-vite';
import { Phone } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '#components/button';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'the customer Ada Novak' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of many buttons that look alike says whom it calls. */
export const Playground: Story = {
  render: (args) => (
    <Button>
      <Phone aria-hidden className="size-4" />
      <span>
        Call <VisuallyHidden {...args} />
      </span>
    </Button>
  ),
  play: async ({ canvasElement }) => {
    const hidden = within(canvasElement).getByText('the customer Ada Novak');
    await expect(within(canvasElement).getByRole('button', { name: 'Call the customer Ada Novak' })).toBeVisible();
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
