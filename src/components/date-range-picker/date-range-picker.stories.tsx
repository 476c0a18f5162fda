import '@fontsource-variable/noto-sans-jp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '#components/field';
import { LocaleProvider } from '#components/locale';
import { asRead } from '#tooling/as-read';
import { DateRangePicker } from './date-range-picker.tsx';

const march = { from: '2026-03-09', to: '2026-03-12' };

const meta = {
  title: 'Inputs/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Due on',
    name: 'due',
    defaultValue: march,
    onValueChange: fn(),
    presets: [{ label: 'March', range: { from: '2026-03-01', to: '2026-03-31' } }],
  },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Chosen with the keyboard alone, and left open to be looked at; below it in other languages and calendars. */
export const Playground: Story = {
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  render: (args) => (
    <form className="grid max-w-80 gap-4">
      <Field label="Due on" required>
        <DateRangePicker {...args} />
      </Field>
      <LocaleProvider locale="ja">
        <DateRangePicker label="期限" defaultValue={march} size="sm" />
      </LocaleProvider>
      <LocaleProvider locale="ar-SA" direction="rtl">
        <DateRangePicker label="الموعد" defaultValue={march} />
      </LocaleProvider>
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('combobox', { name: /^Due on/ });
    const sent = () => [...new FormData(canvasElement.querySelector('form') as HTMLFormElement).values()];
    await expect(trigger).toHaveTextContent('Mar 9 – 12, 2026');
    await userEvent.click(trigger);
    const grid = await screen.findByRole('grid', { name: 'March 2026' });
    const day = (name: string) => within(grid).getByRole('button', { name });
    await expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(4);
    await expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    day('Monday, March 9, 2026, first day').focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(day('Monday, March 16, 2026, first day')).toHaveFocus();
    await expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(1);
    await screen.findByText('First day chosen. Choose the last day.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-03-16', to: null });
    await userEvent.keyboard(asRead('{ArrowUp}{ArrowLeft}'));
    await expect(day('Sunday, March 8, 2026')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(trigger).toHaveTextContent('Mar 8 – 16, 2026'));
    await expect(sent()).toEqual(['2026-03-08', '2026-03-16']);
    await waitFor(() => expect(screen.queryAllByRole('grid')).toEqual([]));
    await userEvent.click(trigger);
    await screen.findByRole('grid', { name: 'March 2026' });
  },
};

const sunday = 'Nobody is here on a Sunday.';

/** It opens on the first month in which something can be chosen; a day that is struck out says why. */
export const Limited: Story = {
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  args: {
    defaultValue: { from: null, to: null },
    min: '2031-05-05',
    refusalOf: (day) => (new Date(day).getUTCDay() === 0 ? sunday : undefined),
    presets: [],
  },
  render: (args) => (
    <Field label="Due on" className="max-w-80">
      <DateRangePicker {...args} />
    </Field>
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Due on' }));
    const grid = await screen.findByRole('grid', { name: 'May 2031' });
    await userEvent.click(within(grid).getByRole('button', { name: 'Monday, May 5, 2031' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2031-05-05', to: null });
    await userEvent.click(within(grid).getByRole('button', { name: /^Sunday, May 11/ }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect((await screen.findAllByText(sunday)).at(-1)).toBeVisible();
  },
};
