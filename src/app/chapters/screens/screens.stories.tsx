import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Pages } from '#app/pages';
import { documentOf, type OpenDocument } from '#app/product';
import { InDocument, InLibrary, InPartial } from '#app/stories';
import { read } from '#specification/reading';

const meta = {
  component: InLibrary,
  tags: ['!autodocs'],
  args: { address: '/_specification/screens' },
  render: (args, { id }) => <InLibrary key={id} {...args} />,
} satisfies Meta<typeof InLibrary>;

export default meta;
type Story = StoryObj<typeof meta>;

const visitor = 'visitor';

/** Every screen as it looks, without being in the way: nothing in a picture can be reached, and the page keeps its title. */
export const WholeMap: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Picture' }));
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

const mint: OpenDocument = {
  ...documentOf(
    'mint',
    read(`# Mint

## 2. Screens

\`\`\`yaml
coins: { path: /coins, kind: list, entity: coin, title: Coins, roles: [keeper] }
melt: { path: /melt, kind: create, entity: coin, title: Melt a coin }
piece: { path: "/pieces/:lot", kind: detail, entity: coin, title: A piece, roles: [keeper] }
\`\`\`

## 3. Entities

\`\`\`yaml
coin: { fields: { minted: { type: string, title: Minted in } }, samples: [{ id: c1, minted: Bremen }] }
\`\`\`

## 6. Roles

\`\`\`yaml
roles: { keeper: { title: Keeper }, visitor: { title: Visitor } }
permissions: [{ roles: [keeper], can: [list, read], on: [coin] }]
\`\`\`
`),
  ),
  to: (address) => address,
};

/** The map is complete for everybody: what is not theirs is seen as a role that may sees it; what is nobody's is drawn from the document. */
export const OfAnother: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (_, { id }) => (
    <InDocument key={id} document={mint} address="/_specification/screens" role={visitor}>
      <Pages />
    </InDocument>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Picture' }));
    await screen.findAllByText('As seen by Keeper');
    await waitFor(() => expect(canvasElement.querySelector('[inert] table')).toHaveTextContent('Bremen'));
    for (const drawn of screen.getAllByText('Drawn from the document'))
      await expect(drawn.previousElementSibling).toHaveTextContent('Minted in');
    // No record says how its address is filled: it is drawn from the document, and not waited for.
    const piece = (await screen.findByRole('button', { name: /^A piece/ })).closest('[data-node]');
    await waitFor(() => expect(piece).toHaveTextContent('Drawn from the document'));
  },
};

/** The map in words: each screen with where it leads, and how. */
export const InWords: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'List' }));
    const row = await screen.findByRole('row', { name: /^Books/ });
    await expect(within(row).getByText('· from a row')).toBeVisible();
  },
};

/** Screens that nobody gets to stand out, and say why. */
export const Partial: Story = {
  render: (_, { id }) => <InPartial key={id} address="/_specification/screens" />,
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Picture' }));
    const archive = await screen.findByRole('button', { name: 'Archive, List, Not reachable' });
    await waitFor(() => expect(archive).toBeVisible());
    await screen.findByText('2 screens are not reachable.');
    const someday = screen.getByRole('button', { name: /^Some day/ }).closest('[data-node]');
    await expect(someday?.querySelector('.aspect-16\\/10')).toHaveClass('hatch');
    await userEvent.click(archive);
    await screen.findByText(/it is not in the navigation/);
    await expect(screen.getByRole('button', { name: 'Other book, Detail, Not reachable' })).toBeVisible();
  },
};
