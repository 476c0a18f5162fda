import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CheckboxGroup } from '#components/checkbox';
import { DateInput } from '#components/date-input';
import { Field } from '#components/field';
import { FileDrop } from '#components/file-drop';
import { MultiSelect } from '#components/multi-select';
import { RadioGroup } from '#components/radio-group';
import { Select } from '#components/select';
import { TextInput } from '#components/text-input';
import { ToggleGroup } from '#components/toggle-group';
import { show } from './show.tsx';

const two = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

/** Whether an asterisk is seen beside the label of a field. */
const isMarked = (label: string) => {
  const names = [...document.querySelectorAll<HTMLElement>('[data-name]')];
  const mark = names.find(({ textContent }) => textContent === label)?.nextElementSibling;
  return (
    mark != null && getComputedStyle(mark).display !== 'none' && getComputedStyle(mark, '::after').content === '"*"'
  );
};

const asked = {
  TextInput: <TextInput required />,
  Select: <Select required options={two} />,
  MultiSelect: <MultiSelect required options={two} />,
  RadioGroup: <RadioGroup required options={two} />,
  CheckboxGroup: <CheckboxGroup required options={two} defaultValue={['a']} />,
  DateInput: <DateInput required />,
  FileDrop: <FileDrop required accept="*" />,
  ToggleGroup: <ToggleGroup required type="multiple" options={two} />,
};

test('the asterisk is no part of what a control is called', async () => {
  await show(
    <Field required label="Name">
      <TextInput />
    </Field>,
  );
  await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
  expect(document.querySelector('label')?.textContent).toBe('Name');
});

test.each(Object.entries(asked))(
  'the label of a field says that its %s must be answered, whoever asks for it',
  async (_, control) => {
    await show(
      <Field group label="Around">
        <Field label="Asked" annotation={<i>A note</i>}>
          {control}
        </Field>
        <Field label="Also asked">{control}</Field>
        <Field label="Free">
          <TextInput />
        </Field>
      </Field>,
    );
    expect(['Around', 'Asked', 'Also asked', 'Free'].map(isMarked)).toEqual([false, true, true, false]);
  },
);

test('a ToggleGroup that is wrong is framed, whatever Radix says of its outline', async () => {
  await show(<ToggleGroup type="multiple" label="Letters" options={two} invalid />);
  const { outlineStyle, outlineWidth } = getComputedStyle(page.getByRole('toolbar').element());
  expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
});

test('a ToggleGroup that is only read takes the focus, stays as it is, and is sent', async () => {
  const onValueChange = vi.fn();
  await show(
    <form>
      <ToggleGroup
        {...{ type: 'multiple', label: 'Letters', options: two, onValueChange }}
        name="letters"
        defaultValue={['a']}
        readOnly
        required
      />
    </form>,
  );
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'A' })).toHaveFocus();
  await userEvent.keyboard(' {ArrowRight} {Enter}');
  expect(onValueChange).not.toHaveBeenCalled();
  expect(new FormData(document.querySelector('form') ?? undefined).getAll('letters')).toEqual(['a']);
});
