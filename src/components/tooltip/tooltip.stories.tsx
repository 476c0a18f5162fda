import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#components/button';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { content: 'Nobody may take it back any more', children: <Button>Take back</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '8rem' } } },
  args: { defaultOpen: true },
};

/** From each side, where there is room. */
export const Sides: Story = {
  parameters: { docs: { story: { inline: false, height: '22rem' } } },
  args: { defaultOpen: true, content: 'Into the clipboard', children: <Button>Copy</Button> },
  render: (args) => (
    <div className="flex flex-col items-center gap-16 py-12">
      {(['top', 'bottom', 'left', 'right'] as const).map((side) => (
        <Tooltip key={side} {...args} side={side} />
      ))}
    </div>
  ),
};

export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Nobody may take it back any more');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
