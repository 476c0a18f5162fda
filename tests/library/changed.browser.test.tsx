import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#components/button';
import { CommandPalette } from '#components/command-palette';
import { DataTable, type DataTableProps } from '#components/data-table';
import { DateInput, TimeInput } from '#components/date-input';
import { DateRangePicker } from '#components/date-range-picker';
import { Dialog } from '#components/dialog';
import { DropdownMenu } from '#components/dropdown-menu';
import { Form } from '#components/form';
import { LocaleProvider } from '#components/locale';
import { german } from '#components/locale/de';
import { NumberInput } from '#components/number-input';
import { Pagination } from '#components/pagination';
import { Popover } from '#components/popover';
import { Progress } from '#components/progress';
import { RadioGroup } from '#components/radio-group';
import { Select } from '#components/select';
import { SortableList } from '#components/sortable-list';
import { Tag } from '#components/tag';
import { TextInput } from '#components/text-input';
import { show } from './show.tsx';

beforeAll(() => page.viewport(1000, 700));

test('a thing is drawn over several places at once, downwards as upwards', async () => {
  await show(
    <SortableList label="Order" defaultItems={['A', 'B', 'C', 'D', 'E']} keyOf={String} nameOf={String}>
      {(item) => <span>{item}</span>}
    </SortableList>,
  );
  const order = () =>
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  const drag = (from: string, to: string, y: number) =>
    userEvent.dragAndDrop(
      page.getByRole('button', { name: `Move ${from}` }),
      page.getByRole('button', { name: `Move ${to}` }),
      { steps: 20, targetPosition: { x: 12, y }, force: true } as object,
    );
  await drag('A', 'E', 23);
  expect(order()).toEqual(['B', 'C', 'D', 'E', 'A']);
  await drag('A', 'B', 1);
  expect(order()).toEqual(['A', 'B', 'C', 'D', 'E']);
  await userEvent.click(page.getByRole('button', { name: 'Move B' }));
  await expect
    .element(page.getByRole('button', { name: 'Move B', exact: true }))
    .toHaveAttribute('aria-expanded', 'true');
});

test('a range of which an end is open is no half of one', async () => {
  const tell = vi.fn();
  await show(
    <DateRangePicker
      label="When"
      defaultValue={{ from: '2026-03-02', to: '2026-03-05' }}
      presets={[{ label: 'From the ninth', range: { from: '2026-03-09', to: null } }]}
      onValueChange={tell}
    />,
  );
  await page.getByRole('combobox').click();
  await page.getByRole('button', { name: 'From the ninth' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('combobox')).toHaveTextContent('Mar 9, 2026 –');
  expect(tell.mock.calls).toEqual([[{ from: '2026-03-09', to: null }]]);
});

test('a range of empty texts is none', async () => {
  await show(<DateRangePicker label="When" value={{ from: '', to: '' }} />);
  await expect.element(page.getByRole('combobox')).toHaveTextContent('Choose…');
});

test('what is being sent is not sent again by Control and Enter', async () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await show(
    <Form
      onSubmit={send}
      actions={
        <Button type="submit" busy>
          Save
        </Button>
      }
    >
      <TextInput aria-label="Name" />
    </Form>,
  );
  await page.getByRole('textbox').click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(send).not.toHaveBeenCalled();
});

function Spoken() {
  const [locale, speak] = useState('de');
  return (
    <LocaleProvider locale={locale}>
      <NumberInput aria-label="Price" grouped defaultValue={1234} />
      <Button onClick={() => speak('en')}>English</Button>
    </LocaleProvider>
  );
}

test('a number is written anew in another language', async () => {
  await show(<Spoken />);
  await expect.element(page.getByRole('spinbutton')).toHaveValue('1.234');
  await page.getByRole('button').click();
  await expect.element(page.getByRole('spinbutton')).toHaveValue('1,234');
});

test('in Egypt thousands are set apart while they are typed, and stay a number', async () => {
  const tell = vi.fn();
  await show(
    <LocaleProvider locale="ar-EG">
      <NumberInput aria-label="Price" grouped onValueChange={tell} />
    </LocaleProvider>,
  );
  await page.getByRole('spinbutton').click();
  await userEvent.keyboard('1234');
  expect(tell.mock.lastCall).toEqual([1234]);
});

test('what is said around a language is said within it, too', async () => {
  await show(
    <LocaleProvider locale="de" strings={german}>
      <LocaleProvider timeZone="Asia/Tokyo">
        <Select aria-label="Wer" options={[]} />
      </LocaleProvider>
    </LocaleProvider>,
  );
  await expect.element(page.getByRole('combobox')).toHaveTextContent(german.choose);
});

