import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from './link.tsx';

const meta = {
  title: 'Navigation/Link',
  component: Link,
  args: { href: '#repairs', children: 'All repairs' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** An address that leaves the app does not say where it came from. */
export const Outside: Story = {
  args: { href: 'https://example.invalid/', children: 'Elsewhere' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('rel', 'noreferrer');
  },
};

export const InText: Story = {
  render: (args) => (
    <p className="max-w-prose">
      A repair can be taken back as long as it is in the shop: see <Link {...args} /> for those that are.
    </p>
  ),
};
