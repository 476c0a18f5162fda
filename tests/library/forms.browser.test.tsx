import { type ReactElement, useActionState, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#components/button';
import { DateRangePicker } from '#components/date-range-picker';
import { Field } from '#components/field';
import { FileDrop } from '#components/file-drop';
import { Form } from '#components/form';
import { MultiSelect } from '#components/multi-select';
import { NumberInput } from '#components/number-input';
import { SegmentedControl } from '#components/segmented-control';
import { Select } from '#components/select';
import { Switch } from '#components/switch';
import { Textarea } from '#components/textarea';
import { Toggle } from '#components/toggle';
import { ToggleGroup } from '#components/toggle-group';
import { controls } from './controls.tsx';
import {
  berlin,
  control,
  expectHeldBack,
  form,
  input,
  nothing,
  press,
  sent,
  showForm,
  stops,
  submitted,
} from './form.tsx';
import { drawn, show } from './show.tsx';

/** A form that begins with other answers once it was sent. */
function Resetting({ draw }: { draw: (isSaved: boolean) => ReactElement }) {
  const [isSaved, save] = useActionState(async () => true, false);
  return (
    <form action={save}>
      {draw(isSaved)}
      <Button type="submit">Save</Button>
      {isSaved && <output>Saved</output>}
    </form>
  );
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

    test('tells its form of each change that somebody makes, under its name, once it has it', async () => {
      const told: unknown[] = [];
      const tell = ({ target }: { target: unknown }) => {
        if ((target as HTMLInputElement).name === 'place') told.push(sent());
      };
      const native: string[] = [];
      await show(<form onChange={tell}>{draw({ id: 'control', name: 'place' }, true)}</form>);
      form().addEventListener('change', ({ target }) => native.push((target as HTMLInputElement).name));
      control(role).focus();
      await press(keys);
      await expect.poll(() => told.length).toBeGreaterThan(0);
      expect(told.at(-1)).not.toBe(expected.answered);
      control(role).blur();
      await expect.poll(() => native).toContain('place');
      await drawn();
      const times = told.length;
      form().reset();
      await expect.poll(sent).toBe(expected.answered);
      await drawn();
      expect(told).toHaveLength(times);
    });

    test('shows what its form begins with by then, once React resets it', async () => {
      await show(<Resetting draw={(isSaved) => draw({ name: 'place' }, isSaved)} />);
      const answer = async (keys: string) => {
        control(role).focus();
        await press(keys);
        control(role).blur();
      };
      await answer(answers);
      for (const _ of [1, 2]) {
        await userEvent.click(page.getByRole('button', { name: 'Save' }));
        await expect.element(page.getByRole('status')).toBeVisible();
        await expect.poll(sent).toBe(expected.answered);
        await answer(keys);
        await expect.poll(sent).not.toBe(expected.answered);
      }
    });

    test('holds the form back while it must be answered and is not, takes the focus, and is marked until it is or is reset', async () => {
      await showForm(draw({ id: 'control', name: 'place', required: true }, false));
      expect(sent()).toBe(expected.empty);
      // Of a slider nobody could say so.
      if (role !== 'slider') expect(control(role).closest('[aria-required=true], [required]')).not.toBeNull();
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
  await userEvent.keyboard('1 200{Enter}');
  await expect.poll(() => submitted).toBe(1);
});

/** A form whose answers become what it begins with. */
function Saving() {
  const [saved, save] = useState({ many: '1', on: 'false', which: 'a' });
  const take = async (data: FormData) =>
    save({
      many: String(data.get('many')),
      on: String(data.has('on')),
      which: String(data.get('which')),
    });
  return (
    <form action={take}>
      <NumberInput aria-label="Many" name="many" defaultValue={saved.many} />
      <Switch label="On" name="on" defaultChecked={saved.on === 'true'} />
      <Select
        aria-label="Which"
        name="which"
        defaultValue={saved.which}
        options={[
          { value: 'a', label: 'First' },
          { value: 'b', label: 'Second' },
        ]}
      />
      <Button type="submit">Save</Button>
      <output>{JSON.stringify(saved)}</output>
    </form>
  );
}

test('what was saved is shown once React resets the form that saved it', async () => {
  await show(<Saving />);
  const many = page.getByRole('spinbutton');
  await many.fill('9');
  await page.getByRole('switch').click();
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Second' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('{"many":"9","on":"true","which":"b"}');
  await expect.element(many).toHaveValue('9');
  await expect.element(page.getByRole('switch')).toBeChecked();
  await expect.element(page.getByRole('combobox')).toHaveTextContent('Second');
});
