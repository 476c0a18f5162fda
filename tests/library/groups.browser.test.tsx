import { type ReactNode, useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CheckboxGroup } from '#components/checkbox';
import { DateInput, TimeInput } from '#components/date-input';
import { DateRangePicker } from '#components/date-range-picker';
import { Field } from '#components/field';
import { FileDrop } from '#components/file-drop';
import { Form } from '#components/form';
import { NumberInput } from '#components/number-input';
import { RadioGroup } from '#components/radio-group';
import { SegmentedControl } from '#components/segmented-control';
import { Select } from '#components/select';
import { RangeSlider, Slider } from '#components/slider';
import { Switch } from '#components/switch';
import { TextInput } from '#components/text-input';
import { Textarea } from '#components/textarea';
import { TreeView } from '#components/tree-view';
import { show } from './show.tsx';

const two = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

/** Controls that are several: what each takes of any other. */
const groups = {
  CheckboxGroup: (more: object) => <CheckboxGroup options={two} {...more} />,
  RadioGroup: (more: object) => <RadioGroup options={two} {...more} />,
  SegmentedControl: (more: object) => <SegmentedControl label="Which" options={two} {...more} />,
  Slider: (more: object) => <Slider min={0} max={9} defaultValue={3} {...more} />,
  RangeSlider: (more: object) => <RangeSlider min={0} max={9} defaultValue={[2, 4]} {...more} />,
  DateInput: (more: object) => <DateInput {...more} />,
  TimeInput: (more: object) => <TimeInput {...more} />,
  FileDrop: (more: object) => <FileDrop accept="*" {...more} />,
  TreeView: (more: object) => <TreeView items={[{ id: 'a', label: 'A' }]} {...more} />,
};

test.each(Object.entries(groups))('%s takes the focus by its ref, and begins with it', async (_, draw) => {
  const ref: { current: HTMLElement | null } = { current: null };
  const withButton = (control: ReactNode) => (
    <>
      <button type="button">Before</button>
      <Field label="Which">{control}</Field>
    </>
  );
  await show(withButton(draw({ ref })));
  await page.getByRole('button', { name: 'Before' }).click();
  ref.current?.focus();
  expect(ref.current).toContainElement(document.activeElement as HTMLElement);
  expect(ref.current).not.toHaveFocus();
  await show(withButton(draw({ autoFocus: true })));
  await vi.waitFor(() => expect(document.activeElement?.closest('[data-field]')).not.toBeNull());
});

const blurred = {
  RadioGroup: groups.RadioGroup,
  CheckboxGroup: groups.CheckboxGroup,
  DateInput: groups.DateInput,
};

test.each(Object.entries(blurred))('%s tells of its blur once it is left', async (_, draw) => {
  const onBlur = vi.fn();
  await show(
    <>
      <Field label="Which">{draw({ onBlur })}</Field>
      <button type="button">After</button>
    </>,
  );
  document.querySelector<HTMLElement>('[data-field] :is(button, input)')?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.closest('[data-field]')).not.toBeNull();
  expect(onBlur).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'After' }).click();
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('who opens a range of days is not done with it', async () => {
  const onBlur = vi.fn();
  await show(<DateRangePicker label="When" onBlur={onBlur} />);
  await page.getByRole('combobox').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
});

test('who goes on from an open range of days is done with it', async () => {
  const onBlur = vi.fn();
  await show(
    <>
      <Field group label="Periods">
        <DateRangePicker id="first" label="First" onBlur={onBlur} />
      </Field>
      <TextInput aria-label="After" />
    </>,
  );
  await page.getByRole('combobox', { name: 'First' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await vi.waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull());
  document.querySelector<HTMLElement>('[aria-label=After]')?.focus();
  await vi.waitFor(() => expect(onBlur).toHaveBeenCalledTimes(1));
});

const named = {
  TextInput: <TextInput id="own" aria-describedby="beside" />,
  Textarea: <Textarea id="own" aria-describedby="beside" />,
  NumberInput: <NumberInput id="own" aria-describedby="beside" />,
  Select: <Select id="own" aria-describedby="beside" options={two} />,
  Switch: <Switch id="own" aria-describedby="beside" />,
  DateRangePicker: <DateRangePicker id="own" aria-describedby="beside" />,
};

test.each(Object.entries(named))('%s with an id of its own is named and helped by its field', async (_, control) => {
  await show(
    <>
      <Field label="Name" description="As on the label.">
        {control}
      </Field>
      <p id="beside">And this.</p>
    </>,
  );
  const own = document.querySelector('#own');
  await vi.waitFor(() => expect(document.querySelector('label')).toHaveAttribute('for', 'own'));
  expect(own).toHaveAccessibleName(expect.stringContaining('Name'));
  expect(own).toHaveAccessibleDescription(expect.stringMatching(/As on the label\..*And this\./));
});

test('in a grid what is wrong takes no room of its control', async () => {
  await show(
    <form className="grid grid-cols-2 gap-4">
      <Field label="Name" error="This is taken." description="As on the label.">
        <TextInput />
      </Field>
      <Field label="Note">
        <TextInput />
      </Field>
    </form>,
  );
  const [wrong, right] = page.getByRole('textbox').elements();
  expect(wrong?.getBoundingClientRect().height).toBe(right?.getBoundingClientRect().height);
});

/** A field of which something is found wrong later. */
function Late({ hand }: { hand: (complain: (error: string) => void) => void }) {
  const [error, complain] = useState<string>();
  useEffect(() => hand(complain), [hand]);
  return (
    <Field label="Name" error={error}>
      <TextInput />
    </Field>
  );
}

test('what a server finds wrong later is announced', async () => {
  const told: { complain?: (error: string) => void } = {};
  const hand = (complain: (error: string) => void) => {
    told.complain = complain;
  };
  await show(
    <>
      <Late hand={hand} />
      <button type="button">Save</button>
    </>,
  );
  await page.getByRole('button', { name: 'Save' }).click();
  told.complain?.('This is taken.');
  await vi.waitFor(() =>
    expect(document.querySelector('[data-announcer=polite]')).toHaveTextContent('Name: This is taken.'),
  );
});

/** As the README shows it. */
function Booking({ onBook }: { onBook: (answers: { name: string; day: string | null }) => void }) {
  const { control, register, handleSubmit, formState } = useForm({
    defaultValues: { name: '', day: null as string | null },
  });
  return (
    <Form noValidate onSubmit={handleSubmit(onBook)} actions={<button type="submit">Book</button>}>
      <Field label="Name" required error={formState.errors.name?.message}>
        <TextInput {...register('name', { required: 'Say who comes.' })} />
      </Field>
      <Controller
        name="day"
        control={control}
        rules={{ required: 'Choose a day.' }}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <Field label="Day" required error={fieldState.error?.message}>
            <DateInput {...field} onValueChange={onChange} />
          </Field>
        )}
      />
    </Form>
  );
}

test('React Hook Form leads to what is wrong, and has what was answered', async () => {
  const onBook = vi.fn();
  await show(<Booking onBook={onBook} />);
  await page.getByRole('button', { name: 'Book' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await page.getByRole('button', { name: 'Book' }).click();
  await expect.element(page.getByText('Choose a day.')).toBeVisible();
  await vi.waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'spinbutton'));
  await userEvent.keyboard('03092026');
  await page.getByRole('button', { name: 'Book' }).click();
  await vi.waitFor(() => expect(onBook.mock.calls[0]?.[0]).toEqual({ name: 'Ada', day: '2026-03-09' }));
});
