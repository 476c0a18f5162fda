import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { InLibrary, InPartial } from '#app/stories';

const meta = {
  component: InLibrary,
  tags: ['!autodocs'],
  args: { address: '/_specification/entities' },
  render: (args, { id }) => <InLibrary key={id} {...args} />,
} satisfies Meta<typeof InLibrary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Entities and their references; what is chosen is said in words beside the picture, and all of it in the list. */
export const Model: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Picture' }));
    const reference = await screen.findByRole('button', { name: 'Book: Loan → Book' });
    await waitFor(() => expect(reference).toBeVisible());
    await userEvent.click(reference);
    await screen.findByText(/Each Loan refers to one Book or none/);
    await screen.findByText(/A Book cannot be deleted.*assumed/);
    await userEvent.click(screen.getByRole('button', { name: 'Book, 9 fields' }));
    await expect(await screen.findByRole('link', { name: 'All about Book' })).toHaveAttribute(
      'href',
      expect.stringContaining('/_specification/entities/book'),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'List' }));
    const row = await screen.findByRole('row', { name: /^Loan/ });
    await expect(within(row).getByText(/Book → Book/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Picture' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Book, 9 fields' })).toBeVisible());
  },
};

/** All that is known of one entity, field by field: who sees and changes it, and where it is used. */
export const OneEntity: Story = {
  args: { address: '/_specification/entities/book' },
  play: async () => {
    const price = await screen.findByRole('row', { name: /^Price/ });
    await expect(within(price).getByText('Money')).toBeVisible();
    // A deny takes the field from readers.
    await expect(within(price).getAllByText('Librarian')).toHaveLength(2);
    await expect(within(price).getByText('Reader')).toHaveAttribute('href', expect.stringContaining('permissions.2'));
    await expect(within(price).getByRole('link', { name: 'Sell' })).toBeVisible();
    await expect(within(price).getByRole('link', { name: 'Books' })).toBeVisible();
    await expect(screen.getByRole('heading', { level: 1, name: 'Book' })).toBeVisible();
  },
};

/** Whoever asks for an entity that there is not is told so. */
export const NoEntity: Story = {
  args: { address: '/_specification/entities/nothing' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  },
};

/** A reference to nothing, one to its own entity, an entity without fields: what is not shown is hatched, what is assumed dashed. */
export const Partial: Story = {
  render: (args, { id }) => <InPartial key={id} {...args} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Picture' }));
    const lost = await screen.findByRole('button', { name: 'Publisher: Book → Target not stated' });
    await waitFor(() => expect(lost).toBeVisible());
    await userEvent.click(lost);
    await screen.findByRole('heading', { name: 'Book · Publisher' });
    await expect(screen.getByRole('button', { name: 'Order, Fields not stated' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Sequel: Book → Book' })).toBeVisible();
  },
};
