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

const months = () => page.getByRole('grid').elements();
const named = () =>
  months().map((grid) => document.getElementById(grid.getAttribute('aria-labelledby') ?? '')?.textContent);
const day = () => document.activeElement?.getAttribute('aria-label');

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)('DateRangePicker, %s: two months are walked as one', async (direction, on, back) => {
  await page.viewport(1000, 700);
  await show(<DateRangePicker label="Due on" defaultValue={{ from: '2026-03-31', to: '2026-04-02' }} />, direction);
  await page.getByRole('combobox').click();
  await expect.poll(named).toEqual(['March 2026', 'April 2026']);
  const [first, second] = months().map((grid) => grid.getBoundingClientRect().left);
  expect(Number(first) < Number(second)).toBe(direction === 'ltr');
  for (const grid of months()) expect(grid.getAttribute('aria-multiselectable')).toBe('true');
  expect(page.getByRole('gridcell', { selected: true }).elements()).toHaveLength(3);
  const days = [...document.querySelectorAll('td button')];
  expect(days).toHaveLength(61);
  expect(new Set(days.map(({ ariaLabel }) => ariaLabel)).size).toBe(61);
  const stop = () => document.querySelectorAll<HTMLElement>('td [tabindex="0"]');
  expect(stop()).toHaveLength(1);
  expect(document.querySelectorAll('[role=dialog] [aria-live]')).toHaveLength(1);
  stop()[0]?.focus();
  expect(day()).toBe('Tuesday, March 31, 2026, first day');
  await userEvent.keyboard(on);
  await expect.poll(day).toBe('Wednesday, April 1, 2026');
  expect(named()).toEqual(['March 2026', 'April 2026']);
  await userEvent.keyboard(back);
  await expect.poll(day).toBe('Tuesday, March 31, 2026, first day');
  await userEvent.keyboard('{PageDown}{PageDown}');
  await expect.poll(day).toBe('Saturday, May 30, 2026');
  expect(named()).toEqual(['April 2026', 'May 2026']);
  expect(stop()).toHaveLength(1);
});

test('DateRangePicker: months and years are turned, both at once, and told once', async () => {
  await page.viewport(1000, 700);
  await show(<DateRangePicker label="Due on" defaultValue={{ from: '2026-03-09', to: '2026-03-12' }} />);
  await page.getByRole('combobox').click();
  for (const [press, shown] of [
    ['Next month', ['April 2026', 'May 2026']],
    ['Next year', ['April 2027', 'May 2027']],
    ['Previous month', ['March 2027', 'April 2027']],
    ['Previous year', ['March 2026', 'April 2026']],
  ] as const) {
    await page.getByRole('button', { name: press }).click();
    await expect.poll(named).toEqual(shown);
    expect(document.querySelector('[role=dialog] [aria-live]')?.textContent).toBe(shown.join(' '));
  }
});

test('DateRangePicker: on a phone there is room for one month', async () => {
  await page.viewport(390, 700);
  await show(<DateRangePicker label="Due on" defaultValue={{ from: '2026-03-31', to: null }} />);
  await page.getByRole('combobox').click();
  await expect.poll(named).toEqual(['March 2026']);
  await userEvent.keyboard('{Escape}');
  await page.viewport(1000, 700);
});

test('of several days one after another a grid says so, of one day it does not', async () => {
  await show(<DateInput aria-label="Day" defaultValue="2026-03-31" />);
  await page.getByRole('button', { name: /Calendar/ }).click();
  await expect.poll(named).toEqual(['March 2026']);
  expect(months()[0]?.hasAttribute('aria-multiselectable')).toBe(false);
});

test('DateRangePicker: a range of which only one end is chosen anew gives way to the one before', async () => {
  const told: DateRange[] = [];
  await show(
    <DateRangePicker
      label="Days"
      defaultValue={{ from: '2026-03-09', to: '2026-03-12' }}
      onValueChange={(range) => told.push(range)}
    />,
  );
  const picker = page.getByRole('combobox', { includeHidden: true });
  await picker.click();
  await page.getByRole('gridcell', { name: /16/ }).first().click();
  expect(told.at(-1)).toEqual({ from: '2026-03-16', to: null });
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => told.at(-1)).toEqual({ from: '2026-03-09', to: '2026-03-12' });
  await picker.click();
  await page.getByRole('gridcell', { name: /16/ }).first().click();
  await page.getByRole('gridcell', { name: /18/ }).first().click();
  await expect.poll(() => told.at(-1)).toEqual({ from: '2026-03-16', to: '2026-03-18' });
  await userEvent.keyboard('{Escape}');
  expect(told.at(-1)).toEqual({ from: '2026-03-16', to: '2026-03-18' });
});
