import { type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '#components/button';
import { Checkbox, CheckboxGroup } from '#components/checkbox';
import { Combobox } from '#components/combobox';
import { DateInput, TimeInput } from '#components/date-input';
import { DateRangePicker } from '#components/date-range-picker';
import { Field } from '#components/field';
import { FileDrop } from '#components/file-drop';
import { Form } from '#components/form';
import { MultiSelect } from '#components/multi-select';
import { NumberInput } from '#components/number-input';
import { RadioGroup } from '#components/radio-group';
import { SegmentedControl } from '#components/segmented-control';
import { Select } from '#components/select';
import { Switch } from '#components/switch';
import { TextInput } from '#components/text-input';
import { Textarea } from '#components/textarea';
import { Toggle } from '#components/toggle';
import { ToggleGroup } from '#components/toggle-group';
import { controls } from './controls.tsx';
import { drawn, show } from './show.tsx';

/** What the browser has done with the form. */
let submitted = 0;

const berlin = [{ value: 'ber', label: 'Berlin' }];
const osaka = async () => [{ value: 'osa', label: 'Osaka' }];
const nothing = async () => [];

async function showForm(content: ReactElement) {
  submitted = 0;
  await show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted++;
      }}
    >
      <label htmlFor="control" style={{ display: 'block', padding: 8 }}>
        Place
      </label>
      {content}
    </form>,
  );
}

const form = () => document.querySelector('form') as HTMLFormElement;
const sent = () => new FormData(form()).get('place');

const ownRole = { textbox: 'input:not([aria-hidden]), textarea', searchbox: 'input[type=search]' };

function control(role: string): HTMLElement {
  const selector = ownRole[role as keyof typeof ownRole] ?? `[role=${role}]`;
  return document.querySelector(selector) as HTMLElement;
}

/** Presses keys where the focus stands, and waits for what comes of it. */
async function press(keys: string) {
  const [typed = '', choice] = keys.split(/(?=\{ArrowDown\}\{Enter\})/);
  await userEvent.keyboard(typed);
  if (choice) {
    await expect.poll(() => document.querySelectorAll('[role=option]').length).toBe(1);
    await userEvent.keyboard(choice);
  }
}

/** Where Tab stops in a fieldset. */
const stops = () =>
  [...document.querySelectorAll<HTMLElement>('fieldset *')].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled'),
  );

/** Sends the form that is shown, and finds it held back by a control that has the focus. */
async function expectHeldBack(by: () => Element | null) {
  form().requestSubmit();
  await drawn();
  expect(submitted).toBe(0);
  expect(document.activeElement).toBe(by());
}

describe.each(Object.entries(controls))(
  '%s in a form',
  (name, { draw, role, sent: expected, keys, answers = keys, isOnlyFocused }) => {
    test('sends what it begins with, then what was chosen, and goes back to it when the form is reset', async () => {
      await showForm(draw({ id: 'control', name: 'place' }, true));
      expect(sent()).toBe(expected.answered);
      const before = control(role).textContent + (control(role) as HTMLInputElement).value;
      control(role).focus();
      await press(keys);
      await expect.poll(sent).not.toBe(expected.answered);
      control(role).blur();
      form().reset();
      await expect.poll(sent).toBe(expected.answered);
      expect(control(role).textContent + (control(role) as HTMLInputElement).value).toBe(before);
    });

    test('holds the form back while it must be answered and is not, takes the focus, and is marked until it is or is reset', async () => {
      await showForm(draw({ id: 'control', name: 'place', required: true }, false));
      expect(sent()).toBe(expected.empty);
      expect(control(role).closest('[aria-required=true], [required]')).not.toBeNull();
      const isMarked = () => control(role).closest('[aria-invalid=true]') !== null;
      for (const goOn of [() => press(answers), () => form().reset()]) {
        expect(isMarked()).toBe(false);
        await expectHeldBack(() => control(role));
        await expect.poll(isMarked).toBe(true);
        await goOn();
        await expect.poll(isMarked).toBe(false);
        form().reset();
        await expect.poll(sent).toBe(expected.empty);
      }
    });

    test('holds it back likewise where the field around must be answered', async () => {
      const ask = (isAnswered: boolean) => (
        <Field label="Place" required group={name.endsWith('Group')}>
          {draw({ name: 'place' }, isAnswered)}
        </Field>
      );
      await showForm(ask(false));
      expect(control(role).getAttribute('aria-invalid')).not.toBe('true');
      await expectHeldBack(() => control(role));
      await showForm(ask(true));
      form().requestSubmit();
      expect(submitted).toBe(1);
    });

    test('is not changed where it is only to be read, and is sent nevertheless', async () => {
      await showForm(draw({ id: 'control', name: 'place', readOnly: true }, true));
      control(role).focus();
      expect(document.activeElement).toBe(control(role));
      await userEvent.click(control(role));
      await userEvent.keyboard(`${keys.replaceAll(/\{Enter\}/g, '')}{Backspace}{Delete}{Escape}{Escape}`);
      await drawn();
      expect(document.querySelector('[role=listbox] [role=option]')).toBeNull();
      expect(sent()).toBe(expected.answered);
      expect(control(role).closest('[aria-readonly=true], [readonly]')).not.toBeNull();
    });

    test('is neither changed nor sent in a fieldset that is disabled', async () => {
      await showForm(<fieldset disabled>{draw({ id: 'control', name: 'place' }, true)}</fieldset>);
      const value = () => control(role).textContent + (control(role) as HTMLInputElement).value;
      const before = value() + control(role).getAttribute('aria-checked');
      for (const element of document.querySelectorAll('fieldset :is(input, textarea, button):not([aria-hidden])'))
        await userEvent.click(element, { force: true });
      control(role).focus();
      await userEvent.keyboard('{ArrowDown}o');
      await drawn();
      expect(document.querySelector('[role=listbox] [role=option]')).toBeNull();
      expect(value() + control(role).getAttribute('aria-checked')).toBe(before);
      expect(sent()).toBeNull();
      expect(stops()).toEqual([]);
    });

    test.runIf(isOnlyFocused)('a press on its label gives it the focus and opens nothing', async () => {
      await showForm(draw({ id: 'control', name: 'place' }, true));
      await userEvent.click(document.querySelector('label') as Element);
      await drawn();
      expect(document.activeElement).toBe(control(role));
      expect(control(role).getAttribute('aria-expanded')).not.toBe('true');
    });
  },
);

