import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Pages } from '#app/pages';
import { documentOf } from '#app/product';
import { Shell } from '#app/shell';
import { InDocument } from '#app/stories';
import { read } from '#specification/reading';

/** The block of a chapter cannot be read, and a state is led to by nothing. */
const text = `# Boat hire

## 2. Screens and routes

\`\`\`yaml
boats: { path: /boats, kind: list, entity: boat }
boat: { path: "/boats/:id", kind: detial, entity: boat }
\`\`\`

## 3. Entities and fields

\`\`\`yaml
boat: [name]
\`\`\`

## 4. States and transitions

\`\`\`yaml
boat: { initial: in, states: [in, out, lost], transitions: { lend: in -> out } }
\`\`\`

## 9. Constants and limits

\`\`\`yaml
- seats
seats: 4
\`\`\`
`;
const torn = documentOf('torn', read(text, 'BOATS.md'));

const meta = { component: InDocument, tags: ['!autodocs'] } satisfies Meta<typeof InDocument>;

export default meta;
type Story = Omit<StoryObj<typeof meta>, 'args'>;

/** A chapter whose block is refused does not say that nothing is shown; what is to be mended is counted alike everywhere. */
export const Refused: Story = {
  render: (_, { id }) => (
    <InDocument key={id} document={torn} address="/_specification">
      <Shell>
        <Pages />
      </Shell>
    </InDocument>
  ),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const tile = (await screen.findByRole('heading', { name: 'Constants and limits' })).closest('article');
    if (!tile) throw new Error('there is no tile');
    await expect(within(tile).getByText('Unreadable')).toBeVisible();
    await expect(within(tile).queryByText('Not shown')).toBeNull();
    await expect(within(tile).getByText(/^BOATS\.md:\d+:\d+$/)).toBeVisible();
    const screens = screen.getByRole('heading', { name: 'Screens and routes' }).closest('article');
    await expect(screens).toHaveTextContent('Something to fix');
    await expect(screens).not.toHaveTextContent('Stated');
    const counted = (await screen.findAllByText(/things (?:to fix|in the document need fixing)$/)).map(
      ({ textContent }) => textContent.match(/\d+/)?.[0],
    );
    await expect(new Set(counted).size).toBe(1);
    await expect(counted.length).toBeGreaterThan(1);
  },
};

/** A chapter's own page tells what is wrong in it, once; what is wrong elsewhere is told above it. */
export const OnItsPage: Story = {
  render: (_, { id }) => (
    <InDocument key={id} document={torn} address="/_specification/entities">
      <Shell>
        <Pages />
      </Shell>
    </InDocument>
  ),
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const at = /^BOATS\.md:\d+:\d+$/;
    const stated = torn.problems.map(({ line, column }) => `BOATS.md:${line}:${column}`);
    await screen.findByRole('heading', { level: 1, name: /Entities and fields/ });
    const told = () =>
      screen.getAllByText(at).flatMap(({ textContent }) => (stated.includes(textContent) ? [textContent] : []));
    await waitFor(() => expect(told().toSorted()).toEqual(stated.toSorted()));
  },
};
