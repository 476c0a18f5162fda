import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '#components/badge';
import { EmptyState } from '#components/empty-state';
import { TextInput } from '#components/text-input';
import { DataTable } from './data-table.tsx';
import { columns, type Order, rows } from './example-orders.tsx';
import { HeldOrders } from './held-orders.tsx';

const sorted = fn();

const meta = {
  title: 'Data/DataTable',
  component: DataTable<Order>,
  args: {
    caption: 'Orders',
    columns,
    rows,
    keyOf: ({ number }: Order) => number,
    nameOf: ({ number }: Order) => number,
  },
  render: (args) => <HeldOrders {...args} onSortChange={sorted} />,
} satisfies Meta<typeof DataTable<Order>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sorted: Story = {
  args: { sort: ['customer'] },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).queryByRole('button', { name: /Customer/ });
    if (!heading) return;
    await userEvent.click(heading);
    await expect(sorted).toHaveBeenCalledWith(['-customer']);
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(within(canvasElement).getByRole('button', { name: /^Amount/ }));
    await user.keyboard('{/Shift}');
    await expect(sorted).toHaveBeenCalledWith(['-customer', 'amount']);
    await expect(within(canvasElement).getByRole('button', { name: /Amount.*sort key 2/ })).toBeVisible();
    heading.blur();
  },
};

/** Each row with its actions, figures under the columns, and widths that somebody chose. */
export const Everything: Story = {
  args: {
    selection: ['A-2'],
    // The first key is no column: the heading of the second says so.
    sort: ['-urgent', '-amount'],
    sortNameOf: () => 'Urgent',
    onRowMenu: fn(),
    onResize: fn(),
    columns: columns.map((column) =>
      column.id === 'amount'
        ? { ...column, footer: 'Sum €3628.50' }
        : column.id === 'customer'
          ? { ...column, width: 160 }
          : column,
    ),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Actions for A-1' });
    await userEvent.click(button);
    await expect(args.onRowMenu).toHaveBeenCalledWith(rows[0], button);
    // The words of a row, of its box and of its badge stand on one line.
    const boxes = [...(canvas.getByRole('row', { name: /A-1/ }).querySelectorAll('th, td') ?? [])];
    await expect(boxes.length).toBe(6);
    const heading = canvas.queryByRole('button', { name: /^Amount/ });
    if (heading) await expect(heading.closest('th')).toHaveTextContent(/2.*after Urgent \(sorted descending\)/);
  },
};

/** Wider than its place: what can be done with a row stays in sight, and an edge says that more lies behind it. */
export const Wide: Story = {
  // All of it has room on paper.
  parameters: {
    chromatic: { modes: { print: { theme: 'light', viewport: { width: 688, height: 800 }, media: 'print' } } },
  },
  args: {
    onRowMenu: fn(),
    columns: [...columns, ...columns].map((column, at) => ({ ...column, id: `${column.id}${at}`, width: 280 })),
  },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    const place = table.parentElement as HTMLElement;
    if (getComputedStyle(table).display === 'block') return;
    await waitFor(() => expect(place.parentElement?.querySelectorAll('[data-beyond]')).toHaveLength(1));
    const button = within(canvasElement).getByRole('button', { name: 'Actions for A-1' });
    const [{ left, right }, around] = [button.getBoundingClientRect(), place.getBoundingClientRect()];
    await expect(left >= around.left && right <= around.right).toBe(true);
    const isRtl = getComputedStyle(table).direction === 'rtl';
    place.scrollLeft = isRtl ? -40 : 40;
    await waitFor(() => expect(place.parentElement?.querySelectorAll('[data-beyond]')).toHaveLength(2));
    place.scrollLeft = 0;
    await waitFor(() => expect(place.parentElement?.querySelectorAll('[data-beyond]')).toHaveLength(1));
  },
};

export const Selectable: Story = {
  args: { selection: ['A-2'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Select A-1' }));
    const box = within(canvasElement).getByRole('checkbox', { name: 'Select A-1' });
    await expect(box).toBeChecked();
    // The headings stay in sight, and lie over no row as long as nothing is scrolled.
    const { x, y, width, height } = box.getBoundingClientRect();
    await expect(box.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
    const words = document.createRange();
    words.selectNodeContents(within(canvasElement).getByText('A-1'));
    const [of, at] = [box.getBoundingClientRect(), words.getBoundingClientRect()];
    if (of.left < at.left) await expect(Math.abs(of.top + of.bottom - at.top - at.bottom) / 2).toBeLessThan(1.5);
  },
};

/** One row alone: the next takes its place. */
export const OneAlone: Story = {
  args: { defaultSelection: ['A-2'], choice: 'one' },
  play: async ({ canvasElement, userEvent: user }) => {
    const one = (name: string) => within(canvasElement).getByRole('radio', { name });
    await user.click(one('Select A-1'));
    await expect(one('Select A-1')).toBeChecked();
    await user.keyboard('{ArrowDown}');
    await expect(one('Select A-2')).toBeChecked();
    await expect(one('Select A-1')).not.toBeChecked();
    one('Select A-2').blur();
  },
};

export const Linked: Story = {
  args: { linkOf: ({ number }: Order, content) => <a href={`#${number}`}>{content}</a> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'A-1' })).toHaveAttribute('href', '#A-1');
  },
};