test.each([
  ...Object.entries(controls).map(([name, { draw, sent }]) => [name, draw, sent.answered] as const),
  ['MultiSelect', (props: object) => <MultiSelect {...props} search={nothing} defaultValue={berlin} />, 'ber'] as const,
  ['SegmentedControl', (props: object) => <SegmentedControl label="" {...props} options={berlin} />, 'ber'] as const,
])('%s is sent with the form that it names, wherever that stands, and with no other', async (_, draw, answered) => {
  const at = () => new FormData(document.querySelector('#elsewhere') as HTMLFormElement).get('place');
  await show(
    <>
      <form id="elsewhere" />
      <form>{draw({ name: 'place', form: 'elsewhere' }, true)}</form>
    </>,
  );
  expect(at()).toBe(answered);
  expect([...new FormData(document.querySelector('form:not([id])') as HTMLFormElement)]).toEqual([]);
});

/** What holds its form back, held outside. */
const heldOutside: Record<string, (isAnswered: boolean) => ReactElement> = {
  TextInput: (isAnswered) => <TextInput required value={isAnswered ? 'Ada' : ''} onChange={() => undefined} />,
  NumberInput: (isAnswered) => <NumberInput required value={isAnswered ? 5 : null} />,
  TimeInput: (isAnswered) => <TimeInput required value={isAnswered ? '14:30' : null} />,
  DateInput: (isAnswered) => <DateInput required value={isAnswered ? '2026-03-09' : null} />,
  Combobox: (isAnswered) => <Combobox required search={nothing} value={isAnswered ? (berlin[0] ?? null) : null} />,
  Checkbox: (isAnswered) => <Checkbox aria-label="Place" required checked={isAnswered} />,
  CheckboxGroup: (isAnswered) => <CheckboxGroup required options={berlin} value={isAnswered ? ['ber'] : []} />,
  RadioGroup: (isAnswered) => <RadioGroup name="place" required options={berlin} value={isAnswered ? 'ber' : ''} />,
  Switch: (isAnswered) => <Switch label="Place" required checked={isAnswered} />,
  Select: (isAnswered) => <Select aria-label="Place" required options={berlin} value={isAnswered ? 'ber' : null} />,
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

/** What else holds its answer outside, and is asked for another one with other keys. */
const refused: [name: string, answered: ReactElement, keys: string][] = [
  ...Object.entries(heldOutside)
    .filter(([name]) => name in controls && name !== 'Combobox')
    .map(([name, draw]): [string, ReactElement, string] => [name, draw(true), controls[name]?.keys ?? '']),
  ['DateInput by its calendar', <DateInput key="" value="2026-03-09" />, '{Alt>}{ArrowDown}{/Alt}{ArrowRight}{Enter}'],
  ['Combobox', <Combobox key="" search={osaka} value={berlin[0] ?? null} />, controls.Combobox?.keys ?? ''],
  ['Combobox that is emptied', <Combobox key="" search={osaka} value={berlin[0] ?? null} />, '{Escape}'],
  ['MultiSelect', <MultiSelect key="" search={nothing} value={berlin} />, '{Backspace}'],
];

test.each(refused)('%s shows what its owner holds, whatever else was answered', async (_, answered, keys) => {
  await showForm(answered);
  const look = () =>
    [...form().querySelectorAll<HTMLInputElement>('input:not([aria-hidden]), textarea, [role]')]
      .map(({ value, innerText, ariaChecked, ariaValueText }) => [value, innerText, ariaChecked, ariaValueText])
      .join();
  const before = look();
  form().querySelector<HTMLElement>('input:not([aria-hidden]), textarea, [role=combobox], button')?.focus();
  if (keys.includes('Alt')) {
    await userEvent.keyboard(keys.replace(/\{ArrowRight.*/, ''));
    await expect.poll(() => document.activeElement?.closest('[role=dialog]')).not.toBeNull();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull();
  } else await press(keys);
  await drawn();
  (document.activeElement as HTMLElement).blur();
  await expect.poll(look).toBe(before);
});

let answer: (isAnswered: boolean) => void = () => undefined;

function Answering({ draw }: { draw: (isAnswered: boolean) => ReactElement }) {
  const [isAnswered, setIsAnswered] = useState(false);
  answer = setIsAnswered;
  return draw(isAnswered);
}

test('several of many, a range and a file hold a form back where the field around must be answered', async () => {
  const button = () => document.querySelector('[role=combobox], form button');
  const isMarked = () => button()?.getAttribute('aria-invalid') === 'true';
  const expectMarked = async () => {
    await expectHeldBack(button);
    await expect.poll(isMarked).toBe(true);
  };
  const asked = (content: ReactElement) => (
    <Field label="Place" required>
      {content}
    </Field>
  );
  await showForm(asked(<MultiSelect search={nothing} />));
  await expectMarked();
  await showForm(asked(<MultiSelect search={nothing} defaultValue={berlin} />));
  form().requestSubmit();
  expect(submitted).toBe(1);
  await showForm(asked(<DateRangePicker label="Due on" />));
  await expectMarked();
  await showForm(asked(<DateRangePicker label="Due on" defaultValue={{ from: '2026-03-09', to: null }} />));
  form().requestSubmit();
  expect(submitted).toBe(1);
  await showForm(asked(<FileDrop accept=".md" onFiles={() => undefined} />));
  await expectMarked();
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, new File([''], 'PRODUCT.md'));
  await expect.poll(isMarked).toBe(false);
  form().requestSubmit();
  expect(submitted).toBe(1);
});

test.each([
  ['to be read only', <MultiSelect key="" name="place" search={nothing} defaultValue={berlin} readOnly />],
  [
    'in a fieldset that is disabled',
    <fieldset key="" disabled>
      <MultiSelect name="place" search={nothing} defaultValue={berlin} />
    </fieldset>,
  ],
])('MultiSelect keeps what is chosen where it is %s', async (_, content) => {
  await showForm(content);
  const tag = document.querySelector('[role=group][aria-label=Berlin]') as HTMLElement;
  expect(tag.querySelector('button:enabled')).toBeNull();
  (document.querySelector('input[role=combobox]') as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}{Delete}{Backspace}');
  await userEvent.click(tag, { force: true });
  await userEvent.keyboard('{Delete}');
  await drawn();
  expect(tag.isConnected).toBe(true);
});

test('MultiSelect goes back to what it began with when the form is reset, and sends nothing while it is disabled', async () => {
  await showForm(<MultiSelect name="place" search={nothing} defaultValue={berlin} />);
  await userEvent.click(document.querySelector('[aria-label="Remove Berlin"]') as Element);
  await expect.poll(sent).toBeNull();
  form().reset();
  await expect.poll(sent).toBe('ber');
  await showForm(<MultiSelect name="place" search={nothing} defaultValue={berlin} disabled />);
  expect(sent()).toBeNull();
});

const input = () => document.querySelector('input, textarea') as HTMLInputElement;
const description = () =>
  (input().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

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

test.each([
  ['DateRangePicker', <DateRangePicker key="" id="control" label="Due on" />],
  ['MultiSelect', <MultiSelect key="" id="control" search={nothing} defaultValue={berlin} />],
])('a press on the label of a %s gives it the focus and opens nothing', async (_, content) => {
  await showForm(content);
  await userEvent.click(document.querySelector('label') as Element);
  await drawn();
  expect(document.activeElement).toBe(control('combobox'));
  expect(control('combobox').ariaExpanded).toBe('false');
});

test.each(
  Object.entries({
    SegmentedControl: <SegmentedControl label="Place" options={berlin} />,
    ToggleGroup: <ToggleGroup type="multiple" label="Place" options={berlin} />,
    Toggle: <Toggle>Place</Toggle>,
    MultiSelect: <MultiSelect search={nothing} defaultValue={berlin} />,
    DateRangePicker: <DateRangePicker label="Due on" />,
    FileDrop: <FileDrop accept=".md" onFiles={() => undefined} />,
  }),
)('%s is no stop of Tab in a fieldset that is disabled, and is one again once it is not', async (_, content) => {
  await showForm(<fieldset disabled>{content}</fieldset>);
  expect(stops()).toEqual([]);
  (document.querySelector('fieldset') as HTMLFieldSetElement).disabled = false;
  await expect.poll(() => stops().length).toBeGreaterThan(0);
});

test('Control and Enter send a form by the button that sends it, and not where that is disabled', async () => {
  const by: unknown[] = [];
  for (const disabled of [true, false]) {
    await show(
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          by.push((event.nativeEvent as SubmitEvent).submitter?.textContent);
        }}
        actions={
          <Button type="submit" disabled={disabled}>
            Save
          </Button>
        }
      >
        <Textarea aria-label="Notes" />
      </Form>,
    );
    document.querySelector('textarea')?.focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
  }
  expect(by).toEqual(['Save']);
});

