import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { InLibrary } from '#app/stories';

const meta = {
  component: InLibrary,
  tags: ['!autodocs'],
  args: { address: '/books' },
  render: (args, { id }) => <InLibrary key={id} {...args} />,
} satisfies Meta<typeof InLibrary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rows of records, without that of headings and that of figures. */
const rows = async () => {
  await screen.findAllByRole('row');
  // The figures under the columns come last.
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  return screen.getAllByRole('row').filter((row) => row.closest('tbody') !== null);
};

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
    await screen.findByRole('button', { name: 'Remove filter Author · Country' });
  },
};

/** What can be done to several records, to how many of them, and why something cannot. */
export const Chosen: Story = {
  play: async () => {
    await rows();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select A Pale View of Hills' }));
    const status = await screen.findByText('1 selected');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select The Seventh Cross' }));
    await expect(status).toHaveTextContent('2 selected');
    const bar = within(status.parentElement as HTMLElement);
    await expect(bar.getByRole('button', { name: 'Lend' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    const removal = within(await screen.findByRole('alertdialog', { name: /^Delete.*A Pale View of Hills/ }));
    // What others refer to is told before, and left alone.
    await expect(removal.getByText('1 loan refers to it')).toBeVisible();
    await userEvent.click(removal.getByRole('button', { name: 'Keep it' }));
    await userEvent.click(bar.getByRole('button', { name: 'Take back' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Take back The Seventh Cross' }));
    await question.findByText(/This cannot be undone\. 1 other stays unchanged\./);
    // Neither button is a word that could mean the other.
    await expect(question.getByRole('button', { name: 'Take back the book' })).toBeVisible();
    await expect(question.getByRole('button', { name: 'Not now' })).toBeVisible();
    // What becomes of each: from which state to which, or why not.
    const plan = within(question.getByRole('list', { name: 'What happens to each' }));
    // What tells it from others stands under its name. What happens comes first, what does not after it.
    await expect(plan.getByText('The Seventh Cross').parentElement).toHaveTextContent(/Seghers/);
    await expect(plan.getAllByRole('listitem')[0]).toHaveTextContent('The Seventh Cross');
    await expect(plan.getByText('A Pale View of Hills').closest('li')).toHaveTextContent(
      'Not possible from On the shelf',
    );
    await expect(plan.getByText('The Seventh Cross').closest('li')).toHaveTextContent(/Lent.*On the shelf/);
  },
};

const editTwo = async () => {
  for (const name of ['A Pale View of Hills', 'The Seventh Cross'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  const bar = within((await screen.findByText('2 selected')).parentElement as HTMLElement);
  await userEvent.click(bar.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 books' }));
  const choose = async (field: string) => {
    await userEvent.click(dialog.getByRole('combobox', { name: 'Field' }));
    await userEvent.click(await screen.findByRole('option', { name: field }));
  };
  return { dialog, choose };
};

/** What becomes of each record is seen before one field of all takes the same answer. */
export const ChangingTogether: Story = {
  play: async () => {
    await rows();
    const { dialog, choose } = await editTwo();
    // What is wrong with the answer in each is said once, at the field.
    await choose('Title');
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Title/ }), 'x{Backspace}');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Title/ })).toBeInvalid());
    await expect(dialog.getByRole('button', { name: /^Change/ })).toBeDisabled();
    // A key, a state and what is computed are no choice.
    await userEvent.click(dialog.getByRole('combobox', { name: 'Field' }));
    await expect(screen.queryByRole('option', { name: 'State' })).toBeNull();
    await userEvent.click(await screen.findByRole('option', { name: 'Borrower' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Borrower' }), 'Kim');
    const plan = within(await dialog.findByRole('list', { name: 'What happens to each' }));
    await waitFor(() => expect(plan.getByText('A Pale View of Hills').closest('li')).toHaveTextContent(/Kim$/));
    await expect(plan.getByText('The Seventh Cross').closest('li')).toHaveTextContent('stays as it is');
  },
};

/** There is one way back from all. */
export const ChangedTogether: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await rows();
    const { dialog, choose } = await editTwo();
    await choose('Borrower');
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Borrower' }), 'Sam');
    const plan = within(await dialog.findByRole('list', { name: 'What happens to each' }));
    await waitFor(() => expect(plan.getByText('The Seventh Cross').closest('li')).toHaveTextContent(/Kim.*Sam$/));
    await userEvent.click(await dialog.findByRole('button', { name: 'Change 2 books' }));
    await expect(await screen.findByText(/^Borrower changed in 2 books: /)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText(/^Undone/);
  },
};

/** What somebody may not see is a lock, never a key and never empty. */
export const Hidden: Story = {
  args: { role: 'reader' },
  play: async () => {
    await expect(await rows()).toHaveLength(3);
    // Its price, and who wrote it and where: authors are not for readers.
    await expect(await screen.findAllByText('Hidden')).toHaveLength(9);
    await expect(screen.queryByText('a1')).toBeNull();
    await expect(screen.queryByRole('link', { name: 'Buy a book' })).toBeNull();
  },
};

/** A menu at the end of each row: what can be done with it now, and why something cannot. */
export const RowActions: Story = {
  play: async () => {
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Actions for The Seventh Cross' }));
    await screen.findByRole('menuitem', { name: 'Take back' });
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Open', 'Take back', 'Report lost', 'Delete']);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Actions for A Pale View of Hills' }));
    const blocked = await screen.findByRole('menuitem', { name: 'Sell' });
    await expect(blocked).toHaveAccessibleDescription(/^Only what is worth something is sold/);
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(blocked);
    await expect(screen.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Actions for The Seventh Cross' }));
    await screen.findByRole('menuitem', { name: 'Report lost' });
    await userEvent.click(screen.getByRole('menuitem', { name: 'Report lost' }));
    const question = await screen.findByRole('alertdialog', { name: 'Report lost: The Seventh Cross' });
    await userEvent.click(within(question).getByRole('button', { name: 'Report lost' }));
    await screen.findByText('The Seventh Cross is now Lost');
    // Here nothing brings back what is deleted.
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Transit' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const forGood = await screen.findByRole('alertdialog', { name: /Transit/ });
    await expect(forGood).toHaveAccessibleDescription('This cannot be undone.');
    await userEvent.click(within(forGood).getByRole('button', { name: 'Keep it' }));
    // What others refer to is told before anything is asked.
    await userEvent.click(screen.getByRole('button', { name: 'Actions for The Seventh Cross' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const held = await screen.findByRole('dialog', { name: 'The Seventh Cross cannot be deleted' });
    await within(held).findByRole('link', { name: '1 loan refers to it' });
    await userEvent.click(within(held).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for The Seventh Cross' })).toHaveFocus());
  },
};

/** Answers are changed where they stand, once somebody asked for that; what is wrong with one is said there. */
export const InPlace: Story = {
  play: async () => {
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'More actions for this list' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Change answers in the table' }));
    await userEvent.keyboard('{Escape}');
    // On a phone the price is one of those that are shown when they are asked for.
    await screen.findAllByRole('button', { name: /^Edit / });
    const more = screen.queryByRole('button', { name: 'Show more: The Seventh Cross' });
    if (more) await userEvent.click(more);
    await userEvent.click(await screen.findByRole('button', { name: /^Edit Price of The Seventh Cross/ }));
    const price = await screen.findByRole('spinbutton', { name: 'Price' });
    await waitFor(() => expect(price).toHaveFocus());
    await userEvent.clear(price);
    await userEvent.keyboard('much{Enter}');
    await waitFor(() => expect(price).toHaveAccessibleDescription(/Enter a number/));
    await expect(price).toHaveFocus();
    await userEvent.clear(price);
    await userEvent.keyboard('31{Enter}');
    await screen.findByText('The Seventh Cross is saved.');
    const changed = await screen.findByRole('button', { name: /^Edit Price of The Seventh Cross.*31/ });
    await waitFor(() => expect(changed).toHaveFocus());
  },
};

/** By state; a card that is moved takes a transition, and a state that refuses says why. */
export const AsBoard: Story = {
  args: { address: '/books?as=board' },
  play: async () => {
    const card = await screen.findByRole('group', { name: 'The Seventh Cross' });
    await userEvent.click(card);
    card.focus();
    await userEvent.keyboard(' {ArrowLeft} ');
    const shelf = within(await screen.findByRole('list', { name: 'On the shelf' }));
    await shelf.findByRole('group', { name: 'The Seventh Cross' });
    screen.getByRole('group', { name: 'Transit' }).focus();
    await userEvent.keyboard(' {ArrowLeft}');
    await expect(screen.getAllByText(/Not possible from \S+/).length).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');
  },
};

/** By day, a month at a time, as the address says. */
export const AsCalendar: Story = {
  args: { address: '/books?as=calendar&month=2026-01' },
  play: async () => {
    await screen.findByRole('heading', { name: 'January 2026' });
    await expect(await screen.findByRole('link', { name: /^The Seventh Cross/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    await screen.findByRole('link', { name: /^Transit/ });
  },
};

/** Weeks begin as where whoever reads is at home, like the days and the picker of dates. */
export const WeeksOfTheReader: Story = {
  args: { address: '/books?as=calendar&month=2026-01' },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  },
  play: async () => {
    const month = (await screen.findByRole('heading', { name: 'January 2026' })).closest('section') as HTMLElement;
    const [first] = within(month).getAllByText(/^(Sun|Mon)$/);
    await expect(first).toHaveTextContent('Mon');
  },
};

export const Empty: Story = {
  args: { answering: 'empty' },
  play: async () => {
    await screen.findByText('No books yet');
  },
};

export const Failed: Story = {
  args: { answering: 'failed' },
  play: async () => {
    await screen.findByRole('button', { name: 'Try again' });
  },
};