test('a day bounds every time of it, and a minute every second', async () => {
  await show(
    <>
      <TimeInput aria-label="Until" value="17:00:00" max="17:00" />
      <DateInput aria-label="Due" withTime value="2026-03-09T10:00" max="2026-03-09" />
    </>,
  );
  expect(page.getByText(/or earlier/).elements()).toEqual([]);
});

test('a menu is named by its trigger, also by one that has an id of its own', async () => {
  await show(
    <DropdownMenu
      trigger={<Button id="more">More</Button>}
      entries={[{ kind: 'action', label: 'Copy', onSelect: () => undefined }]}
    />,
  );
  await page.getByRole('button').click();
  await expect.element(page.getByRole('menu', { name: 'More' })).toBeVisible();
});

test('a description belongs to its choice, whatever its value is called', async () => {
  await show(
    <RadioGroup
      aria-label="When"
      options={[{ value: 'this week', label: 'This week', description: 'Until Sunday' }]}
    />,
  );
  await expect.element(page.getByRole('radio')).toHaveAccessibleDescription('Until Sunday');
});

test('groups of commands are named, whatever their keys are called', async () => {
  const commands = Array.from({ length: 60 }, (_, at) => ({ key: `${at}`, label: `Command ${at}` }));
  await show(
    <CommandPalette
      {...{ label: 'Commands', placeholder: '', nothing: 'None', onClose: () => undefined }}
      groups={[{ key: 'Recent items', title: 'Recent', commands }]}
    />,
  );
  await expect.element(page.getByRole('group', { name: 'Recent' })).toBeVisible();
  for (let at = 0; at < 40; at++) await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('c');
  const active = document.getElementById(
    page.getByRole('combobox').element().getAttribute('aria-activedescendant') ?? '',
  );
  const list = page.getByRole('listbox').element().getBoundingClientRect();
  await expect.poll(() => active?.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.top);
});

test.each(['Dialog', 'Popover', 'DropdownMenu'])(
  'a press that whoever drew the trigger prevents opens no %s',
  async (name) => {
    const trigger = (
      <Button onPointerDown={(event) => event.preventDefault()} onClick={(event) => event.preventDefault()}>
        Open
      </Button>
    );
    const told = vi.fn();
    const overlays = {
      Dialog: <Dialog trigger={trigger} title="Sheet" onOpenChange={told} />,
      Popover: <Popover trigger={trigger} label="Sheet" onOpenChange={told} />,
      DropdownMenu: <DropdownMenu trigger={trigger} entries={[]} onOpenChange={told} />,
    };
    await show(overlays[name as keyof typeof overlays]);
    await page.getByRole('button').click();
    expect(told).not.toHaveBeenCalled();
  },
);

function Rows(props: Pick<DataTableProps<string>, 'columns' | 'rows'>) {
  const [selection, choose] = useState<readonly string[]>([]);
  return (
    <DataTable
      {...props}
      {...{ caption: 'Rows', keyOf: String, nameOf: String }}
      selection={selection}
      onSelectionChange={choose}
    />
  );
}

test('a box that is ticked draws its own row anew, and no other', async () => {
  const cell = vi.fn((row: string) => row);
  const columns = [{ id: 'name', heading: 'Name', cell }];
  const rows = Array.from({ length: 100 }, (_, at) => `Row ${at}`);
  await show(<Rows columns={columns} rows={rows} />);
  cell.mockClear();
  await page.getByRole('checkbox', { name: 'Row 3', exact: false }).first().click();
  await expect.element(page.getByRole('checkbox', { name: 'Row 3', exact: false }).first()).toBeChecked();
  // Strict mode draws each twice.
  expect(cell.mock.calls.length).toBeLessThanOrEqual(2);
});

test('words beside what is typed do not lie over it', async () => {
  await show(
    <>
      <TextInput aria-label="Address" prefix="https://" defaultValue="example.org" />
      <TextInput aria-label="Price" suffix="per month and person" defaultValue="12" />
    </>,
  );
  for (const [name, words] of [
    ['Address', 'https://'],
    ['Price', 'per month and person'],
  ] as const) {
    const input = page.getByRole('textbox', { name }).element();
    const beside = page.getByText(words).element().getBoundingClientRect();
    const { left, right } = input.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(input);
    if (name === 'Address') expect(left + Number.parseFloat(paddingLeft)).toBeGreaterThan(beside.right);
    else expect(right - Number.parseFloat(paddingRight)).toBeLessThan(beside.left);
  }
});

test('what is drawn of several parts is taken away by all of its words', async () => {
  await show(<Tag onRemove={() => undefined}>{3} parts</Tag>);
  await expect.element(page.getByRole('button', { name: 'Remove 3 parts' })).toBeVisible();
});

test('more than all is all', async () => {
  await show(
    <>
      <Progress label="Parts" value={120} />
      <Pagination page={5} total={20} pageSize={20} />
    </>,
  );
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expect.element(page.getByText('1–20 of 20')).toBeVisible();
});
