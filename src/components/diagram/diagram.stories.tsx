import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Diagram, type DiagramEdge, type DiagramNode, type DiagramProps } from './index.ts';

const node = (id: string, rest: Partial<DiagramNode> = {}): DiagramNode => ({
  id,
  name: id,
  content: <div className="px-4 py-2 text-sm">{id}</div>,
  ...rest,
});

const edge = (from: string, to: string, words?: string, rest: Partial<DiagramEdge> = {}): DiagramEdge => ({
  id: `${from} ${to} ${words}`,
  from,
  to,
  end: 'arrow',
  ...(words ? { name: words, content: <span className="px-1.5 text-xs">{words}</span> } : {}),
  ...rest,
});

const meta = {
  title: 'Data/Diagram',
  component: Diagram,
  args: {
    label: 'Life of a repair',
    nodes: [
      node('Received'),
      node('Diagnosed'),
      node('Agreed', { certainty: 'assumed' }),
      node('Handed back'),
      node('What comes then', { certainty: 'notShown', content: <Open /> }),
    ],
    edges: [
      edge('Received', 'Diagnosed', 'Write diagnosis'),
      edge('Diagnosed', 'Agreed', 'Customer agrees'),
      edge('Agreed', 'Diagnosed', 'Ask again'),
      edge('Agreed', 'Agreed', 'Raise the price'),
      edge('Agreed', 'Handed back', undefined, { start: 'many', end: 'maybe' }),
      edge('Handed back', 'What comes then', undefined, { certainty: 'assumed', start: 'one', end: 'arrow' }),
    ],
    list: <p className="p-4">Received, then diagnosed, then agreed, then handed back.</p>,
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Diagram>;

export default meta;
type Story = StoryObj<typeof meta>;

function Open() {
  return (
    <div className="p-3 text-sm">
      <span className="rounded-control bg-surface px-1.5 py-0.5">What comes then</span>
    </div>
  );
}

function Chosen(args: DiagramProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Diagram
      {...args}
      value={chosen}
      onValueChange={setChosen}
      explanation={chosen === null ? undefined : <p>Chosen: {chosen}</p>}
    />
  );
}

/** A phone begins with the words. */
const asPicture = async () => userEvent.click(await screen.findByRole('radio', { name: 'Picture' }));

/** Stated solid, assumed dashed, not shown hatched; circles, and a line to itself. */
export const Playground: Story = {
  play: async () => {
    await asPicture();
    const picture = await screen.findByRole('region', { name: 'Life of a repair', description: /Arrow keys/ });
    await waitFor(() => expect(within(picture).getByRole('button', { name: 'Received' })).toBeVisible());
    await expect(within(picture).getByRole('button', { name: 'Raise the price' })).toBeVisible();
  },
};

/** One stop of the tab key; arrow keys go to what lies there, Enter chooses, Escape lets go. The list says the same. */
export const Keys: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await asPicture();
    const received = await screen.findByRole('button', { name: 'Received' });
    await waitFor(() => expect(received).toBeVisible());
    received.focus();
    const isDown =
      received.getBoundingClientRect().bottom <=
      screen.getByRole('button', { name: 'Diagnosed' }).getBoundingClientRect().top;
    const isTurned = document.documentElement.dir === 'rtl';
    const ahead = isDown ? '{ArrowDown}' : isTurned ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(ahead);
    await expect(screen.getByRole('button', { name: 'Write diagnosis' })).toHaveFocus();
    await userEvent.keyboard(ahead);
    const diagnosed = screen.getByRole('button', { name: 'Diagnosed' });
    await expect(diagnosed).toHaveFocus();
    await expect(received).toHaveAttribute('tabindex', '-1');
    await userEvent.keyboard('{Enter}');
    await expect(diagnosed).toHaveAttribute('aria-pressed', 'true');
    await screen.findByText('Chosen: Diagnosed');
    await userEvent.keyboard('{Escape}');
    await expect(diagnosed).toHaveAttribute('aria-pressed', 'false');
    const before = received.getBoundingClientRect().width;
    await userEvent.keyboard('{+}');
    await waitFor(() => expect(received.getBoundingClientRect().width).toBeGreaterThan(before));
    await userEvent.click(screen.getByRole('radio', { name: 'List' }));
    await screen.findByText(/then diagnosed/);
  },
};

