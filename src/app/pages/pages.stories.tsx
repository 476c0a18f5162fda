import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { InLibrary } from '#app/stories';

const meta = {
  component: InLibrary,
  tags: ['!autodocs'],
  render: (args, { globals, id }) => <InLibrary key={id} {...args} direction={globals.direction} />,
} satisfies Meta<typeof InLibrary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An address that means nothing has a title and a way back. */
export const Nowhere: Story = {
  args: { address: '/nowhere/at/all' },
  play: async () => {
    await screen.findByRole('link', { name: 'Back to Library' });
    await waitFor(() => expect(document.title).toBe('No screen has this address · Library'));
  },
};

/** A screen that is not for who looks says so, without its search and its table. */
export const NotForYou: Story = {
  args: { address: '/loans', role: 'reader' },
  play: async () => {
    await screen.findByText('Reader may not see this. Open to: Librarian.');
    await expect(screen.queryByRole('searchbox')).toBeNull();
    await expect(screen.queryByText(/Preview as/)).toBeNull();
  },
};
