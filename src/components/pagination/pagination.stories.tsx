import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { buttonSizes } from '#components/button';
import { keysOf } from '#components/internal';
import { Pagination, type PaginationProps } from './pagination.tsx';

const meta = {
  title: 'Navigation/Pagination',
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

function Turned(args: PaginationProps) {
  const [page, setPage] = useState(args.page);
  const [pageSize, setPageSize] = useState(args.pageSize);
  const choose = (size: number) => {
    setPage(1);
    setPageSize(size);
  };
  return <Pagination {...args} {...{ page, pageSize }} onPageChange={setPage} onPageSizeChange={choose} />;
}

/** Many pages, of which one can be gone to at once, and which can be made longer. */
export const Numbered: Story = {
  args: { page: 4, total: 318, numbered: true, pageSizes: [25, 50, 100] },
  render: (args) => <Turned {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const last = await canvas.findByRole('button', { name: 'Page 13' });
    await userEvent.click(last);
    await expect(last).toHaveFocus();
    await expect(last).toHaveAttribute('aria-current', 'page');
    await userEvent.click(await canvas.findByRole('button', { name: '25 per page' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '100' }));
    await expect(await canvas.findByText('1–100 of 318')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
  },
};

/** As far as is known: those before, this one, and that another follows. */
export const NumberedUncounted: Story = {
  args: { page: 9, total: undefined, hasNext: true, numbered: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Page 10' })).toBeVisible();
  },
};

export const OnePage: Story = { args: { page: 1, total: 7 } };

/** Read from the table: a new size shows up here by itself. */
export const Sizes: Story = {
  render: (args) => (
    <div className="grid gap-3">
      {keysOf(buttonSizes).map((size) => (
        <Pagination {...args} key={size} size={size} numbered aria-label={`Size ${size}`} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('button', { name: 'Page 2' })).toHaveLength(3));
  },
};
