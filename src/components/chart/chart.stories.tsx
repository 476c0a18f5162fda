import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '#components/text';
import { BarChart } from './chart.tsx';
import { GroupedBarChart } from './grouped-bar-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { ShareChart } from './share-chart.tsx';
import { Sparkline } from './sparkline.tsx';
import { StackedBarChart } from './stacked-bar-chart.tsx';

const meta = {
  title: 'Data/Chart',
  component: BarChart,
  subcomponents: { GroupedBarChart, LineChart, ShareChart, Sparkline, StackedBarChart },
  args: {
    label: 'Repairs by state',
    points: [
      { key: 'received', label: 'Received', value: 18 },
      { key: 'diagnosed', label: 'Diagnosed', value: 9 },
      { key: 'ready', label: 'Ready for pickup', value: 4 },
      { key: 'cancelled', label: 'Cancelled', value: 0 },
    ],
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each bar says its figure: nothing has to be guessed from a length. */
export const Bars: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('18')).toBeVisible();
  },
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export const Line: Story = {
  args: {
    label: 'Repairs a month',
    points: months.map((label, index) => ({ key: label, label, value: [12, 19, 8, 25, 31, 22][index] ?? 0 })),
  },
  render: (args) => <LineChart {...args} />,
};

/** A figure is read under the pointer, or by the arrow keys. */
export const Reading: Story = {
  ...Line,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const plot = canvas.getByRole('slider', { name: 'Repairs a month' });
    await expect(plot).toHaveAttribute('aria-valuetext', 'Jan 12');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(plot).toHaveAttribute('aria-valuetext', 'Mar 8');
    await expect(canvas.getAllByText('Mar')[0]).toBeVisible();
  },
};

export const OnePoint: Story = {
  args: { label: 'Repairs a month', points: [{ key: 'jan', label: 'Jan', value: 3 }] },
  render: (args) => <LineChart {...args} />,
};

/** Below nothing as well, and where a figure is not known. */
export const BelowZero: Story = {
  args: {
    label: 'Change in stock',
    points: months.map((label, index) => ({ key: label, label, value: [-5, 3, -9, 8, Number.NaN, 2][index] ?? 0 })),
  },
  render: (args) => (
    <div className="grid max-w-form gap-8">
      <BarChart {...args} />
      <LineChart {...args} />
      <LineChart {...args} area />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll('rect')].map(({ x, width }) => [
      Math.round(x.baseVal.value),
      Math.round(width.baseVal.value),
    ]);
    await expect(bars).toEqual([
      [24, 29],
      [53, 18],
      [0, 53],
      [53, 47],
      [53, 0],
      [53, 12],
    ]);
    await expect(within(canvasElement).getAllByText('-9').length).toBeGreaterThan(2);
    // Nothing is drawn over the month without a figure: a line before it, and a dot behind.
    const lines = [...canvasElement.querySelectorAll('polyline')].map(({ points }) => points.length);
    await expect(lines).toEqual([4, 2, 4, 2]);
  },
};

const series = [
  { key: 'paid', label: 'Paid' },
  { key: 'warranty', label: 'Warranty' },
  { key: 'goodwill', label: 'Goodwill' },
];

