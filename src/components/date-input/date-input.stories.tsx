import '@fontsource-variable/noto-sans-jp';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '#components/field';
import { LocaleProvider } from '#components/locale';
import { arabic } from '#components/locale/ar';
import { german } from '#components/locale/de';
import { japanese } from '#components/locale/ja';
import { Popover } from '#components/popover';
import { asRead } from '#tooling/as-read';
import { DateInput } from './date-input.tsx';

const meta = {
  title: 'Inputs/DateInput',
  component: DateInput,
  args: { defaultValue: '2026-03-09', onValueChange: fn() },
  render: (args) => (
    <Field label="Due on" className="max-w-form">
      <DateInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof DateInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const part = (name: string) => screen.getByRole('spinbutton', { name: `${name} Due on` });

/** Typed without a look: each part goes on to the next, a mark ends one that is short, two digits are a year of our time. */
export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Due on'));
    await expect(part('month')).toHaveFocus();
    await userEvent.keyboard('4/122');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, 'XXXX-04-12');
    await userEvent.keyboard('6{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-04-12', '2026-04-12');
  },
};

/** A whole day is taken at once, as ISO 8601 or as the language writes it; what cannot be read says so, and takes nothing away. */
export const Pasted: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    part('day').focus();
    await userEvent.paste('4/1/2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-04-01', '2026-04-01');
    await userEvent.paste('2026-05-02');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-05-02', '2026-05-02');
    await userEvent.paste('next week');
    const said = await within(canvasElement).findByText('“next week” cannot be read. Write it like 11/21/2026.');
    await expect(part('year')).toHaveValue('2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-05-02', '2026-05-02');
    await userEvent.keyboard('{ArrowUp}');
    await expect(said).not.toBeInTheDocument();
  },
};

/** What is not whole is no value, and is marked once it is left; how far it is typed is told beside it. */
export const Unfinished: Story = {
  play: async ({ args }) => {
    part('day').focus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, '2026-03-XX');
    await expect(part('day')).toHaveAttribute('aria-invalid', 'false');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(part('day')).toBeInvalid();
    await expect(part('month')).toHaveProperty('validationMessage', 'The day is missing.');
    // A year that is being typed is not wrong before it is left.
    part('day').focus();
    await userEvent.keyboard('920');
    await expect(part('month')).toHaveProperty('validationMessage', 'The year is missing.');
    await userEvent.keyboard('26');
    part('day').focus();
    await userEvent.keyboard('{Backspace}{Tab}{Tab}{Tab}');
  },
};

/** Left for another in the same popover, it is left all the same. */
export const InPopover: Story = {
  args: { bare: true, onBlur: fn() },
  parameters: { docs: { story: { inline: false, height: '12rem' } }, chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Popover open label="Filters" trigger={<button type="button">Filters</button>}>
      <Field label="From">
        <DateInput {...args} />
      </Field>
      <Field label="To">
        <DateInput bare />
      </Field>
    </Popover>
  ),
  play: async ({ args }) => {
    const year = await screen.findByRole('spinbutton', { name: 'year From' });
    year.focus();
    await userEvent.keyboard('{Backspace}');
    await userEvent.tab();
    await expect(screen.getByRole('spinbutton', { name: 'month To' })).toHaveFocus();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await expect(year).toBeInvalid();
  },
};

/** The part that is come to is chosen as a whole; what an input method composes is taken once it is done. */
export const Composed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    part('month').focus();
    await userEvent.keyboard('4/');
    const day = part('day') as HTMLInputElement;
    await expect(day).toHaveFocus();
    await expect([day.selectionStart, day.selectionEnd]).toEqual([0, 2]);
    fireEvent.compositionStart(day);
    for (const data of ['１', '１２'])
      fireEvent.input(day, { target: { value: data }, data, inputType: 'insertCompositionText', isComposing: true });
    await expect(day).toHaveValue('１２');
    fireEvent.compositionEnd(day, { data: '１２' });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-04-12', '2026-04-12');
    await expect(part('year')).toHaveFocus();
  },
};

