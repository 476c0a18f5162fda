import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { findAction, InLibrary } from '#app/stories';

const meta = {
  component: InLibrary,
  tags: ['!autodocs'],
  args: { address: '/books/b1' },
  render: (args, { id }) => <InLibrary key={id} {...args} />,
} satisfies Meta<typeof InLibrary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What cannot be done yet says why in the words of the document. */
export const Blocked: Story = {
  play: async () => {
    const sell = await findAction('Sell');
    await expect(sell).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(sell);
    await waitFor(() => expect(sell).toHaveAccessibleDescription(/Only what is worth something is sold\./));
  },
};

/** What asks for answers asks for them first. */
export const Asking: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Lend' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lend A Pale View of Hills' }));
    // Whoever goes on typing types into what is asked, though its field comes later than the dialog.
    const borrower = await dialog.findByRole('textbox', { name: 'Borrower' });
    await waitFor(() => expect(borrower).toHaveFocus());
    // What stands in the way is said where it can be mended, in the figures of the answer.
    await userEvent.keyboard('K{Enter}');
    await waitFor(() => expect(borrower).toBeInvalid());
    await expect(borrower).toHaveAccessibleDescription('Borrower (1) must be at least 2.');
    // Of a single field nothing is said a second time.
    await expect(borrower).toHaveFocus();
    await expect(dialog.queryByRole('alert', { name: /another look/ })).toBeNull();
    await userEvent.type(borrower, 'im');
    const goOn = dialog.getByRole('button', { name: 'Lend the book' });
    // As in every dialog: at its end, the button that goes on last.
    const wayOut = dialog.getByRole('button', { name: 'Not now' });
    await expect(wayOut.compareDocumentPosition(goOn)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(getComputedStyle(goOn.parentElement as HTMLElement).justifyContent).toBe('flex-end');
    await userEvent.click(goOn);
    await screen.findByText('A Pale View of Hills is now Lent');
  },
};

/** Who may only look is told so. */
export const Denied: Story = {
  args: { role: 'reader' },
  play: async () => {
    const lend = await findAction('Lend');
    await userEvent.hover(lend);
    await waitFor(() => expect(lend).toHaveAccessibleDescription(/Only open to /));
  },
};
