import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '#components/button';
import { keysOf, tones } from '#components/internal';
import { Banner } from './banner.tsx';

const meta = {
  title: 'Components/Banner',
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

export const Gallery: Story = {
  render: (args) => (
    <div className="grid gap-3">
      {keysOf(tones).map((tone) => (
        <Banner {...args} key={tone} tone={tone} title={tone} />
      ))}
    </div>
  ),
};
