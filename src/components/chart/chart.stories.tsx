import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BarChart, LineChart } from './chart.tsx';

const meta = {
  title: 'Components/Chart',
  component: BarChart,
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

export const OnePoint: Story = {
  args: { label: 'Repairs a month', points: [{ key: 'jan', label: 'Jan', value: 3 }] },
  render: (args) => <LineChart {...args} />,
};
