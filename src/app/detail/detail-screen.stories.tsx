import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Pages } from '#app/pages';
import { Shortcuts } from '#app/shortcuts';
import { findAction, InLibrary } from '#app/stories';

const meta = {
  component: InLibrary,
  tags: ['!autodocs'],
  args: { address: '/books/b1' },
  render: (args, { id }) => <InLibrary key={id} {...args} />,
} satisfies Meta<typeof InLibrary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The state with its description, the ways out of it, and a history that says from what to what. */
export const Taken: Story = {
  play: async () => {
    await screen.findByText('Can be borrowed.');
    const states = screen.getByRole('region', { name: 'States' });
    await within(states).findByText('Price must be more than €20.00; it is €12.50.', { exact: false });
    await userEvent.click(await findAction('Report lost'));
    const question = await screen.findByRole('alertdialog', { name: 'Report lost: A Pale View of Hills' });
    await within(question).findByRole('button', { name: 'Keep it' });
    await userEvent.click(within(question).getByRole('button', { name: 'Report lost' }));
    await screen.findByText('This is where it ends.');
    await expect(within(states).getByRole('heading', { name: 'Before' }).parentElement).toHaveTextContent(
      'On the shelf',
    );
    await expect(within(states).queryByText('What can come next')).toBeNull();
    const history = screen.getByRole('heading', { name: 'History' }).closest('section') as HTMLElement;
    await within(history).findByText('On the shelf');
    await within(history).findByText('Lost');
    // The button that had it is gone with what it did; the menu of a phone is not.
    await waitFor(() => expect(document.activeElement?.matches('h1, [aria-haspopup=menu]')).toBe(true));
  },
};

/** Records that refer to this one, by the field that is meant, with how many there are. */
export const WithRelated: Story = {
  args: { address: '/books/b2' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Loans · 1' });
    await expect(screen.queryByRole('columnheader', { name: 'Book' })).toBeNull();
  },
};

/** What refers to it and is for others is not asked for: whose it is, and who may see it. */
export const RelatedClosed: Story = {
  args: { address: '/books/b2', role: 'reader' },
  play: async () => {
    const panel = (await screen.findByRole('heading', { name: 'Loans' })).closest('section') as HTMLElement;
    await expect(panel).toHaveTextContent('Only open to Librarian. Your role is Reader.');
  },
};

/** One record after the other as the list was sorted and filtered, by link and by key; the way back up leads to that list. */
export const FromAList: Story = {
  args: {
    address: '/books?sort=-title&filter%5Btopics%5D=exile',
    children: (
      <>
        <Pages />
        <Shortcuts />
      </>
    ),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Transit' }));
    await screen.findByRole('heading', { level: 1, name: 'Transit' });
    const way = await screen.findByRole('navigation', { name: 'Books' });
    await within(way).findByText('1 of 2');
    await expect(within(way).getByRole('button', { name: 'Previous record' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(within(way).getByRole('link', { name: 'Next record: A Pale View of Hills' }));
    await screen.findByRole('heading', { level: 1, name: 'A Pale View of Hills' });
    await screen.findByText('2 of 2');
    await userEvent.keyboard('k');
    await screen.findByRole('heading', { level: 1, name: 'Transit' });
    await screen.findByText('1 of 2');
    await userEvent.keyboard('j');
    await screen.findByRole('heading', { level: 1, name: 'A Pale View of Hills' });
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Breadcrumbs' })).getByRole('link', { name: 'Books' }),
    );
    await screen.findByRole('link', { name: 'Transit' });
    await expect(screen.queryByRole('link', { name: 'The Seventh Cross' })).toBeNull();
  },
};

/** What is done rarely with a record is behind a button. */
async function openMenu(name: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: `Actions for ${name}` }, { timeout: 15_000 });
  await userEvent.click(button);
  return button;
}

/** What others refer to is not offered to be deleted: what refers to it is said, with the way there. */
export const Held: Story = {
  args: { address: '/books/b2' },
  play: async () => {
    await openMenu('The Seventh Cross');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const said = await screen.findByRole(
      'dialog',
      { name: 'The Seventh Cross cannot be deleted' },
      { timeout: 15_000 },
    );
    await expect(within(said).getByRole('link', { name: '1 loan refers to it' })).toHaveAttribute(
      'href',
      '/loans?filter%5Bbook%5D=b2',
    );
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(within(said).getByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Deleting asks first, and leads back to the list. */
export const Deleted: Story = {
  play: async () => {
    const button = await openMenu('A Pale View of Hills');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Delete A Pale View of Hills?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(button).toHaveFocus());
    await openMenu('A Pale View of Hills');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete A Pale View of Hills?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete Book A Pale View of Hills' }));
    await screen.findByRole('heading', { level: 1, name: 'Books' });
    await screen.findByText('The Seventh Cross');
    await expect(screen.queryByRole('link', { name: 'A Pale View of Hills' })).toBeNull();
  },
};

/** No other try finds it: there is a way back instead. */
export const Missing: Story = {
  args: { address: '/books/nothing' },
  play: async () => {
    await screen.findByRole('link', { name: 'Back to Books' });
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(document.title).toMatch(/· Library$/);
  },
};
