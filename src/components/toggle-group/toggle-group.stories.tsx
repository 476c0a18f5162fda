import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, Italic, Underline } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { asRead } from '#tooling/as-read';
import { ToggleGroup } from './toggle-group.tsx';

const options = [
  { value: 'bold', label: 'Bold', icon: <Bold aria-hidden /> },
  { value: 'italic', label: 'Italic', icon: <Italic aria-hidden /> },
  { value: 'underlined', label: 'Underlined', icon: <Underline aria-hidden /> },
];

const meta = {
  title: 'Inputs/ToggleGroup',
  component: ToggleGroup,
  args: { type: 'multiple', label: 'Letters', options, onValueChange: fn() },
} satisfies Meta<typeof ToggleGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Any number of them, and one at most; with words and without. */
export const Gallery: Story = {
  render: (args) => (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      <ToggleGroup {...args} />
      <ToggleGroup type="single" label="One at most" options={options} defaultValue="italic" iconsOnly />
      <ToggleGroup type="multiple" label="Small" options={options} defaultValue={['bold']} size="sm" disabled />
      <ToggleGroup type="multiple" label="Large" options={options} defaultValue={['bold', 'italic']} size="lg" />
      <ToggleGroup type="multiple" label="Wrong" options={options} invalid />
      <ToggleGroup type="multiple" label="Only read" options={options} defaultValue={['bold']} readOnly />
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    const group = within(within(canvasElement).getByRole('toolbar', { name: 'Letters' }));
    await userEvent.tab();
    await userEvent.keyboard(asRead(' {ArrowRight} '));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['bold', 'italic']);
    await expect(group.getByRole('button', { name: 'Italic' })).toHaveFocus();
    await expect(group.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
    // One stop for the whole group.
    await userEvent.tab();
    const one = within(within(canvasElement).getByRole('toolbar', { name: 'One at most' }));
    await expect(one.getByRole('button', { name: 'Italic', pressed: true })).toHaveFocus();
    // Arrow keys choose no other, and what is in can be let out: these are no radio buttons.
    await userEvent.keyboard(asRead('{ArrowRight}'));
    await expect(one.getByRole('button', { name: 'Underlined', pressed: false })).toHaveFocus();
    await userEvent.keyboard(asRead('{ArrowLeft} '));
    await expect(one.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
    await userEvent.keyboard(' ');
    (document.activeElement as HTMLElement).blur();
  },
};
