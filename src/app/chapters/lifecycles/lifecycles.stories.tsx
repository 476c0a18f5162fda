import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { InLibrary, InPartial } from '#app/stories';

const meta = {
  component: InLibrary,
  tags: ['!autodocs'],
  args: { address: '/_specification/lifecycles' },
  render: (args, { id }) => <InLibrary key={id} {...args} />,
} satisfies Meta<typeof InLibrary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A statechart; a transition says what must hold, who takes it and what it asks; the table has every action of every state. */
export const States: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Picture' }));
    const sell = await screen.findByRole('button', { name: 'Sell: from On the shelf to Lost' });
    await waitFor(() => expect(sell).toBeVisible());
    await userEvent.click(sell);
    await screen.findByText('Only what is worth something is sold.', { selector: 'p > bdi' });
    await screen.findByText('Price is more than 20', { selector: 'p' });
    // A transition out of two states is chosen as one.
    await userEvent.click(screen.getByRole('button', { name: 'Report lost: from Lent to Lost' }));
    await expect(screen.getByRole('button', { name: 'Report lost: from On the shelf to Lost' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await screen.findByText('It is taken off the shelf for good.', { selector: 'dd' });
    await userEvent.click(screen.getByRole('button', { name: 'Lost, end' }));
    await screen.findByText('Sell, from On the shelf');
    await userEvent.click(screen.getByRole('radio', { name: 'List' }));
    const row = await screen.findByRole('row', { name: /^On the shelf/ });
    await expect(within(row).getByText('Lent')).toBeVisible();
    // The list says all that the picture says: what must hold, what is asked, who takes it.
    await expect(row).toHaveTextContent(/Lend.*Lent.*only if: .*asks: Borrower.*Who: Librarian.*Sell/);
    await expect(row).toHaveTextContent(/Sell.*Lost.*Only what is worth something is sold\..*Who: Librarian/);
    await expect(within(row).getAllByRole('img', { name: 'To' })).toHaveLength(3);
    // Out of a last state nothing leads.
    await expect(within(screen.getByRole('row', { name: /^Lost/ })).queryByRole('list')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Picture' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sell: from On the shelf to Lost' })).toBeVisible());
  },
};

/** A transition that leads nowhere yet, one back to its state, a state that nothing leads to. */
export const Partial: Story = {
  render: (args, { id }) => <InPartial key={id} {...args} />,
  play: async () => {
    for (const picture of await screen.findAllByRole('radio', { name: 'Picture' })) await userEvent.click(picture);
    const odd = await screen.findByRole('button', { name: 'Forgotten, not reachable' });
    await waitFor(() => expect(odd).toBeVisible());
    await userEvent.click(odd);
    await screen.findByText(/No transitions lead here/);
    await userEvent.click(screen.getByRole('button', { name: /^Lose: from Draft/ }));
    await screen.findByText(/nobody can take it/);
    // It is closed for what it lacks, by no guard.
    await expect(screen.queryByText('Only if')).toBeNull();
  },
};
