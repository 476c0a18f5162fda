import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#components/button';
import { Combobox } from '#components/combobox';
import { CommandPalette } from '#components/command-palette';
import { DateRangePicker } from '#components/date-range-picker';
import { Dialog } from '#components/dialog';
import { DropdownMenu } from '#components/dropdown-menu';
import { Field } from '#components/field';
import { FileDrop } from '#components/file-drop';
import { LocaleProvider } from '#components/locale';
import { arabic } from '#components/locale/ar';
import { MultiSelect } from '#components/multi-select';
import { PropertyFilter } from '#components/property-filter';
import { SearchInput } from '#components/search-input';
import { Select } from '#components/select';
import { TreeView } from '#components/tree-view';
import { drawn, show } from './show.tsx';

beforeAll(() => page.viewport(1000, 700));

const places = ['Berlin', 'Cairo', 'Lagos', 'Osaka', 'Oslo'].map((label) => ({ value: label.toLowerCase(), label }));
const find = async (typed: string) => places.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));

const input = () => document.querySelector('[role=combobox]') as HTMLInputElement;
const at = () => document.querySelector('[role=option][data-highlighted]')?.textContent;
const options = () => [...document.querySelectorAll('[role=option]')];
const chips = () => [...document.querySelectorAll('ul:not([role]) > li')].map(({ textContent }) => textContent);

function Filter({ label = 'Status' }) {
  return (
    <PropertyFilter
      label="Filter"
      properties={[
        { key: 'customer', label: 'Customer' },
        { key: 'status', label, values: [{ value: 'open', label: 'Open' }] },
      ]}
      defaultValue={[
        { property: 'status', operator: 'eq', value: 'open' },
        { property: 'customer', operator: 'contains', value: 'nov' },
      ]}
    />
  );
}

test('what was begun of a filter is in sight and told, and two Escapes leave it, not the dialog around it', async () => {
  await show(
    <Dialog open title="All filters">
      <Filter />
    </Dialog>,
  );
  const begun = page.getByText('Customer contains …', { exact: true });
  await expect.poll(input).not.toBeNull();
  input().focus();
  await userEvent.keyboard('{Backspace}');
  await expect.element(begun).toBeVisible();
  expect(input()).toHaveAccessibleDescription('Customer contains …');
  await expect.poll(chips).toEqual(['Status is Open']);
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(begun).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(document.activeElement).toBe(input());
  await userEvent.keyboard('{Backspace}');
  await page.getByRole('button', { name: 'Remove Status is …' }).click();
  await expect.poll(() => document.activeElement).toBe(input());
  expect(page.getByText('Status is …', { exact: true }).elements()).toEqual([]);
});

test('Enter takes the first of what fits, the property that is called so before what is typed', async () => {
  await show(<Filter />);
  input().focus();
  await userEvent.keyboard('sta{Enter}');
  await expect.element(page.getByText('Status …', { exact: true })).toBeVisible();
  await expect.poll(() => options()[0]?.textContent).toBe('Status is …');
  // Once they are in sight, the first is where the keys are.
  await userEvent.keyboard('not');
  await expect.poll(() => options()[0]?.hasAttribute('data-highlighted')).toBe(true);
  expect(input().getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Status is not …', { exact: true })).toBeVisible();
  await expect.poll(() => options()[0]?.textContent).toBe('Status is not Open');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => chips().at(-1)).toBe('Status is not Open');
});

test('what takes all away is no part of the list of what is filtered by', async () => {
  await show(<Filter />);
  expect(page.getByRole('list', { name: 'Filtered by' }).getByRole('listitem').elements()).toHaveLength(2);
  expect(page.getByRole('button', { name: 'Clear' }).element().closest('ul')).toBeNull();
});

test('a filter runs as its language does, whatever its property is called, and whichever way the page runs', async () => {
  for (const [direction, strings, label, runs] of [
    ['rtl', {}, 'Status', 'ltr'],
    ['ltr', {}, 'الحالة', 'ltr'],
    ['rtl', arabic, 'Status', 'rtl'],
  ] as const) {
    await show(
      <LocaleProvider direction={direction} strings={strings}>
        <Filter label={label} />
      </LocaleProvider>,
      direction,
    );
    const leftOf = (words: string) =>
      page.getByText(words, { exact: true }).first().element().getBoundingClientRect().left;
    expect(leftOf(label) > leftOf('Open')).toBe(runs === 'rtl');
  }
});

