import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { InLibrary } from '#app/stories';

const meta = {
  component: InLibrary,
  tags: ['!autodocs'],
  args: { address: '/books/b1' },
  render: (args, { globals, id }) => <InLibrary key={id} {...args} direction={globals.direction} />,
} satisfies Meta<typeof InLibrary>;

export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 15_000 };

/** The state with its description, the ways out of it, and a history that says from what to what. */
export const Taken: Story = {
  play: async () => {
    await screen.findByText('Can be borrowed.', {}, patience);
    await userEvent.click(await screen.findByRole('button', { name: 'Report lost' }));
    const question = await screen.findByRole('alertdialog', { name: 'Report lost: A Pale View of Hills' });
    await userEvent.click(within(question).getByRole('button', { name: 'Report lost' }));
    await screen.findByText('This is where it ends.');
    const history = screen.getByRole('heading', { name: 'History' }).closest('section') as HTMLElement;
    await within(history).findByText('On the shelf');
    await within(history).findByText('Lost');
  },
};

/** Records that refer to this one, by the field that is meant, with how many there are. */
export const WithRelated: Story = {
  args: { address: '/books/b2' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Loans · 1' }, patience);
    await expect(screen.queryByRole('columnheader', { name: 'Book' })).toBeNull();
  },
};

/** Deleting asks first, and leads back to the list. */
export const Deleted: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }, patience));
    const question = await screen.findByRole('alertdialog', { name: 'Delete A Pale View of Hills?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await screen.findByRole('heading', { level: 1, name: 'Books' });
    await screen.findByText('The Seventh Cross');
    await expect(screen.queryByRole('link', { name: 'A Pale View of Hills' })).toBeNull();
  },
};

/** No other try finds it: there is a way back instead. */
export const Missing: Story = {
  args: { address: '/books/nothing' },
  play: async () => {
    await screen.findByRole('link', { name: 'Back to Books' }, patience);
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(document.title).toMatch(/· Library$/);
  },
};
