import { type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Checkbox, CheckboxGroup } from '#components/checkbox';
import { Combobox } from '#components/combobox';
import { DateInput, TimeInput } from '#components/date-input';
import { DateRangePicker } from '#components/date-range-picker';
import { Field } from '#components/field';
import { MultiSelect } from '#components/multi-select';
import { NumberInput } from '#components/number-input';
import { RadioGroup } from '#components/radio-group';
import { Select } from '#components/select';
import { Switch } from '#components/switch';
import { TextInput } from '#components/text-input';
import { controls } from './controls.tsx';
import { berlin, form, nothing, osaka, places, press, showForm } from './form.tsx';
import { drawn } from './show.tsx';

/** What holds its form back, held outside. */
const heldOutside: Record<string, (isAnswered: boolean, tell?: () => void) => ReactElement> = {
  TextInput: (isAnswered, tell = () => undefined) => (
    <TextInput required value={isAnswered ? 'Ada' : ''} onChange={tell} />
  ),
  NumberInput: (isAnswered, tell) => <NumberInput required value={isAnswered ? 5 : null} onValueChange={tell} />,
  TimeInput: (isAnswered, tell) => <TimeInput required value={isAnswered ? '14:30' : null} onValueChange={tell} />,
  DateInput: (isAnswered, tell) => <DateInput required value={isAnswered ? '2026-03-09' : null} onValueChange={tell} />,
  Combobox: (isAnswered, tell) => (
    <Combobox required search={osaka} value={isAnswered ? (berlin[0] ?? null) : null} onValueChange={tell} />
  ),
  Checkbox: (isAnswered, tell) => <Checkbox aria-label="Place" required checked={isAnswered} onCheckedChange={tell} />,
  CheckboxGroup: (isAnswered, tell) => (
    <CheckboxGroup required options={places} value={isAnswered ? ['ber'] : []} onValueChange={tell} />
  ),
  RadioGroup: (isAnswered, tell) => (
    <RadioGroup name="place" required options={places} value={isAnswered ? 'ber' : ''} onValueChange={tell} />
  ),
  Switch: (isAnswered, tell) => <Switch label="Place" required checked={isAnswered} onCheckedChange={tell} />,
  Select: (isAnswered, tell) => (
    <Select aria-label="Place" required options={places} value={isAnswered ? 'ber' : null} onValueChange={tell} />
  ),
  DateRangePicker: (isAnswered) => (
    <DateRangePicker label="Place" required value={{ from: isAnswered ? '2026-03-09' : null, to: null }} />
  ),
};

test.each(Object.entries(heldOutside))(
  '%s that held its form back is marked until it is answered, whoever does that',
  async (_, draw) => {
    await showForm(<Answering draw={draw} />);
    const marked = () => form().querySelectorAll('[aria-invalid=true]').length;
    expect(marked()).toBe(0);
    form().requestSubmit();
    await expect.poll(marked).toBeGreaterThan(0);
    flushSync(() => answer(true));
    await expect.poll(marked).toBe(0);
    flushSync(() => answer(false));
    await drawn();
    expect(marked()).toBe(0);
  },
);

test.each(
  Object.entries(heldOutside).flatMap(([name, draw]) => [
    [
      name,
      'in a field',
      <Field key="" label="Where" required group={name === 'DateRangePicker'}>
        {draw(false)}
      </Field>,
    ] as const,
    ...(name === 'CheckboxGroup' ? [[name, 'by itself', draw(false)] as const] : []),
  ]),
)('%s that holds its form back says why once, %s', async (_, __, control) => {
  await showForm(control);
  const said = () => [...form().querySelectorAll('p')].filter((one) => one.className.includes('text-critical'));
  form().requestSubmit();
  await expect.poll(() => said().length).toBe(1);
  await drawn();
  expect(said()).toHaveLength(1);
});

/** What holds its answer outside, and the keys that ask its owner for another, who takes none. */
const asked: [name: string, draw: (tell: () => void) => ReactElement, keys: string][] = [
  ...Object.entries(heldOutside)
    .filter(([name]) => name in controls)
    .map(([name, draw]): (typeof asked)[number] => [name, (tell) => draw(true, tell), controls[name]?.keys ?? '']),
  [
    'DateInput by its calendar',
    (tell) => <DateInput value="2026-03-09" onValueChange={tell} />,
    '{Alt>}{ArrowDown}{/Alt}{ArrowRight}{Enter}',
  ],
  [
    'Combobox that is emptied',
    (tell) => <Combobox search={osaka} value={berlin[0] ?? null} onValueChange={tell} />,
    '{Control>}a{/Control}{Backspace}',
  ],
  ['MultiSelect', (tell) => <MultiSelect search={nothing} value={berlin} onValueChange={tell} />, '{Backspace}'],
];

test.each(asked)('%s shows what its owner holds, who was asked for something else', async (_, draw, keys) => {
  const told = vi.fn();
  await showForm(draw(told));
  const look = () =>
    [...form().querySelectorAll<HTMLInputElement>('input:not([aria-hidden]), textarea, [role]')]
      .map(({ value, innerText, ariaChecked, ariaValueText }) => [value, innerText, ariaChecked, ariaValueText])
      .join();
  const before = look();
  const first = (selector: string) => form().querySelector<HTMLElement>(selector);
  // What is chosen already stands before where more is.
  (first('input:not([aria-hidden]), textarea, [role=combobox]') ?? first('button'))?.focus();
  if (keys.includes('Alt')) {
    await userEvent.keyboard(keys.replace(/\{ArrowRight.*/, ''));
    await expect.poll(() => document.activeElement?.closest('[role=dialog]')).not.toBeNull();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
  } else await press(keys);
  await drawn();
  (document.activeElement as HTMLElement).blur();
  await expect.poll(() => told.mock.calls.length).toBeGreaterThan(0);
  await expect.poll(look).toBe(before);
});

let answer: (isAnswered: boolean) => void = () => undefined;

function Answering({ draw }: { draw: (isAnswered: boolean) => ReactElement }) {
  const [isAnswered, setIsAnswered] = useState(false);
  answer = setIsAnswered;
  return draw(isAnswered);
}