/** Several figures over time: a mark of its own tells each line apart, the legend says what is read. */
export const Lines: Story = {
  args: { label: 'Repairs by who pays' },
  render: ({ label }) => (
    <LineChart
      label={label}
      series={series}
      points={months.map((month, at) => ({
        key: month,
        label: month,
        values: [[12, 19, 8, 25, 31, 22][at] ?? 0, [5, 4, Number.NaN, 9, 7, 11][at] ?? 0, 3 - (at % 2)],
        // The last is not over yet.
        unfinished: at === 5,
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const plot = canvas.getByRole('slider', { name: 'Repairs by who pays' });
    await expect(canvas.getByRole('row', { name: 'Mar 8 — 3' }).closest('table')).toHaveAccessibleName(
      'Repairs by who pays',
    );
    // No mark, and no line, where there is no figure.
    await expect(plot.querySelectorAll('polyline:not([stroke-dasharray])')).toHaveLength(4);
    await expect(plot.querySelectorAll('polyline[stroke-dasharray]')).toHaveLength(3);
    await expect(plot.querySelectorAll('svg')).toHaveLength(1 + 17);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(plot).toHaveAttribute('aria-valuetext', 'Feb: Paid 19, Warranty 4, Goodwill 2');
    const legend = canvasElement.querySelector('figure ul');
    await expect(legend).toHaveTextContent('Paid3119Warranty114Goodwill32');
    plot.blur();
    await waitFor(() => expect(legend).toHaveTextContent('Paid3122Warranty1111Goodwill32'));
  },
};

/** What bars are made of, what a whole is made of, how much there is over time, and a course beside its figure. */
export const Kinds: Story = {
  args: {
    label: 'Repairs a month',
    points: months.map((label, index) => ({ key: label, label, value: [12, 19, 8, 25, 31, 22][index] ?? 0 })),
  },
  render: ({ label, points }) => (
    <div className="grid max-w-form gap-8">
      <StackedBarChart
        label="Repairs by who pays"
        series={series}
        points={months
          .slice(0, 4)
          .map((month, at) => ({ key: month, label: month, values: [12 + at * 3, 5 + at, 4 - at] }))}
      />
      <ShareChart
        label="Who pays"
        amount={(value) => `€${value}`}
        points={series.map((part, at) => ({ ...part, value: [58, 31, 11][at] ?? 0 }))}
      />
      <LineChart area label={label} points={points} />
      <Text>
        22 repairs in June <Sparkline label="The months before" values={points.map(({ value }) => value)} />
      </Text>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('row', { name: 'Feb 15 6 3' });
    await expect(row.closest('table')).toHaveAccessibleName('Repairs by who pays');
    const legend = row.closest('figure')?.querySelector('ul') ?? null;
    const bars = canvas.getByRole('slider', { name: 'Repairs by who pays' });
    await expect(legend).toHaveTextContent('Paid6666Warranty2626Goodwill1010');
    await userEvent.hover(within(bars).getByText('Feb'));
    await expect(legend).toHaveTextContent('Paid6615Warranty266Goodwill103');
    await userEvent.unhover(bars);
    await expect(canvas.getByRole('figure', { name: 'Who pays' })).toHaveTextContent('Warranty31%');
    await expect(canvas.getByText('The months before: 12, 19, 8, 25, 31, 22')).toBeInTheDocument();
  },
};

/** Several of each kind, side by side: for how they compare, where StackedBarChart is for what they come to. */
export const Grouped: Story = {
  args: { label: 'Repairs by who pays' },
  render: ({ label }) => (
    <div className="grid max-w-form gap-8">
      <GroupedBarChart
        label={label}
        series={series}
        points={months
          .slice(0, 3)
          .map((month, at) => ({ key: month, label: month, values: [12 + at * 3, 5 + at, at === 1 ? Number.NaN : 4] }))}
      />
      <GroupedBarChart
        label="Change against last year"
        series={series.slice(0, 2)}
        amount={(value) => `${value} %`}
        points={months.slice(3).map((month, at) => ({ key: month, label: month, values: [at * 4 - 3, 6 - at * 5] }))}
        target={{ label: 'Planned', value: 4 }}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { name: 'Repairs by who pays' })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: 'Feb 15 6 —' })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: 'Planned 4 %' })).toBeInTheDocument();
    const lengths = [...canvasElement.querySelectorAll('figure')].map((figure) =>
      [...figure.querySelectorAll<SVGRectElement>('svg:not([viewBox="0 0 10 10"]) rect')].map(({ width }) =>
        Math.round(width.baseVal.value),
      ),
    );
    await expect(lengths).toEqual([
      [67, 28, 22, 83, 33, 0, 100, 39, 22],
      [30, 60, 10, 10, 50, 40],
    ]);
  },
};

/** A goal, a limit or the mean: what figures are held against, within reach even where none comes up to it. */
export const Target: Story = {
  args: { label: 'Repairs a month', target: { label: 'Goal', value: 36 } },
  render: ({ label, target }) => {
    const points = months.map((month, at) => ({ key: month, label: month, value: [12, 19, 8, 25, 31, 22][at] ?? 0 }));
    return (
      <div className="grid max-w-form gap-8">
        <BarChart {...{ label, points, target }} />
        <LineChart {...{ label, points, target }} />
        <StackedBarChart
          label="Repairs by who pays"
          series={series}
          points={points.slice(0, 3).map(({ value, ...point }) => ({ ...point, values: [value, 5, 4] }))}
          target={{ label: 'Mean of last year', value: 18 }}
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list', { name: 'Repairs a month' })).toHaveTextContent(/Jun22Goal36$/);
    await expect(canvas.getByRole('row', { name: 'Goal 36' })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: 'Mean of last year 18' })).toBeInTheDocument();
  },
};

/** One figure is a dot. */
export const OneFigure: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Sparkline label="The months before" values={[12]} />,
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('polyline');
    await expect(line?.points.numberOfItems).toBe(2);
    await expect(line).toHaveAttribute('stroke-linecap', 'round');
  },
};
