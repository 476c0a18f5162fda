import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { InLibrary } from '#app/stories';

const meta = {
  component: InLibrary,
  tags: ['!autodocs'],
  args: { address: '/books' },
  render: (args, { globals, id }) => <InLibrary key={id} {...args} direction={globals.direction} />,
} satisfies Meta<typeof InLibrary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rows of records: on a phone there is no row of headings. */
const rows = async () =>
  (await screen.findAllByRole('row', {}, { timeout: 15_000 })).filter((row) => row.querySelector('td') !== null);

/** Columns reach through references; the state is one of them. */
export const Filled: Story = {
  play: async () => {
    await expect(await rows()).toHaveLength(3);
    await expect(await screen.findAllByText('Germany')).toHaveLength(2);
    await expect(screen.getAllByText(/Author · Country/).length).toBeGreaterThan(0);
  },
};

/** What the address asks for, each part with a way to take it away. */
export const Filtered: Story = {
  args: { address: '/books?filter[author.country]=DE&filter[title]=~The&sort=-price' },
  play: async () => {
    await expect(await rows()).toHaveLength(1);
    await screen.findByRole('button', { name: 'Remove the filter Author · Country' });
  },
};

/** What can be done to several records, to how many of them, and why something cannot. */
export const Chosen: Story = {
  play: async () => {
    await rows();
    for (const name of ['Select A Pale View of Hills', 'Select The Seventh Cross'])
      await userEvent.click(await screen.findByRole('checkbox', { name }));
    const bar = within((await screen.findByText('2 selected')).closest('[role=status]') as HTMLElement);
    await expect(bar.getByRole('button', { name: 'Lend' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(bar.getByRole('button', { name: 'Take back' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Take back: 1 record?' }));
    await question.findByText(/One other is left as it is/);
  },
};

/** What somebody may not see is a lock, never a key and never empty. */
export const Hidden: Story = {
  args: { role: 'reader' },
  play: async () => {
    await expect(await rows()).toHaveLength(3);
    // Its price, and who wrote it and where: authors are not for readers.
    await expect(await screen.findAllByText('not yours to see')).toHaveLength(9);
    await expect(screen.queryByText('a1')).toBeNull();
    await expect(screen.queryByRole('link', { name: 'Buy a book' })).toBeNull();
  },
};

export const Empty: Story = {
  args: { answering: 'empty' },
  play: async () => {
    await screen.findByText('No books yet', {}, { timeout: 15_000 });
  },
};

export const Failed: Story = {
  args: { answering: 'failed' },
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 });
  },
};