/** A row may say what is special about it; one that is not there yet leads nowhere, and is not among all that are chosen. */
export const Marked: Story = {
  args: {
    selection: [],
    onRowMenu: fn(),
    linkOf: ({ number }: Order, content) => <a href={`#${number}`}>{content}</a>,
    isOpen: ({ number }: Order) => number !== 'A-1',
    markOf: ({ number }: Order) => number !== 'A-3' && <Badge tone="caution">Waits</Badge>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = within(canvas.getByRole('row', { name: /A-1/ }));
    await expect(first.getByText('Waits')).toBeVisible();
    await expect(first.queryByRole('link')).toBeNull();
    await expect(first.queryByRole('button', { name: /Actions/ })).toBeNull();
    const all = canvas.queryByRole('checkbox', { name: 'Select all on this page' });
    if (!all) return;
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    await userEvent.click(all);
  },
};

/** Columns that nobody stated have dashed headings. */
export const Assumed: Story = {
  args: { columns: columns.map((column) => ({ ...column, certainty: 'assumed' as const })) },
};

/** What is noted of a column makes it no wider: its last one stays in sight. */
export const Noted: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    columns: columns.map((column) => ({
      ...column,
      note: (
        <button type="button" className="min-h-6">
          1 minor gap
        </button>
      ),
    })),
  },
  play: async () => {
    const [note] = await screen.findAllByRole('button', { name: '1 minor gap' });
    const start = document.documentElement.dir === 'rtl' ? 'right' : 'left';
    const [at = 0, edge = 0] = [note, note?.closest('th')].map((one) => one?.getBoundingClientRect()[start]);
    await expect(Math.abs(at - edge)).toBeLessThan(20);
  },
};

const edited = fn();

/** To be worked in: one stop of Tab, arrow keys from cell to cell, cells changed where they stand, rows opened below themselves. */
export const WorkedIn: Story = {
  args: {
    grid: true,
    density: 'compact',
    selection: [],
    defaultExpanded: ['A-2'],
    detailOf: ({ customer }: Order) => <p>Ordered by {customer}, to be picked up.</p>,
    onRowMenu: fn(),
    columns: columns.map((column) => ({
      ...column,
      ...(column.id === 'number' && { pin: 'start' as const }),
      ...(column.id === 'customer' && {
        width: 220,
        editor: ({ number, customer }: Order) => (
          <TextInput size="sm" required name="customer" aria-label={`Customer of ${number}`} defaultValue={customer} />
        ),
        onEdit: ({ number }: Order, answers: FormData) => edited(number, answers.get('customer')),
      }),
    })),
  },
  play: async ({ canvasElement, userEvent: user }) => {
    const canvas = within(canvasElement);
    const change = await canvas.findByRole('button', { name: 'Edit Customer of A-1: Ada Novak' });
    await waitFor(() => expect(canvas.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1));
    await user.click(change);
    const input = await canvas.findByRole('textbox', { name: 'Customer of A-1' });
    await waitFor(() => expect(input).toHaveFocus());
    // What is typed stands in place of what was there.
    await user.keyboard('Ada{Enter}');
    await expect(edited).toHaveBeenCalledWith('A-1', 'Ada');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Customer of A-1: Ada' })).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Edit Customer of A-2: Farid Haddad' })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
    const all = canvas.getByRole('checkbox', { name: 'Select all on this page' });
    await user.click(all);
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(4);
    await user.click(all);
    all.blur();
  },
};

const many = Array.from(
  { length: 100_000 },
  (_, at): Order => ({
    number: `A-${at + 1}`,
    customer: `Customer ${at % 977}`,
    state: at % 3 ? 'Open' : 'Paid',
    amount: at,
  }),
);

/** A hundred thousand rows, of which those in sight are drawn. */
export const Many: Story = {
  args: { rows: many, virtual: true, selection: [] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = await canvas.findByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '100001');
    const place = table.parentElement as HTMLElement;
    await waitFor(() => expect(place.scrollHeight).toBeGreaterThan(1_000_000));
    const first = canvas.getByRole('checkbox', { name: 'Select A-1' });
    first.focus();
    place.scrollTop = place.scrollHeight;
    await canvas.findByRole('row', { name: /A-100000 / });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
    // What has the focus is scrolled away, and keeps it.
    await expect(first).toHaveFocus();
  },
};

export const Busy: Story = { args: { busy: true } };

export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="No orders yet">The first one appears here.</EmptyState> },
};

/** Nobody is told that there are none before they came. */
export const FirstRows: Story = { args: { ...Empty.args, busy: true } };
