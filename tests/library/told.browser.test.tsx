import { type ReactElement, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Board, type BoardColumn } from '#components/board';
import { Combobox } from '#components/combobox';
import { DateInput, TimeInput } from '#components/date-input';
import { DateRangePicker } from '#components/date-range-picker';
import { Field } from '#components/field';
import { NumberInput } from '#components/number-input';
import { SearchInput } from '#components/search-input';
import { TextInput } from '#components/text-input';
import { Textarea } from '#components/textarea';
import { description, form, input } from './form.tsx';
import { drawn, show } from './show.tsx';

test('what stands beside an input, help and what is left are told with it', async () => {
  await show(
    <Field label="Labour" description="As on the sheet.">
      <TextInput prefix="about" suffix="hours" />
    </Field>,
  );
  expect(description()).toBe('As on the sheet. about hours');
  await show(<NumberInput suffix="kg" />);
  expect(description()).toBe('kg');
  await show(
    <form>
      <Textarea longest={5} defaultValue="abc" />
    </form>,
  );
  expect(description()).toBe('2 characters left');
  await userEvent.fill(input(), 'abcdefg');
  expect(description()).toBe('2 characters too many');
  form().reset();
  await expect.poll(description).toBe('2 characters left');
});

test('a number out of its limits is marked once it is left, and a fraction is not handed on for a whole number', async () => {
  const told: unknown[] = [];
  await show(<NumberInput aria-label="Count" whole min={2} max={10} onValueChange={(value) => told.push(value)} />);
  for (const [typed, value, words] of [
    ['99', 99, 'Enter 10 or less.'],
    ['1', 1, 'Enter 2 or more.'],
    ['1.5', '1.5', 'Enter a whole number.'],
    ['7', 7, ''],
  ] as const) {
    await userEvent.fill(input(), typed);
    expect(told.at(-1)).toBe(value);
    expect(input().getAttribute('aria-invalid')).toBe('false');
    input().blur();
    await expect.poll(() => input().getAttribute('aria-invalid')).toBe(String(words !== ''));
    expect(input().validationMessage).toBe(words);
  }
});

test.each([
  ['the pointer comes back with nothing pressed', () => new PointerEvent('pointermove', { buttons: 0 })],
  ['the window is left', () => new FocusEvent('blur')],
])('what waits for the end of a press does not wait for ever where it ends elsewhere: %s', async (_, end) => {
  await show(<NumberInput aria-label="Count" max={10} />);
  await userEvent.fill(input(), '99');
  dispatchEvent(new PointerEvent('pointerdown', { buttons: 1 }));
  input().blur();
  dispatchEvent(new PointerEvent('pointermove', { buttons: 1 }));
  await drawn();
  expect(input().getAttribute('aria-invalid')).toBe('false');
  dispatchEvent(end());
  await expect.poll(() => input().getAttribute('aria-invalid')).toBe('true');
});

/** Every control that finds something wrong with its own answer. */
const wrong: Record<string, ReactElement> = {
  'NumberInput beyond its end': <NumberInput aria-label="Count" defaultValue={99} max={10} />,
  'NumberInput with words': <NumberInput aria-label="Count" defaultValue="three" />,
  'DateInput too early': <DateInput aria-label="Due on" min="2026-03-12" defaultValue="2026-03-09" />,
  'DateInput with no such day': <DateInput aria-label="Due on" defaultValue="2026-02-31" />,
  'TimeInput too late': <TimeInput aria-label="From" max="12:00" defaultValue="13:00" />,
  'DateRangePicker from right to left': (
    <DateRangePicker label="Due on" defaultValue={{ from: '2026-03-12', to: '2026-03-09' }} />
  ),
  'DateRangePicker too early': (
    <DateRangePicker label="Due on" min="2026-03-12" defaultValue={{ from: '2026-03-09', to: null }} />
  ),
};

test.each(Object.entries(wrong))('%s says what is wrong, where no field around does', async (_, draw) => {
  await show(draw);
  const told = () => {
    const control = document.querySelector('[aria-invalid=true]');
    const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.innerText).join();
  };
  expect(told()).toMatch(/\w+ .*\./);
  await show(
    <Field label="Asked" error="The field says it.">
      {draw}
    </Field>,
  );
  expect(told()).toContain('The field says it.');
  expect(document.querySelectorAll('p')).toHaveLength(1);
});

const columns = (...cards: BoardColumn['cards'][]): BoardColumn[] =>
  ['Open', 'Paid'].map((title, at) => ({ key: title, title, cards: cards[at] ?? [] }));
const card = { key: 'a', name: 'A-1', content: 'A-1' };
let agree = () => {};

/** Moves its card once somebody agrees. */
function Asking() {
  const [held, setHeld] = useState(() => columns([card]));
  agree = () => setHeld(columns([], [card]));
  return <Board label="Orders" columns={held} onColumnsChange={() => {}} />;
}

test('a card is told to be put down once its owner has it there, who may ask first', async () => {
  await show(<Asking />);
  document.querySelector<HTMLElement>('[data-key]')?.focus();
  await userEvent.keyboard(' {ArrowRight} ');
  const said = () => page.getByRole('status').element().textContent;
  expect(said()).not.toContain('put down');
  agree();
  await expect.poll(said).toBe('A-1: put down in Paid');
});

test('what clears and what opens says of which field, in a form of several', async () => {
  await show(
    <>
      <Field label="Customer">
        <Combobox search={async () => []} defaultValue={{ value: 'ada', label: 'Ada' }} />
      </Field>
      <Combobox aria-label="Part" search={async () => []} />
      <SearchInput label="Find a part" defaultValue="x" />
    </>,
  );
  for (const name of ['Clear Customer', 'Show options Customer', 'Show options, Part', 'Clear, Find a part'])
    await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible();
});
