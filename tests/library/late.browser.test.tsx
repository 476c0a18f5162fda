import { type ReactNode, useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CommandPalette } from '#components/command-palette';
import { DateInput } from '#components/date-input';
import { DateRangePicker } from '#components/date-range-picker';
import { MultiSelect } from '#components/multi-select';
import { NumberInput } from '#components/number-input';
import { SortableList } from '#components/sortable-list';
import { ToggleGroup } from '#components/toggle-group';
import { type TreeItem, TreeView } from '#components/tree-view';
import { form, sentOf, showForm } from './form.tsx';
import { drawn, show } from './show.tsx';

/** What comes later than whoever is at it: the answer of an owner, what else is found, what was there before. */

interface HeldProps<Value> {
  begun: Value;
  /** Told how to hold something else. */
  hand: (hold: (next: Value) => void) => void;
  draw: (value: Value) => ReactNode;
}

function Held<Value>({ begun, hand, draw }: HeldProps<Value>) {
  const [value, hold] = useState(begun);
  useEffect(() => hand(hold), [hand]);
  return draw(value);
}

test('an owner who answers late is shown at last', async () => {
  let hold: (next: string | number | null) => void = () => {};
  await show(
    <Held<string | number | null>
      begun={5}
      hand={(next) => {
        hold = next;
      }}
      draw={(value) => <NumberInput aria-label="Count" value={value} onValueChange={() => {}} />}
    />,
  );
  const count = page.getByRole('spinbutton', { name: 'Count' });
  await count.fill('15');
  await userEvent.tab();
  await expect.element(count).toHaveValue('5');
  hold(15);
  await expect.element(count).toHaveValue('15');
});

test('a key that is pressed with another is not for a number, nor for an order', async () => {
  const [count, order] = [vi.fn(), vi.fn()];
  await show(
    <>
      <NumberInput aria-label="Count" defaultValue={5} min={0} onValueChange={count} />
      <SortableList label="Columns" defaultItems={['x', 'y']} keyOf={String} nameOf={String} onItemsChange={order}>
        {String}
      </SortableList>
    </>,
  );
  await page.getByRole('spinbutton', { name: 'Count' }).click();
  await userEvent.keyboard('{Control>}{Home}{ArrowUp}{/Control}');
  page.getByRole('button', { name: 'Move y' }).element().focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect([count.mock.calls, order.mock.calls]).toEqual([[], []]);
});

test('of a palette what the keys are on stays so, whatever comes above it', async () => {
  const chosen = vi.fn();
  const group = (...names: string[]) => ({
    key: names.join(),
    title: names.join(),
    commands: names.map((name) => ({ key: name, label: name, onSelect: () => chosen(name) })),
  });
  const begun = [group('Open', 'Print', 'Send')];
  let hold: (groups: typeof begun) => void = () => {};
  await show(
    <Held
      begun={begun}
      hand={(next) => {
        hold = next;
      }}
      draw={(groups) => (
        <CommandPalette label="Find" placeholder="Find" value="" groups={groups} nothing="" onClose={() => {}} />
      )}
    />,
  );
  await userEvent.keyboard('{ArrowDown}');
  hold([group('Ada', 'Bo'), ...begun]);
  await expect.element(page.getByRole('option', { name: 'Bo' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['Print']]);
});

test('among words that are typed, Backspace is for them', async () => {
  const change = vi.fn();
  const options = ['Ada', 'Bo'].map((label) => ({ value: label, label }));
  await show(<MultiSelect aria-label="Who" defaultValue={options} search={async () => []} onValueChange={change} />);
  await page.getByRole('combobox', { name: 'Who' }).click();
  await userEvent.keyboard('abc{Home}{Backspace}{ArrowLeft}');
  await expect.element(page.getByRole('combobox', { name: 'Who' })).toHaveFocus();
  expect(change).not.toHaveBeenCalled();
});

test('what is drawn to another place goes back with Escape', async () => {
  const order = vi.fn();
  await show(
    <SortableList label="Columns" defaultItems={['x', 'y', 'z']} keyOf={String} nameOf={String} onItemsChange={order}>
      {String}
    </SortableList>,
  );
  const grip = page.getByRole('button', { name: 'Move x' }).element();
  const { left, top } = grip.getBoundingClientRect();
  const list = page.getByRole('list', { name: 'Columns' }).element();
  list.setPointerCapture = () => {};
  const pointer = (type: string, target: Element, clientY: number) =>
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, buttons: 1, clientX: left + 5, clientY }),
    );
  pointer('pointerdown', grip, top + 5);
  await drawn();
  pointer('pointermove', list, list.getBoundingClientRect().bottom - 2);
  await expect.poll(() => order.mock.lastCall?.[0]).toEqual(['y', 'z', 'x']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => order.mock.lastCall?.[0]).toEqual(['x', 'y', 'z']);
});

test('what has no name is taken back with its form as well', async () => {
  const options = ['a', 'b'].map((value) => ({ value, label: value }));
  await showForm(
    <>
      <ToggleGroup type="single" label="Shown as" options={options} defaultValue="a" />
      <TreeView
        label="Parts"
        items={[
          { id: 'a', label: 'Belt' },
          { id: 'b', label: 'Bolt' },
        ]}
        defaultValue="a"
      />
    </>,
  );
  await page.getByRole('button', { name: 'b' }).click();
  await page.getByRole('treeitem', { name: 'Bolt' }).click();
  form().reset();
  await expect.element(page.getByRole('button', { name: 'a' })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('treeitem', { name: 'Belt' })).toHaveAttribute('aria-selected', 'true');
});

test.each(['2026-02-31', '2026-03-09T10:00:00Z', 'soon'])('%s is no day, and breaks no range', async (from) => {
  await show(<DateRangePicker aria-label="Stay" value={{ from, to: null }} />);
  await page.getByRole('combobox', { name: 'Stay' }).click();
  await expect.element(page.getByRole('grid').first()).toBeVisible();
});

test('what an item brings itself is newer than what came', async () => {
  const belts = { id: 'a', label: 'Belts', hasChildren: true };
  let hold: (items: readonly TreeItem[]) => void = () => {};
  await show(
    <Held<readonly TreeItem[]>
      begun={[belts]}
      hand={(next) => {
        hold = next;
      }}
      draw={(items) => (
        <TreeView label="Parts" items={items} defaultExpanded={['a']} load={async () => [{ id: 'b', label: 'Old' }]} />
      )}
    />,
  );
  await expect.element(page.getByRole('treeitem', { name: 'Old' })).toBeVisible();
  hold([{ ...belts, children: [{ id: 'c', label: 'Newer' }] }]);
  await expect.element(page.getByRole('treeitem', { name: 'Newer' })).toBeVisible();
  await expect.element(page.getByRole('treeitem', { name: 'Old' })).not.toBeInTheDocument();
});

test('days of a form that is reset are gone once their owner holds nothing', async () => {
  let hold: (next: string | undefined) => void = () => {};
  await showForm(
    <Held<string | undefined>
      begun={undefined}
      hand={(next) => {
        hold = next;
      }}
      draw={(value) => <DateInput aria-label="Day" name="day" value={value} onValueChange={() => {}} />}
    />,
  );
  hold('2026-12-24');
  await expect.poll(() => sentOf('day')).toBe('2026-12-24');
  // As React Hook Form does it: the form first, then what it holds.
  form().reset();
  hold(undefined);
  await expect.poll(() => sentOf('day')).toBe('');
  expect(document.body.textContent).not.toContain('December');
});