test('a file that is refused again is said to be again, and what takes files tells so', async () => {
  await show(<FileDrop accept=".md" onFiles={() => undefined} />);
  const offer = () => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([''], 'photo.png'));
    const place = page.getByRole('button').element().parentElement;
    place?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped }));
  };
  offer();
  await expect.element(page.getByRole('button')).toHaveAccessibleDescription(/photo\.png/);
  const before = page.getByRole('alert').element();
  offer();
  await expect.poll(() => page.getByRole('alert').element() === before).toBe(false);
});

test('of options, those that are chosen are selected, not the one that the keys are on', async () => {
  const selected = () => options().filter((option) => option.getAttribute('aria-selected') === 'true');
  await show(<Combobox aria-label="Place" search={find} defaultValue={places[1] ?? null} />);
  input().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(at).toBe('Cairo');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(at).toBe('Lagos');
  expect(input().getAttribute('aria-activedescendant')).toBe(options()[2]?.id);
  expect(selected().map(({ textContent }) => textContent)).toEqual(['Cairo']);
  await show(<MultiSelect aria-label="Places" search={find} defaultValue={places.slice(0, 2)} />);
  input().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(at).toBe('Lagos');
  expect(selected()).toEqual([]);
  await show(<Select aria-label="Place" options={places} defaultValue="cairo" />);
  input().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(at).toBe('Cairo');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(at).toBe('Lagos');
  expect(selected().map(({ textContent }) => textContent)).toEqual(['Cairo']);
  const commands = places.map(({ value, label }) => ({ key: value, label, onSelect: () => undefined }));
  await show(
    <CommandPalette
      label="Go to"
      placeholder="Go to"
      groups={[{ key: 'places', title: 'Places', commands }]}
      nothing="Nothing"
      onClose={() => undefined}
    />,
  );
  await expect.poll(at).toBe('Berlin');
  expect(selected()).toEqual([]);
});

/** Writes down anew what there is each time that somebody types. */
function Forgetful() {
  const [count, setCount] = useState(0);
  const all = places.map((one) => ({ ...one }));
  return (
    <>
      <Combobox aria-label={`Place ${count}`} options={all} onInput={() => setCount((earlier) => earlier + 1)} />
      <MultiSelect aria-label="Places" name="place" options={all} defaultValue={places.slice(0, 1)} />
    </>
  );
}

