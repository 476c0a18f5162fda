import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 2, pageSize: 25, total: 118, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    const next = within(canvasElement).getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
    next.blur();
  },
};

export const First: Story = { args: { page: 1 } };

export const Last: Story = { args: { page: 5 } };

/** A server that hands out page after page does not say how many there are. */
export const Uncounted: Story = { args: { page: 3, total: undefined, hasNext: true } };

export const OnePage: Story = { args: { page: 1, total: 7 } };
