import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ColumnChoice } from './column-choice.tsx';

const meta = {
  title: 'Data/ColumnChoice',
  component: ColumnChoice,
  args: {
    columns: ['Number', 'Customer', 'Amount'].map((heading) => ({ id: heading.toLowerCase(), heading })),
    onValueChange: fn(),
  },
} satisfies Meta<typeof ColumnChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Which columns are shown, and in what order. */
export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Columns' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Customer' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['number', 'amount']);
    screen.getByRole('button', { name: 'Move Amount' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['amount', 'number']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Number' }));
    await expect(screen.getByRole('checkbox', { name: 'Amount' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    button.blur();
  },
};

export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '16rem' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('dialog');
  },
};

/** A column that is no longer there counts for none: the last one that is stays. */
export const OneLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { defaultValue: ['gone', 'amount'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }));
    await expect(await screen.findByRole('checkbox', { name: 'Amount' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
  },
};
