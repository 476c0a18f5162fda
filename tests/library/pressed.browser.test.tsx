import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkbox } from '#components/checkbox';
import { Field } from '#components/field';
import { RadioGroup } from '#components/radio-group';
import { SegmentedControl } from '#components/segmented-control';
import { Switch } from '#components/switch';
import { ToggleGroup } from '#components/toggle-group';
import { form, showForm } from './form.tsx';
import { show } from './show.tsx';

const places = ['Berlin', 'Oslo'].map((label) => ({ value: label, label }));

test.each([
  ['checkbox', <Checkbox key="a" label="I agree" required />],
  ['switch', <Switch key="a" label="I agree" required />],
] as const)('a %s without a field around says in words that it holds its form back', async (role, control) => {
  await showForm(control);
  form().requestSubmit();
  const box = page.getByRole(role);
  await expect.element(box).toHaveAccessibleDescription('This needs an answer.');
  await expect.element(page.getByText('This needs an answer.')).toBeVisible();
  await box.click();
  await expect.element(page.getByText('This needs an answer.')).not.toBeInTheDocument();
  await expect.element(box).not.toHaveAccessibleDescription();
});

test.each(['checkbox', 'switch', 'radio'] as const)('a %s is pressed up to its words, and 24 px high', async (role) => {
  await show(
    <div style={{ padding: 20 }}>
      <Checkbox label="Ready" />
      <Switch label="Ready" />
      <RadioGroup aria-label="Ready" options={[{ value: 'ready', label: 'Ready' }]} />
    </div>,
  );
  const box = page.getByRole(role).element() as HTMLElement;
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const words = [...document.querySelectorAll('label')].find((label) => label.control === box) as HTMLElement;
  const end = words.getBoundingClientRect().left;
  const isOf = (x: number, y: number) => {
    const there = document.elementFromPoint(x, y);
    return there === words || box.contains(there);
  };
  for (let y = middle.y - 11.5; y < middle.y + 12; y++) expect(isOf(middle.x, y), `${y - middle.y} px`).toBe(true);
  for (let x = left; x <= end + 1; x++) expect(isOf(x, middle.y), `${x - left} px`).toBe(true);
});

test.each([
  ['RadioGroup', 'radio', 'Oslo', <RadioGroup key="a" options={places} defaultValue="Oslo" />],
  ['SegmentedControl', 'radio', 'Oslo', <SegmentedControl key="a" options={places} defaultValue="Oslo" />],
  ['ToggleGroup', 'button', 'Berlin', <ToggleGroup key="a" type="single" options={places} />],
] as const)('a press on the name of a %s leads to it, and chooses nothing', async (_, role, name, control) => {
  await show(<Field label="Place">{control}</Field>);
  await userEvent.click(page.getByText('Place', { exact: true }));
  const there = page.getByRole(role, { name });
  await expect.element(there).toHaveFocus();
  const chosen = document.querySelectorAll('[aria-checked=true], [aria-pressed=true]').length;
  expect(chosen).toBe(role === 'radio' ? 1 : 0);
});

test.each([
  ['checkbox', <Checkbox key="a" label="I agree" required />],
  ['switch', <Switch key="a" label="I agree" required />],
] as const)('within a field, also one around several, a %s says it once', async (_, control) => {
  for (const group of [false, true]) {
    await showForm(
      <Field label="Terms" group={group}>
        {control}
      </Field>,
    );
    form().requestSubmit();
    await expect.element(page.getByText('This needs an answer.')).toBeVisible();
    expect(page.getByText('This needs an answer.').elements()).toHaveLength(1);
  }
});
