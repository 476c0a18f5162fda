import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { InLibrary } from '#app/stories';
import { DraftBanner } from './draft-banner.tsx';

const nothing = { isUnkept: false, aside: [], forget: fn(), forgetAside: fn() };

const meta = {
  component: DraftBanner,
  tags: ['!autodocs'],
  args: { draft: nothing, isNew: false, onDiscard: fn() },
  render: (args, { id }) => (
    <InLibrary key={id}>
      <div className="flex max-w-form flex-col gap-3 p-4">
        <DraftBanner {...args} />
      </div>
    </InLibrary>
  ),
} satisfies Meta<typeof DraftBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was typed earlier is back. */
export const Back: Story = {
  args: { draft: { ...nothing, draft: { values: {}, at: '2026-03-09T09:00:00Z' } } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Discard draft' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

/** The browser has no room. */
export const Unkept: Story = { args: { draft: { ...nothing, isUnkept: true } } };

/** Saved, and somebody went on typing meanwhile. */
export const Ahead: Story = { args: { isAhead: true } };

/** What cannot be read is shown as it was kept, to be copied, until it is removed. */
export const SetAside: Story = {
  args: { draft: { ...nothing, aside: ['{"values":{"title":"A Pale View of'], forgetAside: fn() } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show it' }));
    await screen.findByText(/A Pale View of/);
    await expect(args.draft.forgetAside).not.toHaveBeenCalled();
  },
};
