import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '#components/icon-button';
import { Link } from '#components/link';
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

function Moved(props: CalendarProps) {
  const [at, setAt] = useState<Record<string, string>>({ 'R-000012': '2026-03-09', 'R-000013': '2026-03-11' });
  return (
    <Calendar
      {...props}
      entriesOf={(day) =>
        Object.entries(at)
          .filter(([, on]) => on === day)
          .map(([name]) => ({
            key: name,
            name,
            content: (keysId) => (
              <Link href={`#${name}`} aria-describedby={keysId}>
                {name}
              </Link>
            ),
          }))
      }
      refusalOf={(entry) => (entry === 'R-000013' ? 'It is handed over already.' : undefined)}
      onMove={(entry, day) => {
        setAt({ ...at, [entry]: day });
        props.onMove?.(entry, day);
      }}
      addTo={(day, tabIndex) => (
        <IconButton
          tabIndex={tabIndex}
          size="sm"
          label={`New repair on ${day}`}
          onClick={() => props.onMove?.('new', day)}
        >
          <Plus aria-hidden />
        </IconButton>
      )}
    />
  );
}

/** Drawn to another day, or moved by keys; what stays where it is says why. Something new begins on its day. */
export const Moving: Story = {
  args: { onMove: fn() },
  render: (args) => <Moved {...args} />,
  play: async ({ canvasElement, args: { onMove } }) => {
    const canvas = within(canvasElement);
    const said = (words: string) => waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words));
    canvas.getByRole('link', { name: 'R-000012' }).focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(onMove).toHaveBeenCalledWith('R-000012', '2026-03-16');
    await said('R-000012: moved to Monday, March 16');
    await expect(canvas.getByRole('link', { name: 'R-000012' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'R-000012' })).toHaveAccessibleDescription(/^Press Space/);
    const entry = () => canvas.getByRole('link', { name: 'R-000012' }).closest('[draggable]') as HTMLElement;
    const day = canvasElement.querySelector('time[datetime="2026-03-19"]')?.closest('li') as HTMLElement;
    const dataTransfer = new DataTransfer();
    fireEvent.dragStart(entry(), { dataTransfer });
    await waitFor(() => expect(fireEvent.dragOver(day, { dataTransfer })).toBe(false));
    fireEvent.drop(day, { dataTransfer });
    await expect(onMove).toHaveBeenCalledWith('R-000012', '2026-03-19');
    await waitFor(() => expect(day).toContainElement(entry()));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'R-000012' })).toHaveFocus());
    canvas.getByRole('link', { name: 'R-000013' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('It is handed over already.')).toBeVisible();
    await said('R-000013: It is handed over already.');
    // Of a phone the days that have something are all.
    if (innerWidth < 640) return;
    // Pressed, for who neither draws nor has keys: then a day.
    const grip = canvas.getByRole('button', { name: 'Move R-000012' });
    await userEvent.click(grip);
    await expect(grip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvasElement.querySelector('time[datetime="2026-03-12"]') as HTMLElement);
    await expect(onMove).toHaveBeenLastCalledWith('R-000012', '2026-03-12');
    await said('R-000012: moved to Thursday, March 12');
    canvas.getByRole('button', { name: 'New repair on 2026-03-09' }).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onMove).toHaveBeenCalledWith('new', '2026-03-16');
  },
};
