import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buttonSizes } from '#components/button';
import { keysOf } from '#components/internal';
import { Toggle } from './toggle.tsx';

const meta = {
  title: 'Inputs/Toggle',
  component: Toggle,
  args: { children: 'Show gaps', onPressedChange: fn() },
} satisfies Meta<typeof Toggle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In and out, at every size. */
export const Gallery: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      <Toggle {...args} />
      {keysOf(buttonSizes).map((size) => (
        <Toggle key={size} size={size} defaultPressed>
          <Bell aria-hidden className="size-4" />
          Tell me {size}
        </Toggle>
      ))}
      <Toggle disabled defaultPressed>
        Not now
      </Toggle>
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button', { name: 'Show gaps' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(true);
    toggle.blur();
  },
};
