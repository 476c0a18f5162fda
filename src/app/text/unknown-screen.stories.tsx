import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { InLibrary } from '#app/stories';

const meta = {
  component: InLibrary,
  tags: ['!autodocs'],
  args: { address: '/map' },
  render: (args, { id }) => <InLibrary key={id} {...args} />,
} satisfies Meta<typeof InLibrary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A screen of which only the name is known: what is missing, and where it belongs. */
export const Unknown: Story = {
  play: async () => {
    await screen.findByText('The kind of Map');
    await screen.findByRole('link', { name: /^LIBRARY\.md:\d+:\d+$/ });
  },
};
