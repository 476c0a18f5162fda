import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { InLibrary } from '#app/stories';

const meta = {
  component: InLibrary,
  tags: ['!autodocs'],
  args: { address: '/books/b2' },
  render: (args, { id }) => <InLibrary key={id} {...args} />,
} satisfies Meta<typeof InLibrary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What keeps a record from being deleted is deleted where it is listed. */
export const OfRelated: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await screen.findByRole('heading', { name: 'Loans · 1' });
    const loans = within(screen.getByRole('table', { name: /Loans/ }));
    await userEvent.click(await loans.findByRole('button', { name: /^Actions for / }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Loans · 1' })).toBeNull());
    await screen.findByText('No loans yet.');
  },
};
