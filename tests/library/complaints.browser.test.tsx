import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { Combobox } from '#components/combobox';
import { DateInput, TimeInput } from '#components/date-input';
import { DateRangePicker } from '#components/date-range-picker';
import { MultiSelect } from '#components/multi-select';
import { NumberInput } from '#components/number-input';
import { PropertyFilter } from '#components/property-filter';
import { input, sentOf } from './form.tsx';
import { show } from './show.tsx';

/** What has a reason of its own to be wrong, without a field around, and what to type for that. */
const controls = {
  NumberInput: { control: <NumberInput aria-label="Pieces" />, typed: 'abc', said: 'Enter a number.' },
  DateInput: { control: <DateInput aria-label="Day" />, typed: '02302026', said: 'This day does not exist.' },
} as const;

test.each(Object.entries(controls))('%s: what is wrong stays said when one comes back to mend it', async (_, one) => {
  await show(one.control);
  input().focus();
  await userEvent.keyboard(one.typed);
  input().focus();
  const said = page.getByText(one.said);
  expect(said.query()).toBeNull();
  (document.activeElement as HTMLElement).blur();
  await expect.element(said).toBeVisible();
  input().focus();
  await expect.element(input()).toHaveAccessibleDescription(expect.stringContaining(one.said));
  await expect.element(input()).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('1');
  await expect.poll(() => said.query()).toBeNull();
});

const none = async () => [];
const noneFound = () => page.getByText('Nothing found');

test.each<[string, { control: ReactNode; typed: string; said: string; opened?: () => Locator }]>([
  ...Object.entries(controls),
  [
    'Combobox with its list open',
    {
      control: <Combobox aria-label="Place" search={none} />,
      typed: 'zzz',
      said: '“zzz” is not chosen: choose from the list, or clear it.',
      opened: noneFound,
    },
  ],
])('%s: what comes in sight below it takes no press from what stands there', async (_, one) => {
  const press = vi.fn();
  await show(
    <>
      {one.control}
      {/* Below a list, too. */}
      <button type="button" onClick={press} style={{ display: 'block', height: 16, marginTop: 120 }}>
        Go on
      </button>
    </>,
  );
  input().focus();
  await userEvent.keyboard(one.typed);
  if (one.opened) await expect.element(one.opened()).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  expect(press).toHaveBeenCalledOnce();
  await expect.element(page.getByText(one.said)).toBeVisible();
});

const filter = <PropertyFilter label="Filter" properties={[{ key: 'state', label: 'State', values: [] }]} />;

test.each([
  ['Combobox', <Combobox key="" aria-label="Place" search={none} />],
  ['a Combobox whose search fails', <Combobox key="" aria-label="Place" search={() => Promise.reject(Error('no'))} />],
  ['MultiSelect', <MultiSelect key="" aria-label="Place" search={none} />],
  ['PropertyFilter', filter],
])(
  '%s: words that are no answer are not wrong while they are typed, and stay, with a complaint, when they are left',
  async (_, control) => {
    await show(control);
    const input = page.getByRole('combobox');
    await input.click();
    await userEvent.keyboard('zzz');
    // What a form would complain of by itself is announced while somebody types, unless it is said not to be so.
    await expect.element(input).toHaveAttribute('aria-invalid', 'false');
    (document.activeElement as HTMLElement).blur();
    await expect.element(input).toHaveAccessibleDescription(/“zzz” is not chosen/);
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await expect.element(input).toHaveValue('zzz');
    await input.click();
    await userEvent.keyboard('{Backspace}');
    await expect.element(input).toHaveAttribute('aria-invalid', 'false');
    expect(page.getByText(/is not chosen/).query()).toBeNull();
  },
);