test('options that are all known are found by what is typed, also where they are written down anew each time', async () => {
  const labels = () => options().map(({ textContent }) => textContent);
  await show(<Forgetful />);
  input().focus();
  await userEvent.keyboard('os');
  await expect.poll(labels).toEqual(['Osaka', 'Oslo', 'Lagos']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(input().value).toBe('Osaka');
  const [, several] = document.querySelectorAll<HTMLInputElement>('[role=combobox]');
  several?.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(labels).toEqual(['Cairo', 'Lagos', 'Osaka', 'Oslo']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(labels).toEqual(['Lagos', 'Osaka', 'Oslo']);
  await expect.poll(chips).toEqual(['Berlin', 'Cairo']);
});

test('MultiSelect: what keys take away leaves the focus on the next, and who comes back begins at the last', async () => {
  const chosen = () => [...document.querySelectorAll('ul [role=group]')].map(({ ariaLabel }) => ariaLabel);
  await show(<MultiSelect aria-label="Places" search={find} defaultValue={places.slice(0, 3)} />);
  const focused = () => document.activeElement?.ariaLabel;
  input().focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await expect.poll(focused).toBe('Berlin');
  await userEvent.keyboard('{Delete}');
  await expect.poll(chosen).toEqual(['Cairo', 'Lagos']);
  await expect.poll(focused).toBe('Cairo');
  await userEvent.keyboard('{Delete}');
  await expect.poll(focused).toBe('Lagos');
  input().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(focused).toBe('Lagos');
  await userEvent.keyboard('{Delete}');
  await expect.poll(chosen).toEqual([]);
  await expect.poll(() => document.activeElement).toBe(input());
});

test('Select: a space among letters goes on with them, also on an option that cannot be chosen', async () => {
  const cities = [
    { value: 'delhi', label: 'New Delhi', disabled: true, description: 'Not now' },
    { value: 'york', label: 'New York' },
  ];
  await show(<Select aria-label="Place" options={[...places, ...cities]} />);
  input().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(at).toBe('Berlin');
  await userEvent.keyboard('new y');
  await expect.poll(at).toBe('New York');
});

test.each([
  ['Combobox', <Combobox key="" search={find} />, []],
  ['MultiSelect', <MultiSelect key="" search={find} defaultValue={places.slice(0, 1)} />, ['Chosen: Tags']],
  ['Select', <Select key="" options={places} />, []],
])('%s: its lists are called as its field is, and not that it is required', async (_, control, others) => {
  await show(
    <Field label="Tags" required>
      {control}
    </Field>,
  );
  input().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('listbox', { name: 'Tags', exact: true })).toBeVisible();
  for (const name of others) await expect.element(page.getByRole('list', { name, exact: true })).toBeVisible();
  expect(page.getByRole('list').elements()).toHaveLength(others.length);
});

test('what is chosen is called as the field that it is chosen in', async () => {
  await show(
    <>
      <Field label="Tags">
        <MultiSelect search={find} defaultValue={places.slice(0, 2)} />
      </Field>
      <MultiSelect aria-label="Places" search={find} defaultValue={places.slice(2)} />
    </>,
  );
  for (const name of ['Chosen: Tags', 'Chosen: Places'])
    expect(page.getByRole('list', { name, exact: true }).elements()).toHaveLength(1);
});

test('what describes an entry, or says why it cannot be chosen, is no part of its name', async () => {
  const more = { label: 'Hand it out', reason: 'It is not paid yet.' };
  const group = { key: 'here', title: 'Here', commands: [{ ...more, key: 'hand', detail: 'Repair' }] };
  for (const [draw, role, name] of [
    [
      <DropdownMenu
        key="menu"
        trigger={<Button>More</Button>}
        entries={[{ ...more, kind: 'action', onSelect: () => undefined }]}
      />,
      'menuitem',
      more.label,
    ],
    [
      <CommandPalette
        key="palette"
        label="Find"
        placeholder=""
        nothing="-"
        groups={[group]}
        onClose={() => undefined}
      />,
      'option',
      `${more.label} Repair`,
    ],
    [
      <Select
        key="select"
        aria-label="Do"
        options={[{ value: 'hand', label: more.label, description: more.reason }]}
      />,
      'option',
      more.label,
    ],
  ] as const) {
    await show(draw);
    if (role === 'menuitem' || name === more.label) {
      document.querySelector<HTMLElement>('button')?.focus();
      await userEvent.keyboard('{Enter}');
    }
    const entry = page.getByRole(role, { name, exact: true });
    await expect.element(entry).toHaveAccessibleDescription(more.reason);
  }
});

test('a file that is dragged over what is within a place to drop it is still over it', async () => {
  await show(<FileDrop accept=".md" onFiles={() => undefined} />);
  const button = page.getByRole('button', { name: 'Choose a file' }).element();
  const place = button.parentElement as HTMLElement;
  const before = place.className;
  const drag = (type: string, relatedTarget: Element | null) =>
    place.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, relatedTarget }));
  drag('dragover', null);
  await expect.poll(() => place.className).not.toBe(before);
  const over = place.className;
  drag('dragleave', button);
  await drawn();
  expect(place.className).toBe(over);
  drag('dragleave', document.body);
  await expect.poll(() => place.className).toBe(before);
});

