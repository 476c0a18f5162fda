import type { ReactElement } from 'react';
import { within } from 'storybook/test';
import { expect, test } from 'vitest';
import { CheckboxGroup } from '#components/checkbox';
import { DateInput, TimeInput } from '#components/date-input';
import { DateRangePicker } from '#components/date-range-picker';
import { Field } from '#components/field';
import { FileDrop } from '#components/file-drop';
import { focusControl } from '#components/form';
import { MultiSelect } from '#components/multi-select';
import { RadioGroup } from '#components/radio-group';
import { SegmentedControl } from '#components/segmented-control';
import { RangeSlider } from '#components/slider';
import { ToggleGroup } from '#components/toggle-group';
import { controls as allControls } from './controls.tsx';
import { show } from './show.tsx';

const options = [
  { value: 'a', label: 'Ada' },
  { value: 'b', label: 'Grace' },
];

/** Controls that consist of several, each with the role by which it is told. */
const controls: Record<string, [role: string, control: ReactElement]> = {
  RadioGroup: ['radiogroup', <RadioGroup key="" options={options} />],
  CheckboxGroup: ['group', <CheckboxGroup key="" options={options} />],
  SegmentedControl: ['radiogroup', <SegmentedControl key="" options={options} />],
  ToggleGroup: ['toolbar', <ToggleGroup key="" type="single" options={options} />],
  DateInput: ['group', <DateInput key="" />],
  TimeInput: ['group', <TimeInput key="" />],
  DateRangePicker: ['combobox', <DateRangePicker key="" />],
};

/** All that is told as one thing with things in it. */
const told = () =>
  ['group', 'radiogroup', 'toolbar', 'combobox']
    .flatMap((role) => within(document.body).queryAllByRole(role, { name: /^Place/ }))
    .map((element) => ({ role: element.getAttribute('role'), element }));

/** What describes it, or what has the focus first in it. */
const helpOf = (element: Element) =>
  [element, ...element.querySelectorAll('[aria-describedby]')]
    .flatMap((one) => one.getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

const ways = Object.entries(controls).flatMap(([name, [role, control]]) =>
  [false, true].map((isGroup) => ({ name, role, control, isGroup, way: isGroup ? 'a field of a group' : 'a field' })),
);
// A field of a group is around several controls: these are one.
const single = ['DateInput', 'TimeInput', 'DateRangePicker'];

test.each(ways.filter(({ name, isGroup }) => !(isGroup && single.includes(name))))(
  '$name in $way that asks for it is told once, with its name and its help',
  async ({ role, control, isGroup }) => {
    await show(
      <Field label="Place" description="Where it is." required group={isGroup}>
        {control}
      </Field>,
    );
    expect(told().map((one) => one.role)).toEqual([role]);
    expect(told().map(({ element }) => helpOf(element))[0]).toContain('Where it is.');
  },
);

/** Every control that can be asked for, with the role by which that is told; those that no state can say it of say it by name. */
const asked: Record<string, [role: string, control: ReactElement]> = {
  ...Object.fromEntries(Object.entries(allControls).map(([name, { draw, role }]) => [name, [role, draw({}, false)]])),
  RadioGroup: ['radiogroup', <RadioGroup key="" options={options} />],
  CheckboxGroup: ['group', <CheckboxGroup key="" options={options} />],
  RangeSlider: ['group', <RangeSlider key="" />],
  MultiSelect: ['combobox', <MultiSelect key="" search={async () => []} />],
  DateRangePicker: ['combobox', <DateRangePicker key="" />],
  FileDrop: ['button', <FileDrop key="" accept="" onFiles={() => undefined} />],
};

test.each(Object.entries(asked))('%s in a field that asks for it says so once', async (_, [role, control]) => {
  await show(
    <Field label="Place" required>
      {control}
    </Field>,
  );
  const { queryAllByLabelText, queryAllByRole } = within(document.body);
  // To ARIA a password has no role.
  const calls = (name: RegExp) => (role === 'textbox' ? queryAllByLabelText(name) : queryAllByRole(role, { name }));
  const [told] = calls(/Place/);
  const isState = told?.matches(':required, [aria-required=true]') && !noStateOf.includes(role);
  expect([isState, calls(/required/).length > 0]).toEqual([!noStateOf.includes(role), noStateOf.includes(role)]);
});

/** Roles that ARIA knows no such state of: screen readers pass it over. */
const noStateOf = ['slider', 'group', 'button'];

test('a group that says by itself that it must be answered is not called so as well', async () => {
  await show(
    <Field label="Place" required>
      <RadioGroup options={options} />
    </Field>,
  );
  const group = within(document.body).getByRole('radiogroup', { name: 'Place' });
  expect(group.getAttribute('aria-required')).toBe('true');
});

test('a field of several controls is a group, and so is one with a name of its own in it', async () => {
  await show(
    <Field label="Place" group>
      <RadioGroup aria-label="Place of birth" options={options} />
    </Field>,
  );
  expect(told().map(({ role }) => role)).toEqual(['group', 'radiogroup']);
});

test.each(['RadioGroup', 'CheckboxGroup', 'SegmentedControl', 'ToggleGroup'])(
  'the way to %s leads to what has its focus',
  async (name) => {
    await show(
      <Field label="Place" controlId="place">
        {controls[name]?.[1]}
      </Field>,
    );
    expect(focusControl('place')).toBe(true);
    expect(document.activeElement?.closest('[role=group], [role=radiogroup], [role=toolbar]')).not.toBeNull();
  },
);
