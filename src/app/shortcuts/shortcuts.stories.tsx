import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { InLibrary } from '#app/stories';
import { Shortcuts, useShortcuts } from './index.ts';

const run = fn();

function Place() {
  useShortcuts('A place', [{ key: 'j', label: 'Next row', run }]);
  return (
    <>
      <input aria-label="Words" />
      <Shortcuts />
    </>
  );
}

const meta = {
  component: InLibrary,
  tags: ['!autodocs'],
  render: (args, { globals, id }) => (
    <InLibrary key={id} {...args} direction={globals.direction}>
      <Place />
    </InLibrary>
  ),
} satisfies Meta<typeof InLibrary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A key does what its place says, never while somebody types; `?` shows all of them, and they can be switched off. */
export const Overview: Story = {
  play: async () => {
    run.mockClear();
    const words = await screen.findByRole('textbox', { name: 'Words' });
    await waitFor(async () => {
      await userEvent.keyboard('j');
      await expect(run).toHaveBeenCalled();
    });
    run.mockClear();
    await userEvent.type(words, 'j?');
    await expect(run).not.toHaveBeenCalled();
    words.blur();
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(screen.getByText('Next row')).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Single keys do something' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('j');
    await expect(run).not.toHaveBeenCalled();
  },
};
