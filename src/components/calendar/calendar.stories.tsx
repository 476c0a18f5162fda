import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Calendar, type CalendarProps } from './calendar.tsx';
import { MonthOfDays } from './month-of-days.tsx';

const entries: Record<string, string[]> = {
  '2026-03-09': ['R-000012', 'R-000013'],
  '2026-03-27': ['A repair whose name goes on for longer than a day is wide'],
};

function Held(props: CalendarProps) {
  const [month, setMonth] = useState(props.month);
  return <Calendar {...props} month={month} onMonthChange={setMonth} />;
}

const meta = {
  title: 'Data/Calendar',
  component: Calendar,
  subcomponents: { MonthOfDays },
  args: {
    label: 'Repairs by day',
    month: '2026-03',
    onMonthChange: fn(),
    today: '2026-03-09',
    entriesOf: (day) =>
      (entries[day] ?? []).map((name) => ({
        key: name,
        content: <span className="block truncate text-xs">{name}</span>,
      })),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('R-000012')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(canvas.getByRole('heading')).toHaveTextContent('April 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(canvas.getByRole('heading')).toHaveTextContent('March 2026');
  },
};

/** On a phone what is over is folded away, as long as something is still to come. */
export const EarlierDays: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { today: '2026-03-20' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const fold = canvas.queryByRole('button', { name: 'Earlier days' });
    if (!fold) return;
    await expect(canvas.getByText('R-000012')).not.toBeVisible();
    await userEvent.click(fold);
    await expect(canvas.getByText('R-000012')).toBeVisible();
    await userEvent.click(fold);
    await expect(fold).toHaveFocus();
  },
};