/** What is wrong is held at the first part, whichever the language begins with. */
export const InAnotherOrder: Story = {
  args: { defaultValue: '2026-03-XX' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: function InAnotherOrder(args) {
    const [locale, setLocale] = useState('en-US');
    return (
      <LocaleProvider locale={locale}>
        <Field label="Due on">
          <DateInput {...args} />
        </Field>
        <button type="button" onClick={() => setLocale('en-GB')}>
          Day first
        </button>
      </LocaleProvider>
    );
  },
  play: async () => {
    await waitFor(() => expect(part('month')).toHaveProperty('validationMessage', 'The day is missing.'));
    await userEvent.click(screen.getByRole('button', { name: 'Day first' }));
    await waitFor(() => expect(part('day')).toHaveProperty('validationMessage', 'The day is missing.'));
    await waitFor(() => expect(part('month')).toHaveProperty('validationMessage', ''));
  },
};

const sent = fn();
/** All of it is chosen, copied, put in again and emptied at once; Enter sends the form; the calendar has a key. */
export const AsAWhole: Story = {
  args: { onCopy: fn(), onCut: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <Field label="Due on">
        <DateInput {...args} />
      </Field>
      <button type="submit">Save</button>
    </form>
  ),
  play: async ({ args }) => {
    sent.mockClear();
    part('day').focus();
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
    const copied = await userEvent.copy();
    await expect(copied?.getData('text')).toBe('2026-03-09');
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, null);
    await expect(part('month')).toHaveFocus();
    await userEvent.paste(copied);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-09', '2026-03-09');
    // What is typed takes the place of all that is chosen.
    await userEvent.keyboard('{Control>}a{/Control}4');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, 'XXXX-04-XX');
    // What is not whole is copied as far as it is typed.
    await userEvent.keyboard('2{Control>}a{/Control}');
    const cut = await userEvent.cut();
    await expect(cut?.getData('text')).toBe('04/02/');
    await expect(args.onCut).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, null);
    await userEvent.keyboard('4');
    await userEvent.click(screen.getByRole('button', { name: 'Clear Due on' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, null);
    await expect(screen.queryByRole('button', { name: 'Clear Due on' })).toBeNull();
    await expect(part('month')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('grid');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await waitFor(() => expect(part('month')).toHaveFocus());
  },
};

const weekend = 'Nothing is handed over on a weekend.';

/** The day that the keyboard is at is taken with Enter; one that is struck out says why. */
export const Chosen: Story = {
  args: { min: '2026-03-05', refusalOf: (day) => (/6|0/.test(`${new Date(day).getUTCDay()}`) ? weekend : undefined) },
  play: async ({ args }) => {
    const button = screen.getByRole('button', { name: 'Calendar Due on' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Monday, March 9, 2026' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard(asRead('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-05', '2026-03-05');
    await waitFor(() => expect(button).toHaveFocus());
    part('day').focus();
    await userEvent.keyboard('7');
    await expect(part('month')).toHaveProperty('validationMessage', weekend);
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: /^Sunday, March 8/ }));
    await expect((await screen.findAllByText(weekend)).at(-1)).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-07', '2026-03-07');
  },
};

export const WithTime: Story = {
  args: { withTime: true, defaultValue: '2026-03-09T14:30' },
  play: async ({ args }) => {
    await expect(part('AM/PM')).toHaveValue('PM');
    await expect(part('month')).toHaveAccessibleDescription(/Monday.*2026.*30/);
    part('hour').focus();
    await userEvent.keyboard('905a');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-09T09:05', '2026-03-09T09:05');
  },
};

const languages = [
  { locale: 'de', strings: german, label: 'Fällig am' },
  { locale: 'ja', strings: japanese, label: '期限' },
  { locale: 'ar-EG', strings: arabic, label: 'الموعد', direction: 'rtl' as const },
  { locale: 'fa', label: 'سررسید', direction: 'rtl' as const },
];

/** Order, digits, calendar, hours and words are those of the language of the page, whatever the browser speaks. */
export const InOtherLanguages: Story = {
  args: { withTime: true },
  render: (args) => (
    <div className="grid gap-4">
      {languages.map(({ label, ...language }) => (
        <LocaleProvider key={language.locale} {...language}>
          <div dir={language.direction} lang={language.locale}>
            <Field label={label} className="max-w-form">
              <DateInput {...args} defaultValue="2026-03-09T14:30" className="max-w-72" />
              <DateInput {...args} aria-label={`${label} 2`} defaultValue={null} className="max-w-72" />
            </Field>
          </div>
        </LocaleProvider>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('[role=group]')].map((group) =>
      [...group.querySelectorAll<HTMLInputElement>('[role=spinbutton]')].map(({ value }) => value).join(' '),
    );
    await expect(shown[0]).toBe('09 03 2026 14 30');
    await expect(shown[2]).toBe('2026 03 09 14 30');
    await expect(shown[4]).toBe('٠٩ ٠٣ ٢٠٢٦ ٠٢ ٣٠ م');
    await expect(shown[6]).toBe('۱۴۰۴ ۱۲ ۱۸ ۱۴ ۳۰');
    const arabicDay = screen.getByRole('spinbutton', { name: 'يوم الموعد' });
    arabicDay.focus();
    // What is to the left of the day is the month.
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(screen.getByRole('spinbutton', { name: 'الشهر الموعد' })).toHaveValue('٠٤');
    await userEvent.tab();
  },
};

/** Where a day is as wide as there is room, as with large text on a phone, the calendar is opened below it. */
export const Narrow: Story = {
  args: { withTime: true, defaultValue: '2026-03-09T14:30', 'aria-label': 'Due on' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <div className="grid w-32">
      <DateInput {...args} />
    </div>
  ),
  play: async () => {
    const group = screen.getByRole('group');
    await expect(group.getBoundingClientRect().width).toBe(128);
    await expect(group.scrollWidth).toBe(group.clientWidth);
  },
};

export const Empty: Story = { args: { defaultValue: null } };
export const Small: Story = { args: { size: 'sm' } };

export const Disabled: Story = { args: { disabled: true } };
