import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Pages } from '#app/pages';
import { InDocument, InLibrary, partial } from '#app/stories';

const meta = {
  component: InLibrary,
  tags: ['!autodocs'],
  args: { address: '/_specification/screens' },
  render: (args, { globals, id }) => <InLibrary key={id} {...args} direction={globals.direction} />,
} satisfies Meta<typeof InLibrary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The document has no roles. */
const nobody = '';

const patience = { timeout: 15_000 };

/** Every screen as it looks, without being in the way: nothing in a picture can be reached, and the page keeps its title. */
export const WholeMap: Story = {
  play: async ({ canvasElement }) => {
    const books = await screen.findByRole('button', { name: 'Books, List' }, patience);
    await waitFor(() => expect(books).toBeVisible(), patience);
    await waitFor(() => expect(canvasElement.querySelector('[inert] table')).toHaveTextContent('Transit'), patience);
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
    await screen.findByRole('button', { name: 'Loans, List' }, patience);
    await waitFor(() => expect(screen.getAllByText('As Librarian sees it').length).toBeGreaterThan(1), patience);
    await waitFor(
      () => expect(canvasElement.querySelector('[inert]:has(+ p) table')).toHaveTextContent('Kim'),
      patience,
    );
  },
};

/** The map in words: each screen with where it leads, and how. */
export const InWords: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'List' }, patience));
    const row = await screen.findByRole('row', { name: /^Books/ });
    await expect(within(row).getByText('· by a row')).toBeVisible();
  },
};

/** Screens that nobody gets to stand out, and say why. */
export const Partial: Story = {
  render: (_, { globals, id }) => (
    <InDocument
      key={id}
      document={partial}
      address="/_specification/screens"
      role={nobody}
      direction={globals.direction}
    >
      <Pages />
    </InDocument>
  ),
  play: async () => {
    const archive = await screen.findByRole('button', { name: 'Archive, List, Nobody gets here' }, patience);
    await waitFor(() => expect(archive).toBeVisible(), patience);
    await screen.findByText('Nobody gets to 2 screens.');
    await userEvent.click(archive);
    await screen.findByText(/the navigation leaves it out/);
    await expect(screen.getByRole('button', { name: 'Other book, Detail, Nobody gets here' })).toBeVisible();
  },
};
