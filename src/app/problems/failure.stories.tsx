import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { InLibrary } from '#app/stories';
import { StoreError } from '#backend';
import { ProblemError, Unreachable, UnreadableAnswer } from '#client';
import { Failure } from './failure.tsx';

const problem = (status: number, title = '', detail?: string) =>
  new ProblemError({ type: 'about:blank', status, title, detail });

const meta = {
  component: Failure,
  tags: ['!autodocs'],
  args: { place: 'action', error: problem(503), onRetry: fn() },
  render: (args, { id }) => (
    <InLibrary key={id}>
      <Failure {...args} />
    </InLibrary>
  ),
} satisfies Meta<typeof Failure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What may be different at another try offers one. */
export const Action: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Who may not see something is not sent round in a circle. */
export const Denied: Story = {
  args: { place: 'screen', error: problem(403) },
  play: async () => {
    await screen.findByText(/Your role is Librarian/);
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

const errors = [
  problem(422, 'No room left', 'Choose another day.'),
  problem(404),
  problem(500),
  new Unreachable(),
  new UnreadableAnswer(),
  ...(['newer', 'forbidden', 'blocked', 'full', 'failed'] as const).map((code) => new StoreError(code)),
];

/** Whatever goes wrong has words. */
export const Gallery: Story = {
  render: (args, { id }) => (
    <InLibrary key={id}>
      <div className="flex max-w-form flex-col gap-3 p-4">
        {errors.map((error, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: errors have no name of their own
          <Failure {...args} key={index} error={error} />
        ))}
      </div>
    </InLibrary>
  ),
  play: async () => {
    await expect(await screen.findAllByRole('alert')).toHaveLength(errors.length);
  },
};
