import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SplitButton } from './split-button.tsx';

const asDraft = fn();

const meta = {
  title: 'Inputs/SplitButton',
  component: SplitButton,
  args: {
    children: 'Send the invoice',
    menuLabel: 'Other ways to send',
    onClick: fn(),
    entries: [
      { kind: 'action', label: 'Keep as a draft', onSelect: asDraft },
      { kind: 'action', label: 'Send to another address', onSelect: fn() },
    ],
  },
} satisfies Meta<typeof SplitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the tones and sizes that there are, with the keyboard alone. */
export const Gallery: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-4">
      <SplitButton {...args} variant="primary" />
      <SplitButton {...args} menuLabel="Small ones" size="sm">
        Small
      </SplitButton>
      <SplitButton {...args} menuLabel="Large ones" size="lg" variant="primary" tone="critical">
        Large
      </SplitButton>
      <SplitButton {...args} menuLabel="None" disabled>
        Not now
      </SplitButton>
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the invoice' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    const arrow = canvas.getByRole('button', { name: 'Other ways to send' });
    arrow.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Keep as a draft' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(arrow).toHaveFocus());
    await expect(asDraft).toHaveBeenCalledOnce();
    arrow.blur();
  },
};

export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '12rem' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) as HTMLElement);
    await screen.findByRole('menu');
  },
};

/** In a column it is as wide as its words. */
export const InAColumn: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <div className="flex w-full flex-col">
      <SplitButton {...args} />
    </div>
  ),
  play: async () => {
    const last = screen.getByRole('button', { name: 'Other ways to send' });
    const whole = screen.getByRole('button', { name: 'Send the invoice' }).closest('div');
    const inner = screen.getByRole('button', { name: 'Send the invoice' }).parentElement;
    await expect(inner?.offsetWidth).toBeLessThan(whole?.offsetWidth ?? 0);
    const end = document.documentElement.dir === 'rtl' ? 'left' : 'right';
    await expect(inner?.getBoundingClientRect()[end]).toBeCloseTo(last.getBoundingClientRect()[end], 0);
  },
};
