import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { InLibrary, reading } from '#app/stories';

const meta = {
  component: InLibrary,
  tags: ['!autodocs'],
  args: { address: '/figures' },
  render: (args, { id }) => <InLibrary key={id} {...args} />,
} satisfies Meta<typeof InLibrary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Counts and sums, states by their names, months as people write them. A figure leads to the view that it counts, a bar to its records. */
export const Filled: Story = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Out' })).toHaveAttribute('href', '/books?view=out');
    await screen.findByText(reading('€30.50'));
    await expect(await screen.findByRole('link', { name: 'On the shelf' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/books\?filter/),
    );
    await expect((await screen.findAllByText('Jan 2026')).length).toBeGreaterThan(0);
  },
};

/** All figures come with one answer: what fails is said once. */
export const Failed: Story = {
  args: { answering: 'failed' },
  play: async () => {
    await screen.findByRole('alert');
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
  },
};
