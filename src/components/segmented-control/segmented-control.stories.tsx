import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, Columns3, Rows3 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { keysOf } from '#components/internal';
import { asRead } from '#tooling/as-read';
import { SegmentedControl } from './segmented-control.tsx';
import { segmentSizes } from './segmented-control.variants.ts';

const meta = {
  title: 'Inputs/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Shown as',
    onValueChange: fn(),
    options: [
      { value: 'rows', label: 'Rows', icon: <Rows3 aria-hidden /> },
      { value: 'board', label: 'Board', icon: <Columns3 aria-hidden /> },
      { value: 'days', label: 'Days', icon: <CalendarDays aria-hidden /> },
    ],
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At every size. An arrow key chooses, also one that is let go at once; the group is one stop. */
export const Gallery: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-4">
      <SegmentedControl {...args} />
      {keysOf(segmentSizes).map((size) => (
        <SegmentedControl
          key={size}
          label={`Size ${size}`}
          size={size}
          defaultValue="second"
          options={[
            { value: 'first', label: 'By state' },
            { value: 'second', label: 'By day' },
            { value: 'third', label: 'By hand', disabled: true },
          ]}
        />
      ))}
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Shown as' }));
    await userEvent.tab();
    await expect(group.getByRole('radio', { name: 'Rows' })).toHaveFocus();
    await userEvent.keyboard(asRead('{ArrowRight}'));
    await expect(group.getByRole('radio', { name: 'Board' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('board');
    await userEvent.keyboard(asRead('{ArrowLeft}{ArrowLeft}'));
    await expect(group.getByRole('radio', { name: 'Days' })).toBeChecked();
    (document.activeElement as HTMLElement).blur();
  },
};