test('PropertyFilter: what is begun and left is not forgotten: it is wrong, and says why, until it is whole or gone', async () => {
  const open = { value: 'open', label: 'Open' };
  await show(<PropertyFilter label="Filter" properties={[{ key: 'state', label: 'State', values: [open] }]} />);
  const input = page.getByRole('combobox');
  const begin = async () => {
    await input.click();
    await page.getByRole('option', { name: 'State' }).click();
    await page.getByRole('option', { name: 'State is …', exact: true }).click();
    await expect.element(page.getByRole('option', { name: 'State is Open' })).toBeVisible();
    await expect.element(input).toHaveAttribute('aria-invalid', 'false');
    (document.activeElement as HTMLElement).blur();
    await expect.element(input).toHaveAccessibleDescription(/“State is …” filters nothing yet/);
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  };
  await begin();
  await page.getByRole('button', { name: 'Remove State is …' }).click();
  await expect.element(input).toHaveAttribute('aria-invalid', 'false');
  await begin();
  await input.click();
  await page.getByRole('option', { name: 'State is Open' }).click();
  await expect.element(input).toHaveAttribute('aria-invalid', 'false');
  expect(page.getByText(/filters nothing yet/).query()).toBeNull();
});

const people = ['Ada Novak', 'Dilan Aydin'].map((label) => ({ value: label, label }));
const called = async (typed: string) => people.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));
const choices = {
  Combobox: <Combobox aria-label="Person" name="person" search={called} defaultValue={people[1]} />,
  'Combobox without a choice': <Combobox aria-label="Person" name="person" search={called} />,
  MultiSelect: <MultiSelect aria-label="Person" name="person" search={called} />,
} as const;

test.each(Object.entries(choices))('%s: who leaves the words of one option has chosen it', async (_, control) => {
  await show(<form>{control}</form>);
  const input = page.getByRole('combobox');
  await input.fill('ada novak');
  await userEvent.tab();
  await expect.poll(() => sentOf('person')).toBe('Ada Novak');
  await expect.element(input).toHaveAttribute('aria-invalid', 'false');
  expect(document.querySelector('form')?.checkValidity()).toBe(true);
});

test('Combobox: words that are left in place of a choice stay, with a complaint, until they are taken back', async () => {
  await show(<form>{choices.Combobox}</form>);
  const input = page.getByRole('combobox');
  await input.fill('Ada');
  (document.activeElement as HTMLElement).blur();
  await expect.element(input).toHaveAccessibleDescription(/“Ada” is not chosen/);
  await expect.element(input).toHaveValue('Ada');
  expect(document.querySelector('form')?.checkValidity()).toBe(false);
  (input.element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(input).toHaveValue('Dilan Aydin');
  await expect.element(input).toHaveAttribute('aria-invalid', 'false');
});

test('Combobox: who opens the list of words that were left has come back to them', async () => {
  await show(<Combobox aria-label="Place" search={none} />);
  const input = page.getByRole('combobox');
  await input.fill('zzz');
  await userEvent.keyboard('{Escape}');
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: /^Show options/ }).click();
  // Later than what would be looked for because they are left.
  await expect.element(noneFound()).toBeVisible();
  await expect.element(input).toHaveFocus();
  expect(input.element().getAttribute('aria-invalid')).toBe('false');
});

/** Each with something wrong by itself, once it has been left. */
const wrong = {
  NumberInput: <NumberInput aria-label="Place" defaultValue={7} max={5} />,
  DateInput: <DateInput aria-label="Place" defaultValue="2026-03-31" max="2026-03-30" />,
  TimeInput: <TimeInput aria-label="Place" defaultValue="08:00" min="09:00" />,
  DateRangePicker: <DateRangePicker label="Place" defaultValue={{ from: '2026-03-12', to: '2026-03-09' }} />,
  Combobox: <Combobox aria-label="Place" search={none} />,
  MultiSelect: <MultiSelect aria-label="Place" search={none} />,
} as const;

test.each(Object.entries(wrong))(
  '%s: beside a button, its complaint is below it and takes none of its width',
  async (name, control) => {
    await show(
      <div style={{ display: 'flex', width: 400 }}>
        {control}
        <button type="button">Add</button>
      </div>,
    );
    const box = (document.querySelector('input, [role=combobox]') as HTMLElement).getBoundingClientRect();
    if (name === 'Combobox' || name === 'MultiSelect') await page.getByRole('combobox').fill('zzz');
    (document.activeElement as HTMLElement).blur();
    await expect.poll(() => document.querySelector('p.text-critical')).not.toBeNull();
    const said = (document.querySelector('p.text-critical') as HTMLElement).getBoundingClientRect();
    const now = (document.querySelector('input, [role=combobox]') as HTMLElement).getBoundingClientRect();
    expect(said.top).toBeGreaterThanOrEqual(now.bottom);
    expect(now.width).toBe(box.width);
  },
);