test('DateRangePicker to be read only does not open, is sent, and holds nothing back', async () => {
  await showForm(
    <DateRangePicker label="Place" name="place" defaultValue={{ from: '2026-03-09', to: null }} readOnly />,
  );
  control('combobox').focus();
  await userEvent.click(control('combobox'));
  await userEvent.keyboard('{Enter}{ArrowDown}');
  await drawn();
  expect(document.querySelector('[role=dialog]')).toBeNull();
  expect(control('combobox').ariaExpanded).toBe('false');
  expect(control('combobox').ariaReadOnly).toBe('true');
  expect(new FormData(form()).get('place.from')).toBe('2026-03-09');
  await showForm(<DateRangePicker label="Place" readOnly required />);
  form().requestSubmit();
  expect(submitted).toBe(1);
});

test('FileDrop takes nothing in a fieldset that is disabled, nor where it is disabled itself', async () => {
  const taken: File[] = [];
  const take = (files: readonly File[]) => taken.push(...files);
  const offer = async () => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([''], 'PRODUCT.md'));
    const place = document.querySelector('form button')?.parentElement as HTMLElement;
    const before = place.className;
    for (const type of ['dragover', 'drop']) {
      place.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: dropped }));
      await drawn();
      expect(place.className).toBe(before);
    }
  };
  await showForm(
    <fieldset disabled>
      <FileDrop accept=".md" onFiles={take} />
    </fieldset>,
  );
  await offer();
  await showForm(<FileDrop accept=".md" onFiles={take} required disabled />);
  await offer();
  expect(taken).toEqual([]);
  expect(document.querySelector('button:enabled')).toBeNull();
  form().requestSubmit();
  expect(submitted).toBe(1);
});

