import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { InLibrary } from '#app/stories';
import { Button } from '#components/button';
import { Shortcuts, useShortcuts, WithoutKeysContext } from './index.ts';

const run = fn();
const runInPicture = fn();

/** Behind the other: of several places the last one answers. */
function Pictured() {
  useShortcuts('A picture of a place', [{ key: 'j', label: 'Next row in the picture', run: runInPicture }]);
  return null;
}

function Place() {
  useShortcuts('A place', [{ key: 'j', label: 'Next row', run }]);
  return (
    <>
      <input aria-label="Words" />
      <WithoutKeysContext value={true}>
        <Pictured />
      </WithoutKeysContext>
      <Shortcuts />
    </>
  );
}

function Search() {
  const box = useRef<HTMLInputElement>(null);
  useShortcuts('A list', [{ key: '/', label: 'Search', run: () => box.current?.focus() }]);
  return <input ref={box} type="search" aria-label="Search" />;
}

/** Comes once the button is pressed. */
function Coming() {
  const [isHere, come] = useState(false);
  return (
    <main aria-label="A list" aria-busy={!isHere}>
      <Shortcuts />
      {isHere ? <Search /> : <span aria-busy>Loading</span>}
      <Button onClick={() => come(true)}>It is there</Button>
    </main>
  );
}

const meta = {
  component: InLibrary,
  tags: ['!autodocs'],
  render: (args, { id }) => (
    <InLibrary key={id} {...args}>
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
    await expect(screen.queryByText('Next row in the picture')).toBeNull();
    await expect(runInPicture).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('switch', { name: 'Single keys do something' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('j');
    await expect(run).not.toHaveBeenCalled();
  },
};

/** What is pressed before the page can answer is done once it can, and what is typed after it with it. */
export const TooSoon: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args, { id }) => (
    <InLibrary key={id} {...args}>
      <Coming />
    </InLibrary>
  ),
  play: async () => {
    await screen.findByText('Loading');
    await userEvent.keyboard('/ada k');
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('ada k'));
    await expect(screen.getByRole('searchbox')).toHaveFocus();
  },
};
