import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/button';
import { CommandPalette } from '#components/command-palette';
import { DropdownMenu } from '#components/dropdown-menu';
import { Popover } from '#components/popover';
import { Select } from '#components/select';
import type { ToastMessage } from './message.ts';
import { ToastProvider, useToast } from './toast.tsx';

function Teller({ tone, title = 'Saved.' }: Partial<ToastMessage>) {
  const tell = useToast();
  return <Button onClick={() => tell({ title, tone })}>Save</Button>;
}

const meta = {
  title: 'Feedback/Toast',
  // In a frame of its own: it lies over a page, and on the page of documentation that would be all of it.
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  component: ToastProvider,
  args: { children: <Teller /> },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Told: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Saved.')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getAllByText('Saved.', { ignore: '[role=status] *' })).toHaveLength(1));
  },
};

const onAction = fn();

function Undoer() {
  const tell = useToast();
  return <Button onClick={() => tell({ title: 'Saved.', actions: [{ label: 'Undo', onAction }] })}>Save</Button>;
}

/** What has happened can be taken back, by keyboard as well. */
export const Undo: Story = {
  args: { children: <Undoer /> },
  play: async ({ canvasElement }) => {
    onAction.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    undo.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Saved.')).toBeNull());
  },
};

/** Whoever comes next is not told what somebody else did, nor can take it back. */
export const SomebodyElse: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render() {
    const [audience, setAudience] = useState('ada');
    return (
      <ToastProvider audience={audience}>
        <Undoer />
        <Button onClick={() => setAudience('bea')}>Change places</Button>
      </ToastProvider>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Undo' });
    await userEvent.click(screen.getByRole('button', { name: 'Change places' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
};

function Mover() {
  const tell = useToast();
  const [moved, setMoved] = useState(0);
  const move = () => {
    setMoved(moved + 1);
    tell({ title: `Repair ${moved + 1} moved.`, actions: [{ label: 'Undo', onAction }] });
  };
  return <Button onClick={move}>Move</Button>;
}

/** Of many the latest are in sight; those before them wait, and come back once there is room. */
export const Queue: Story = {
  args: { children: <Mover /> },
  play: async ({ canvasElement }) => {
    const move = within(canvasElement).getByRole('button', { name: 'Move' });
    for (let time = 0; time < 5; time++) await userEvent.click(move);
    await screen.findByText('Repair 5 moved.');
    await expect(screen.getByText('2 more')).toBeVisible();
    await expect(screen.queryByText('Repair 2 moved.')).toBeNull();
    const [, , last] = screen.getAllByRole('button', { name: 'Undo' });
    await userEvent.click(last as HTMLElement);
    await expect(await screen.findByText('Repair 2 moved.')).toBeVisible();
    // It is read where it stands: before all messages.
    await expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('1 more');
    // What waits can be had at once, and is put away again.
    const others = screen.getByRole('button', { name: '1 more' });
    const count = screen.getAllByRole('button', { name: 'Dismiss' }).length;
    await userEvent.click(others);
    await expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(count + 1);
    await expect(others).toHaveTextContent('Show less');
    await userEvent.click(others);
    await expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(count);
  },
};

/** Bad news stays until it is dismissed. */
export const BadNews: Story = {
  args: { children: <Teller tone="critical" title="It could not be saved." /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await screen.findByText('It could not be saved.');
  },
};

export const Dismissed: Story = {
  ...BadNews,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await BadNews.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('It could not be saved.')).toBeNull());
  },
};

function Opening() {
  const tell = useToast();
  const [isFinding, setIsFinding] = useState(false);
  const [make, setMake] = useState<string | null>(null);
  useEffect(() => {
    const come = () => tell({ title: 'Repair 1 moved.', actions: [{ label: 'Undo', onAction }] });
    addEventListener('moved', come);
    return () => removeEventListener('moved', come);
  }, [tell]);
  return (
    <>
      <DropdownMenu trigger={<Button>Menu</Button>} entries={[{ kind: 'action', label: 'Copy', onSelect: onAction }]} />
      <Popover trigger={<Button>Popover</Button>} label="Gaps">
        <Button>Ask</Button>
      </Popover>
      <Select aria-label="Make" options={[{ value: 'a', label: 'Norda' }]} value={make} onValueChange={setMake} />
      <Button onClick={() => setIsFinding(true)}>Palette</Button>
      {isFinding && (
        <CommandPalette
          label="Find"
          placeholder="Pages"
          nothing="Nothing"
          groups={[{ key: 'pages', title: 'Pages', commands: [{ key: 'a', label: 'Repairs', onSelect: onAction }] }]}
          onClose={() => setIsFinding(false)}
        />
      )}
    </>
  );
}

/** A message that comes later does not take Escape from what is open, and stays. */
export const AfterWhatIsOpen: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: <Opening /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const kinds = [
      [canvas.getByRole('button', { name: 'Menu' }), 'menu'],
      [canvas.getByRole('button', { name: 'Popover' }), 'dialog'],
      [canvas.getByRole('combobox', { name: 'Make' }), 'listbox'],
      [canvas.getByRole('button', { name: 'Palette' }), 'dialog'],
    ] as const;
    for (const [opener, role] of kinds) {
      await userEvent.click(opener);
      await screen.findByRole(role);
      dispatchEvent(new Event('moved'));
      await waitFor(() => expect(screen.getAllByText('Repair 1 moved.').length).toBeGreaterThan(0));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
      await expect(screen.getAllByText('Repair 1 moved.').length).toBeGreaterThan(0);
      await userEvent.keyboard('{F8}');
      for (const button of screen.getAllByRole('button', { name: 'Dismiss' })) await userEvent.click(button);
      await waitFor(() => expect(screen.queryByText('Repair 1 moved.')).toBeNull());
    }
  },
};

function Watcher() {
  const tell = useToast();
  const [over, setOver] = useState<() => void>();
  return over ? (
    <Button onClick={over}>Stop</Button>
  ) : (
    <Button
      onClick={() => setOver(() => tell({ title: 'Saving …', tone: 'info', duration: Number.POSITIVE_INFINITY }))}
    >
      Save
    </Button>
  );
}

/** Whoever told something can take it away, and says how long it is there. */
export const TakenAway: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: <Watcher /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Saving …')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(screen.queryByText('Saving …')).toBeNull());
  },
};
