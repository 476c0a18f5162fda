import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DateRange } from '#components/calendar';
import { DateInput } from '#components/date-input';
import { DateRangePicker } from '#components/date-range-picker';
import { LocaleProvider } from '#components/locale';
import { sentOf } from './form.tsx';
import { show } from './show.tsx';

const days = { min: '2026-03-02', max: '2026-03-30' };

/** What is chosen wrongly while its calendar is open, what is said of that, and the days once its end is March 20. */
const ranges = {
  'its end before its beginning': {
    from: '2026-03-12',
    to: '2026-03-09',
    said: 'Enter Mar 12, 2026 or later.',
    at: 'To',
    days: 9,
  },
  'its beginning out of bounds': {
    from: '2026-02-20',
    to: '2026-03-09',
    said: 'Enter Mar 2, 2026 or later.',
    at: 'From',
    days: 0,
  },
  'its end out of bounds': {
    from: '2026-03-12',
    to: '2026-04-02',
    said: 'Enter Mar 30, 2026 or earlier.',
    at: 'To',
    days: 9,
  },
} as const;

test.each(Object.entries(ranges))('DateRangePicker: %s is said and marked while it is open', async (_, wrong) => {
  const { from, to } = wrong;
  await show(<Changing from={from} />);
  await page.getByRole('combobox').click();
  await expect.element(page.getByRole('status')).toBeInTheDocument();
  changeTo(to);
  const said = page.getByRole('status');
  await expect.element(said).toHaveTextContent(wrong.said);
  const ends = page.getByRole('group', { name: wrong.at }).getByRole('spinbutton');
  await expect.element(ends.first()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(ends.first()).toHaveAccessibleDescription(wrong.said);
  expect(page.getByText(wrong.said).elements()).toHaveLength(1);
  expect(page.getByRole('gridcell', { selected: true }).elements()).toEqual([]);
  await expect.element(page.getByRole('combobox', { includeHidden: true })).toHaveAttribute('aria-invalid', 'true');
  changeTo('2026-03-20');
  await expect.poll(() => said.element().textContent).toBe(wrong.days > 0 ? '' : wrong.said);
  expect(page.getByRole('gridcell', { selected: true }).elements()).toHaveLength(wrong.days);
});

const due = { from: '2026-03-08', to: '2026-03-16' };

test.each([
  ['From', ['02', '31'], 'This day does not exist.', ['2', '31', '2026']],
  ['To', ['{ArrowRight}', '{Backspace}'], 'The day is missing.', ['3', undefined, '2026']],
] as const)(
  'DateRangePicker: %s that is no day stays said, holds its form back, and is kept',
  async (at, keys, why, parts) => {
    await show(
      <form>
        <DateRangePicker label="Due on" name="due" defaultValue={due} />
      </form>,
    );
    const picker = page.getByRole('combobox');
    const typed = () => page.getByRole('group', { name: at }).getByRole('spinbutton').elements();
    await picker.click();
    await expect.poll(() => typed().length).toBe(3);
    (typed()[0] as HTMLElement).focus();
    for (const key of keys) await userEvent.keyboard(key);
    await userEvent.keyboard('{Escape}');
    await expect.element(picker).toHaveAttribute('aria-expanded', 'false');
    await expect.element(picker).toHaveAttribute('aria-invalid', 'true');
    await expect.element(picker).toHaveAccessibleDescription(why);
    expect(document.querySelector('form')?.checkValidity()).toBe(false);
    await picker.click();
    await expect.poll(() => typed().map((part) => part.getAttribute('aria-valuenow') ?? undefined)).toEqual(parts);
    await expect.element(page.getByRole('dialog').getByText(why)).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(picker).toHaveAttribute('aria-invalid', 'false');
    expect(document.querySelector('form')?.checkValidity()).toBe(true);
  },
);

test('DateRangePicker: what is typed in another calendar is kept too, until it is cleared or the form is reset', async () => {
  await show(
    <LocaleProvider locale="fa">
      <form>
        <DateRangePicker label="Due on" name="due" defaultValue={{ from: '2026-03-08', to: null }} />
      </form>
    </LocaleProvider>,
  );
  const picker = page.getByRole('combobox');
  const before = picker.element().textContent.trim();
  const typed = () => page.getByRole('group', { name: 'From' }).getByRole('spinbutton').elements();
  const parts = () => typed().map((part) => part.getAttribute('aria-valuenow'));
  const begin = async () => {
    await picker.click();
    await expect.poll(() => typed().length).toBe(3);
    (typed()[2] as HTMLElement).focus();
    await userEvent.keyboard('{Backspace}');
    expect(parts()).toEqual(['1404', '12', null]);
    await userEvent.keyboard('{Escape}');
    await expect.element(picker).toHaveAccessibleDescription(/روز/);
    await picker.click();
    await expect.poll(parts).toEqual(['1404', '12', null]);
  };
  await begin();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(parts).toEqual([null, null, null]);
  await userEvent.keyboard('{Escape}');
  document.querySelector('form')?.reset();
  await expect.element(picker).toHaveTextContent(before);
  expect(sentOf('due.from')).toBe('2026-03-08');
  await begin();
  await userEvent.keyboard('{Escape}');
  document.querySelector('form')?.reset();
  await expect.element(picker).toHaveAttribute('aria-invalid', 'false');
  await expect.element(picker).toHaveTextContent(before);
  expect(sentOf('due.from')).toBe('2026-03-08');
});

test('DateInput: a day out of bounds is not painted as chosen well in its calendar', async () => {
  await show(<DateInput aria-label="Day" defaultValue="2026-03-31" {...days} />);
  await page.getByRole('button', { name: /Calendar/ }).click();
  await expect.element(page.getByRole('grid')).toBeVisible();
  expect(page.getByRole('gridcell', { selected: true }).elements()).toEqual([]);
});

let changeTo: (to: string) => void = () => undefined;

/** A range whose end is changed as typing it does, at once. */
function Changing({ from }: { from: string }) {
  const [range, setRange] = useState<DateRange>({ from, to: null });
  changeTo = (to) => setRange({ from, to });
  return <DateRangePicker label="Due on" value={range} onValueChange={setRange} {...days} />;
}
