import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Button } from '#components/button';
import { announce } from './announce.ts';
import { LiveRegion, type LiveRegionProps } from './live-region.tsx';

function Counted(props: LiveRegionProps) {
  const [count, setCount] = useState(0);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => setCount(count + 1)}>Take one more</Button>
      <LiveRegion {...props}>{count > 0 && `${count} taken`}</LiveRegion>
      <Button variant="quiet" onClick={() => announce('The order is on its way')}>
        Say where the order is
      </Button>
    </div>
  );
}

const meta = {
  title: 'Feedback/LiveRegion',
  component: LiveRegion,
  args: { shown: true },
  render: Counted,
} satisfies Meta<typeof LiveRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Take one more' }));
    await expect(region).toHaveTextContent('1 taken');
    await userEvent.click(canvas.getByRole('button', { name: 'Say where the order is' }));
    const sentence = await screen.findByText('The order is on its way');
    await expect(sentence.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    // Said at the end of the page, so that nothing which is drawn anew takes it away.
    await expect(canvasElement).not.toContainElement(sentence);
    sentence.remove();
  },
};