/** Where there is little room the words come first; the picture is a press away, and never begins too small to be read. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-84">
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await screen.findByText(/then diagnosed/);
    await expect(screen.queryByRole('region', { name: 'Life of a repair' })).not.toBeInTheDocument();
    await asPicture();
    const received = await screen.findByRole('button', { name: 'Received' });
    await waitFor(() => expect(received).toBeVisible());
    const { height } = received.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(0.75 * received.offsetHeight - 1);
    await userEvent.click(screen.getByRole('radio', { name: 'List' }));
    await screen.findByText(/then diagnosed/);
  },
};

const many = Array.from({ length: 60 }, (_, index) => `Thing ${index + 1}`);

/** What grows as it comes has everything placed anew: until somebody touches the picture it begins at its first thing. */
export const Growing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    nodes: ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((id) => node(id, { content: <Grown /> })),
    edges: [edge('Third', 'First'), edge('Third', 'Second'), edge('Fourth', 'Third'), edge('Fifth', 'Third')],
  },
  play: async () => {
    // All of it is placed anew, on a machine that may be busy.
    const patience = { timeout: 5000 };
    const frame = screen.getByRole('region', { name: 'Life of a repair' });
    const isInSight = () => {
      const first = within(frame).getByRole('button', { name: 'First' }).getBoundingClientRect();
      const outer = frame.getBoundingClientRect();
      const [left, top] = [(first.left + first.right) / 2, (first.top + first.bottom) / 2];
      return left > outer.left && left < outer.right && top > outer.top && top < outer.bottom;
    };
    window.dispatchEvent(new Event('grow'));
    await waitFor(() => expect(frame.scrollHeight).toBeGreaterThan(frame.clientHeight * 2), patience);
    await waitFor(() => expect(isInSight()).toBe(true), patience);
    frame.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
    frame.scrollTo(0, 0);
    window.dispatchEvent(new Event('grow'));
    await waitFor(() => expect(frame.scrollHeight).toBeGreaterThan(frame.clientHeight * 4), patience);
    await expect(isInSight()).toBe(false);
  },
};

function Grown() {
  const [times, setTimes] = useState(1);
  useEffect(() => {
    const grow = () => setTimes((before) => before * 4);
    addEventListener('grow', grow);
    return () => removeEventListener('grow', grow);
  }, []);
  return <div style={{ width: 200, height: 300 * times }} />;
}

/** Sixty things, a third of them tied to nothing: the picture is not drawn smaller than can be read, and shown whole on a press. */
export const Large: Story = {
  args: {
    label: 'Sixty things',
    nodes: many.map((name) => node(name)),
    edges: many.slice(0, 40).map((name, index) => edge(name, many[(index * 7 + 3) % 40] ?? name)),
    list: (
      <ul>
        {many.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
  },
  play: async () => {
    await asPicture();
    const last = await screen.findByRole('button', { name: 'Thing 60' });
    await waitFor(() => expect(last).toBeVisible());
    const frame = await screen.findByRole('region', { name: 'Sixty things', description: /Arrow keys/ });
    await userEvent.click(screen.getByRole('button', { name: 'Zoom to fit' }));
    await waitFor(() => expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth + 1));
    await waitFor(() => expect(frame.scrollHeight).toBeLessThanOrEqual(frame.clientHeight + 1));
    // What is said of a thing takes room: the picture is still shown whole.
    await userEvent.click(last);
    await screen.findByText('Chosen: Thing 60');
    await waitFor(() => expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth + 1));
  },
};
