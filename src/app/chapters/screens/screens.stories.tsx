import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { InLibrary, InPartial } from '#app/stories';

const meta = {
  component: InLibrary,
  tags: ['!autodocs'],
  args: { address: '/_specification/screens' },
  render: (args, { globals, id }) => <InLibrary key={id} {...args} direction={globals.direction} />,
} satisfies Meta<typeof InLibrary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every screen as it looks, without being in the way: nothing in a picture can be reached, and the page keeps its title. */
export const WholeMap: Story = {
  play: async ({ canvasElement }) => {
    const books = await screen.findByRole('button', { name: 'Books, List' });
    await waitFor(() => expect(books).toBeVisible());
    await waitFor(() => expect(canvasElement.querySelector('[inert] table')).toHaveTextContent('Transit'));
    await expect(screen.queryByRole('heading', { name: 'Books' })).toBeNull();
    await expect(document.title).toBe('Screens and routes · Library');
    await userEvent.click(books);
    await screen.findByRole('heading', { name: 'Books' });
    await expect(await screen.findByRole('link', { name: 'Open the screen' })).toHaveAttribute('href', '/books');
  },
};

/** The map is complete for everybody: what is not theirs is seen as somebody of a role sees it. */
export const OfAnother: Story = {
  args: { role: 'reader' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await screen.findByRole('button', { name: 'Loans, List' });
    await waitFor(() => expect(screen.getAllByText('As Librarian sees it').length).toBeGreaterThan(1));
    await waitFor(() => expect(canvasElement.querySelector('[inert]:has(+ p) table')).toHaveTextContent('Kim'));
  },
};

/** The map in words: each screen with where it leads, and how. */
export const InWords: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'List' }));
    const row = await screen.findByRole('row', { name: /^Books/ });
    await expect(within(row).getByText('· by a row')).toBeVisible();
  },
};

/** Screens that nobody gets to stand out, and say why. */
export const Partial: Story = {
  render: (args, { globals, id }) => <InPartial key={id} {...args} direction={globals.direction} />,
  play: async () => {
    const archive = await screen.findByRole('button', { name: 'Archive, List, Nobody gets here' });
    await waitFor(() => expect(archive).toBeVisible());
    await screen.findByText('Nobody gets to 2 screens.');
    await userEvent.click(archive);
    await screen.findByText(/the navigation leaves it out/);
    await expect(screen.getByRole('button', { name: 'Other book, Detail, Nobody gets here' })).toBeVisible();
  },
};
