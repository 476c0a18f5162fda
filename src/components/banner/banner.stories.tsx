import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/button';
import { keysOf, tones } from '#components/internal';
import { Banner } from './banner.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: {
    title: 'The document has two errors',
    children: 'The last good version stays on screen until they are mended.',
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { actions: <Button size="sm">Try again</Button> } };

export const Critical: Story = {
  args: { tone: 'critical' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('two errors');
  },
};

/** Once it is read it can go; the focus goes on to what stands beside it. */
export const Dismissed: Story = {
  args: { tone: 'info', title: 'Prices are new since Monday', children: undefined },
  render: function Held(args) {
    const [isThere, setIsThere] = useState(true);
    return (
      <div className="grid justify-items-start gap-3">
        {isThere && <Banner {...args} onDismiss={() => setIsThere(false)} className="w-full" />}
        <Button onClick={() => setIsThere(true)}>Tell again</Button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    const again = canvas.getByRole('button', { name: 'Tell again' });
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.click(again);
    await expect(await canvas.findByRole('status')).toBeVisible();
    again.blur();
  },
};

export const Gallery: Story = {
  render: (args) => (
    <div className="grid gap-3">
      {keysOf(tones).map((tone) => (
        <Banner {...args} key={tone} tone={tone} title={tone} />
      ))}
    </div>
  ),
};
