import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { InLibrary } from '#app/stories';
import { ProblemError } from '#client';
import { WaitingChanges } from './waiting-changes.tsx';

const changes = [
  { id: '1', by: '', entity: 'book', does: 'update', name: 'A Pale View of Hills' },
  { id: '2', by: '', entity: 'book', does: 'lend', name: 'Transit' },
  { id: '3', by: '', entity: 'loan', does: 'create', name: '' },
];

const meta = {
  component: WaitingChanges,
  tags: ['!autodocs'],
  args: { changes, refusal: undefined, reopenOf: () => fn(), onSend: fn(), onDiscard: fn(), onPutBack: fn() },
  render: (args, { id }) => (
    <InLibrary key={id}>
      <WaitingChanges {...args} />
    </InLibrary>
  ),
} satisfies Meta<typeof WaitingChanges>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each is listed, and can be discarded. */
export const Waiting: Story = {
  play: async ({ args }) => {
    await screen.findByText('3 changes waiting to be sent');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard: Transit' }));
    await expect(args.onDiscard).toHaveBeenCalledWith(changes[1]);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(args.onPutBack).toHaveBeenCalledWith(changes[1]);
    await screen.findByText('Lend: Transit');
  },
};

/** The first was refused: why, and the ways on. */
export const Refused: Story = {
  args: {
    refusal: new ProblemError({ type: 'about:blank', status: 412, title: '' }),
    reopenOf: () => fn(),
  },
  play: async ({ args }) => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('A Pale View of Hills');
    await expect(alert).toHaveTextContent('This was changed in the meantime');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await screen.findByRole('button', { name: 'Open in the form' });
  },
};
