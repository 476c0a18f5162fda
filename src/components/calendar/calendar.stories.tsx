import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Calendar } from './calendar.tsx';

const entries: Record<string, string[]> = {
  '2026-03-09': ['R-000012', 'R-000013'],
  '2026-03-27': ['A repair whose name goes on for longer than a day is wide'],
};

function Held(props: ComponentProps<'section'>) {
  const [month, setMonth] = useState('2026-03');
  return (
    <Calendar
      {...props}
      label="Repairs by day"
      month={month}
      onMonth={setMonth}
      today="2026-03-09"
      entriesOf={(day) =>
        (entries[day] ?? []).map((name) => ({
          key: name,
          content: <span className="block truncate text-xs">{name}</span>,
        }))
      }
    />
  );
}

const meta = {
  title: 'Components/Calendar',
  component: Held,
  tags: ['!autodocs'],
} satisfies Meta<typeof Held>;

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
