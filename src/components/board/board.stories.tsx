import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { asRead } from '#tooling/as-read';
import { Board, type BoardColumn, type BoardProps } from './board.tsx';

const onMove = fn();
const names = ['R-1', 'R-2', 'R-3'];
const lanes = [
  { key: 'open', title: 'Open', tone: 'info' as const },
  { key: 'ready', title: 'Ready', tone: 'positive' as const },
  { key: 'gone', title: 'Cancelled', tone: 'critical' as const },
].map((lane): BoardColumn => ({ ...lane, cards: [] }));

function Held({ columns: titles = [], ...props }: BoardProps) {
  const [placed, place] = useState<Record<string, string>>({ 'R-1': 'open', 'R-2': 'open', 'R-3': 'ready' });
  const columns = titles.map((state): BoardColumn => {
    const cards = names.filter((name) => placed[name] === state.key);
    return {
      ...state,
      count: cards.length,
      empty: 'Nothing here',
      cards: cards.map((name) => ({ key: name, name, content: <a href={`#${name}`}>{name}</a> })),
    };
  });
  return (
    <Board
      {...props}
      columns={columns}
      onMove={(card, column) => {
        onMove(card, column);
        place({ ...placed, [card]: column });
      }}
    />
  );
}

const meta = {
  title: 'Data/Board',
  component: Board,
  args: {
    label: 'Repairs by state',
    columns: lanes,
    refusalOf: (_card, column) => (column === 'gone' ? 'Only a manager may.' : undefined),
    onMove,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Board>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Space takes a card up, arrows choose a column, Space puts it down; the focus stays with it. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('group', { name: 'R-1' }).focus();
    await userEvent.keyboard(asRead(' {ArrowRight}'));
    await expect(canvas.getByRole('status')).toHaveTextContent('R-1: over Ready');
    await userEvent.keyboard(' ');
    await expect(onMove).toHaveBeenCalledWith('R-1', 'ready');
    await expect(canvas.getByRole('status')).toHaveTextContent('R-1: put down in Ready');
    await expect(canvas.getByRole('group', { name: 'R-1' })).toHaveAccessibleDescription(/^Press Space to pick it up/);
    await expect(within(canvas.getByRole('list', { name: 'Ready' })).getByText('R-1')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'R-1' })).toHaveFocus();
  },
};

/** A column that refuses says why, and takes nothing. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const said = (words: string) => waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words));
    canvas.getByRole('group', { name: 'R-3' }).focus();
    await userEvent.keyboard(asRead(' {ArrowRight}'));
    await expect(canvas.getAllByText(/Only a manager may\./)[0]).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(within(canvas.getByRole('list', { name: 'Ready' })).getByText('R-3')).toBeVisible();
    // It is no more held, and what was refused is still said.
    const told = canvas.getByText('Only a manager may.');
    await expect(told).toBeVisible();
    await expect(told.offsetHeight).toBeLessThan(48);
    await said('R-3: back where it was. Cancelled: Only a manager may.');
    const dataTransfer = new DataTransfer();
    // By pointer, let go of where nothing takes it.
    fireEvent.dragStart(canvas.getByRole('group', { name: 'R-1' }), { dataTransfer });
    const ready = canvas.getByRole('list', { name: 'Ready' });
    await waitFor(() => expect(fireEvent.dragOver(ready, { dataTransfer })).toBe(false));
    await said('R-1: over Ready');
    fireEvent.dragEnd(canvas.getByRole('group', { name: 'R-1' }), { dataTransfer });
    await said('R-1: back where it was');
    // By pointer as well: a browser drops only where it is told that it may.
    const lane = canvas.getByRole('list', { name: 'Cancelled' });
    fireEvent.dragStart(canvas.getByRole('group', { name: 'R-1' }), { dataTransfer });
    await waitFor(() => expect(fireEvent.dragOver(lane, { dataTransfer })).toBe(false));
    fireEvent.drop(lane, { dataTransfer });
    await expect(await canvas.findByText('Only a manager may.')).toBeVisible();
    fireEvent.dragEnd(canvas.getByRole('group', { name: 'R-1' }), { dataTransfer });
    await said('R-1: back where it was. Cancelled: Only a manager may.');
    await expect(within(canvas.getByRole('list', { name: 'Open' })).getByText('R-1')).toBeVisible();
  },
};

/** A press alone moves a card, too: the menu says where it may not go, and why. */
export const ByPress: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Move R-1' }));
    const refused = await screen.findByRole('menuitem', { name: /^Cancelled/ });
    await expect(refused).toHaveTextContent('Only a manager may.');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Ready' }));
    await expect(within(canvas.getByRole('list', { name: 'Ready' })).getByText('R-1')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('R-1: put down in Ready');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'R-1' })).toHaveFocus());
  },
};

/** Why a column refuses is as high as its words, however many cards there are. */
export const RefusedByMany: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Board
      {...args}
      moveButton={false}
      columns={lanes.map((lane) => ({
        ...lane,
        cards: Array.from({ length: 30 }, (_, at) => {
          const name = `${lane.title} ${at}`;
          return { key: name, name, content: name };
        }),
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('group', { name: 'Ready 0' }).focus();
    await userEvent.keyboard(asRead(' {ArrowRight}'));
    const told = canvas.getAllByText('Only a manager may.').find((one) => one.tagName === 'P');
    await expect(told?.offsetHeight).toBeLessThan(48);
    await userEvent.keyboard('{Escape}');
  },
};

/** Where nobody holds its columns a card stays where it is put. */
export const HeldByItself: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ label, onMove }) => {
    const cards = names.map((name) => ({ key: name, name, content: name }));
    const columns = lanes.map((lane, at) => ({ ...lane, cards: at === 0 ? cards : [] }));
    return <Board label={label} defaultColumns={columns} onMove={onMove} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('group', { name: 'R-2' }).focus();
    await userEvent.keyboard(asRead(' {ArrowRight} '));
    await expect(onMove).toHaveBeenCalledWith('R-2', 'ready');
    await expect(within(canvas.getByRole('list', { name: 'Ready' })).getByText('R-2')).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Open' })).queryByText('R-2')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('group', { name: 'R-2' })).toHaveFocus());
  },
};