test.each(['ltr', 'rtl'] as const)(
  'what stands last in controls of one size has its picture below those of the others, %s',
  async (direction) => {
    for (const size of ['sm', 'md', 'lg'] as const) {
      await show(
        <div style={{ display: 'grid', width: 300 }}>
          <Select aria-label="Place" size={size} options={places} />
          <Combobox aria-label="Place" size={size} search={find} />
          <MultiSelect aria-label="Places" size={size} search={find} />
          <SearchInput label="Place" size={size} defaultValue="Oslo" />
          <DateRangePicker label="Days" size={size} />
        </div>,
        direction,
      );
      const controls = [...document.querySelectorAll('div[style] > *')];
      const ends = controls.map((control) => {
        const picture = [...control.querySelectorAll('svg')].at(-1)?.getBoundingClientRect();
        return Math.round(direction === 'rtl' ? (picture?.left ?? 0) : (picture?.right ?? 0));
      });
      expect(ends).toHaveLength(5);
      expect(new Set(ends).size, `${size}: ${ends}`).toBe(1);
    }
  },
);

test.each([false, true])('the chevron of a tree opens and chooses nothing, disabled or not: %s', async (disabled) => {
  const choose = vi.fn();
  const europe = { id: 'eu', label: 'Europe', disabled, children: [{ id: 'ber', label: 'Berlin' }] };
  await show(<TreeView label="Places" items={[europe]} onValueChange={choose} />);
  const item = () => document.querySelector('[role=treeitem]') as HTMLElement;
  await userEvent.click(item().querySelector('[data-chevron]') as Element);
  expect(item().ariaExpanded).toBe('true');
  await userEvent.click(item().querySelector('[data-chevron]') as Element);
  expect(item().ariaExpanded).toBe('false');
  expect(choose).not.toHaveBeenCalled();
});

test('a branch that did not come is asked for anew once it is closed and opened', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue([{ id: 'b', label: 'Berlin' }]);
  await show(<TreeView label="Places" items={[{ id: 'a', label: 'Europe', hasChildren: true }]} load={load} />);
  const europe = page.getByRole('treeitem', { name: 'Europe' });
  await europe.click();
  await expect.poll(() => page.getByRole('treeitem').elements().length).toBe(2);
  await europe.click();
  await europe.click();
  await expect.element(page.getByRole('treeitem', { name: 'Berlin' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('who presses an answered combobox and types means another answer; a second press is for the caret', async () => {
  const onValueChange = vi.fn();
  const options = ['Ada Novak', 'Cary Orn'].map((label) => ({ value: label, label }));
  await show(
    <Combobox aria-label="Customer" options={options} defaultValue={options[0]} {...{ onValueChange }} takesFirst />,
  );
  const input = page.getByRole('combobox', { name: 'Customer' });
  await input.click();
  await userEvent.keyboard('ca');
  await expect.element(input).toHaveValue('ca');
  await expect.element(page.getByRole('option')).toHaveTextContent('Cary Orn');
  await userEvent.keyboard('{Enter}');
  expect(onValueChange).toHaveBeenLastCalledWith(options[1]);
  await input.click();
  await userEvent.keyboard('{End}x');
  await expect.element(input).toHaveValue('Cary Ornx');
});

test('of thousands of options only some are drawn, and the keys come to all of them', async () => {
  const many = Array.from({ length: 2000 }, (_, place) => ({ value: `${place}`, label: `Part ${place + 1}` }));
  await show(<Combobox aria-label="Part" options={many} />);
  input().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(at).toBe('Part 1');
  expect(options().length).toBeLessThan(250);
  expect(options()[0]?.getAttribute('aria-setsize')).toBe('2000');
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(at).toBe('Part 2000');
  expect(options().at(-1)?.getAttribute('aria-posinset')).toBe('2000');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => input().value).toBe('Part 2000');
  await userEvent.keyboard('{Escape}{Delete}');
  await page.getByRole('combobox').fill('Part 7');
  await expect.poll(() => options()[0]?.textContent).toBe('Part 7');
  const last = () => options().at(-1)?.textContent;
  await expect
    .poll(() => {
      // As a wheel does.
      const list = document.querySelector('[role=listbox]');
      if (list) list.scrollTop = list.scrollHeight;
      return last();
    })
    .toBe('Part 1997');
});