test('FileDrop sends what it took last, under its name, until the form is reset, and nothing where it is disabled', async () => {
  const drop = (disabled = false) => <FileDrop accept=".md" name="place" multiple disabled={disabled} />;
  const names = () => new FormData(form()).getAll('place').map((file) => (file as File).name);
  const offer = (...names: string[]) => {
    const dropped = new DataTransfer();
    for (const name of names) dropped.items.add(new File(['9'], name));
    const place = document.querySelector('form button')?.parentElement;
    place?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped }));
  };
  await showForm(drop());
  expect(names()).toEqual(['']);
  offer('photo.png', 'one.md', 'two.md');
  await expect.poll(names).toEqual(['one.md', 'two.md']);
  expect(form().innerText).toContain('one.md and two.md');
  offer('photo.png');
  await drawn();
  expect(names()).toEqual(['one.md', 'two.md']);
  const input = document.querySelector<HTMLInputElement>('input[type=file]:not([name])') as HTMLInputElement;
  await userEvent.upload(input, new File(['9'], 'three.md'));
  await expect.poll(names).toEqual(['three.md']);
  form().reset();
  expect(names()).toEqual(['']);
  await showForm(drop(true));
  expect(names()).toEqual([]);
});

test('Textarea with more than will be taken is marked, and holds its form back until it is shorter', async () => {
  await showForm(<Textarea aria-label="Place" longest={5} defaultValue="abcdefg" />);
  const isMarked = () => input().ariaInvalid === 'true';
  expect(isMarked()).toBe(true);
  await expectHeldBack(input);
  expect(input().validationMessage).toBe('2 characters too many');
  await userEvent.fill(input(), 'abcde');
  expect(isMarked()).toBe(false);
  form().requestSubmit();
  expect(submitted).toBe(1);
});

test('NumberInput that must be answered is not by spaces', async () => {
  await showForm(<NumberInput aria-label="Place" required />);
  control('spinbutton').focus();
  await userEvent.keyboard('  {Enter}');
  await expectHeldBack(() => control('spinbutton'));
  await userEvent.keyboard('1 2{Enter}');
  await expect.poll(() => submitted).toBe(1);
});
