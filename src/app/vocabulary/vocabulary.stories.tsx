import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { InLibrary } from '#app/stories';
import { VocabularyPage } from './vocabulary-page.tsx';

const meta = {
  component: InLibrary,
  tags: ['!autodocs'],
  args: { address: '/_specification/vocabulary', children: <VocabularyPage /> },
  render: (args, { id }) => <InLibrary key={id} {...args} />,
} satisfies Meta<typeof InLibrary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A key is found by what it means, tells what it takes and what happens without it, and has an address. */
export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const search = await screen.findByRole('searchbox');
    await userEvent.type(search, 'greatest characters');
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/^1 /);
    const entry = screen.getByRole('heading', { level: 3, name: 'maxLength' }).closest('li');
    if (!entry) throw new Error('no entry');
    await expect(within(entry).getByText(/^maxLength: /)).toBeVisible();
    await expect(within(entry).getAllByRole('definition')).toHaveLength(5);
    await expect(within(entry).getByRole('link')).toHaveAttribute(
      'href',
      '/_specification/vocabulary?at=field.maxLength',
    );
    await expect(screen.getByRole('link', { name: /JSON Schema/i })).toHaveAttribute(
      'href',
      expect.stringMatching(/entities\.json$/),
    );
    await userEvent.type(search, ' zebra');
    await waitFor(() => expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]));
  },
};
