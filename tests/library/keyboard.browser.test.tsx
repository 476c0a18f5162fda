import { type ReactElement, useEffect, useRef, useState } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Accordion, AccordionItem, keyboard as ofAccordion } from '#components/accordion';
import { Board, keyboard as ofBoard } from '#components/board';
import { Button, keyboard as ofButton } from '#components/button';
import { Calendar, keyboard as ofCalendar } from '#components/calendar';
import { LineChart, keyboard as ofChart } from '#components/chart';
import { Checkbox, keyboard as ofCheckbox } from '#components/checkbox';
import { Combobox, keyboard as ofCombobox } from '#components/combobox';
import { CommandPalette, keyboard as ofPalette } from '#components/command-palette';
import { ContextMenu, keyboard as ofContextMenu } from '#components/context-menu';
import { type Column, DataTable, keyboard as ofTable } from '#components/data-table';
import { DateInput, keyboard as ofDate } from '#components/date-input';
import { DateRangePicker, keyboard as ofRange } from '#components/date-range-picker';
import { Diagram, keyboard as ofDiagram } from '#components/diagram';
import { AlertDialog, Dialog, keyboard as ofDialog } from '#components/dialog';
import { DropdownMenu, keyboard as ofMenu } from '#components/dropdown-menu';
import { FileDrop, keyboard as ofFiles } from '#components/file-drop';
import { Form, keyboard as ofForm } from '#components/form';
import type { KeyRow } from '#components/internal';
import { Link, keyboard as ofLink } from '#components/link';
import { MultiSelect, keyboard as ofMulti } from '#components/multi-select';
import { NumberInput, keyboard as ofNumber } from '#components/number-input';
import { keyboard as ofPages, Pagination } from '#components/pagination';
import { keyboard as ofPassword, PasswordInput } from '#components/password-input';
import { keyboard as ofPopover, Popover } from '#components/popover';
import { keyboard as ofFilter, PropertyFilter } from '#components/property-filter';
import { keyboard as ofRadio, RadioGroup } from '#components/radio-group';
import { keyboard as ofSearch, SearchInput } from '#components/search-input';
import { keyboard as ofSegments, SegmentedControl } from '#components/segmented-control';
import { keyboard as ofSelect, Select } from '#components/select';
import { keyboard as ofPlaces, SideNav } from '#components/side-nav';
import { keyboard as ofSlider, RangeSlider } from '#components/slider';
import { keyboard as ofSortable, SortableList } from '#components/sortable-list';
import { keyboard as ofPanels, SplitPanels } from '#components/split-panels';
import { keyboard as ofStepper, Stepper } from '#components/stepper';
import { keyboard as ofSwitch, Switch } from '#components/switch';
import { keyboard as ofTabs, Tabs } from '#components/tabs';
import { keyboard as ofTag, Tag, TagList } from '#components/tag';
import { TextInput } from '#components/text-input';
import { Textarea } from '#components/textarea';
import { keyboard as ofToast, ToastProvider, useToast } from '#components/toast';
import { keyboard as ofToggle, Toggle } from '#components/toggle';
import { keyboard as ofToggles, ToggleGroup } from '#components/toggle-group';
import { keyboard as ofTooltip, Tooltip } from '#components/tooltip';
import { keyboard as ofTree, TreeView } from '#components/tree-view';
import { drawn, show } from './show.tsx';

// Wide enough for columns.
beforeAll(() => page.viewport(1000, 700));

const places = ['Berlin', 'Cairo', 'Lagos', 'Osaka', 'Oslo'].map((label) => ({ value: label.toLowerCase(), label }));
const someClosed = places.map((place) =>
  place.value === 'oslo' ? { ...place, description: 'Not before Monday', disabled: true } : place,
);
const find = async (typed: string) => places.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));
let done = '';
const act = (name: string) => () => {
  done = name;
};

const inputOf = (role: string) => () => (document.querySelector(`[role=${role}]`) as HTMLInputElement).value;
const tags = () =>
  [...document.querySelectorAll('ul:not([role]) > li > :not(button)')].map(({ textContent }) => textContent).join(', ');
const checked = () => document.querySelector('[aria-checked]')?.getAttribute('aria-checked') ?? undefined;
const button = <Button>Open</Button>;

/** Tells something once. */
function Told() {
  const tell = useToast();
  const isTold = useRef(false);
  useEffect(() => {
    if (!isTold.current) tell({ title: 'Kept.', actions: [{ label: 'Undo', onAction: act('Undone') }] });
    isTold.current = true;
  }, [tell]);
  return null;
}

function Palette() {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  const commands = places.map(({ value, label }) => ({ key: value, label, onSelect: act(label) }));
  return (
    <CommandPalette
      label="Find"
      placeholder=""
      groups={[{ key: 'places', title: 'Places', commands }]}
      nothing="-"
      onClose={() => setIsOpen(false)}
    />
  );
}

function Order() {
  const [items, setItems] = useState(['Berlin', 'Cairo', 'Lagos']);
  return (
    <SortableList label="Places" items={items} keyOf={String} nameOf={String} onItemsChange={setItems}>
      {(item) => item}
    </SortableList>
  );
}

function Tags() {
  const [kept, keep] = useState(['Berlin', 'Cairo']);
  return (
    <TagList aria-label="Places">
      {kept.map((place) => (
        <Tag key={place} onRemove={() => keep(kept.filter((other) => other !== place))}>
          {place}
        </Tag>
      ))}
    </TagList>
  );
}

interface City {
  place: string;
  country: string;
}

const cities: Column<City>[] = [
  { id: 'place', heading: 'Place', cell: ({ place }) => place, sortable: true, width: 200 },
  {
    id: 'country',
    heading: 'Country',
    cell: ({ country }) => country,
    editor: ({ country }) => <TextInput aria-label="New country" defaultValue={country} />,
  },
];

function States() {
  return (
    <Diagram
      label="States"
      nodes={['Open', 'Ready', 'Done'].map((name) => ({ id: name, name, content: name }))}
      edges={[
        { id: 'mend', from: 'Open', to: 'Ready', name: 'Mend', content: 'Mend' },
        { id: 'hand', from: 'Ready', to: 'Done', name: 'Hand over', content: 'Hand over' },
      ]}
      list="Open, ready, done"
    />
  );
}

/** What was said last. */
const said = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('');

interface Sample {
  rows: readonly KeyRow[];
  draw: ReactElement;
  /** What has the focus to begin with. */
  start: string;
  chosen?: () => string | null | undefined;
}

const samples: Record<string, Sample> = {
  Select: {
    rows: ofSelect,
    draw: <Select aria-label="Place" options={someClosed} defaultValue="cairo" />,
    start: '[role=combobox]',
    chosen: () => document.querySelector('[role=combobox]')?.textContent,
  },
  Combobox: {
    rows: ofCombobox,
    draw: <Combobox aria-label="Place" search={find} />,
    start: '[role=combobox]',
    chosen: inputOf('combobox'),
  },
  MultiSelect: {
    rows: ofMulti,
    draw: <MultiSelect aria-label="Places" search={find} defaultValue={places.slice(0, 2)} />,
    start: '[role=combobox]',
    chosen: tags,
  },
  PropertyFilter: {
    rows: ofFilter,
    draw: (
      <PropertyFilter
        label="Filter"
        properties={[
          { key: 'state', label: 'State', values: [{ value: 'open', label: 'Open' }] },
          { key: 'customer', label: 'Customer' },
        ]}
        defaultValue={[{ property: 'customer', operator: 'contains', value: 'nov' }]}
      />
    ),
    start: '[role=combobox]',
    chosen: tags,
  },
  DropdownMenu: {
    rows: ofMenu,
    draw: (
      <DropdownMenu
        trigger={<Button>More</Button>}
        entries={[
          { kind: 'action', label: 'Rename', onSelect: act('Rename') },
          { kind: 'action', label: 'Move', onSelect: act('Move'), disabled: true },
          {
            kind: 'choice',
            label: 'Theme',
            value: 'dark',
            onValueChange: (value) => act(value)(),
            options: [
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ],
          },
          {
            kind: 'check',
            label: 'Urgent',
            checked: true,
            onCheckedChange: (checked) => act(`Urgent ${checked}`)(),
          },
          {
            kind: 'link',
            link: (
              <Link href="#history" onClick={act('History')}>
                History
              </Link>
            ),
          },
          {
            kind: 'submenu',
            label: 'Send',
            entries: [
              { kind: 'action', label: 'Workshop', onSelect: act('Workshop') },
              { kind: 'action', label: 'Store', onSelect: act('Store') },
            ],
          },
          { kind: 'action', label: 'Delete', onSelect: act('Delete') },
        ]}
      />
    ),
    start: '[aria-haspopup=menu]',
    chosen: () => done,
  },
  ContextMenu: {
    rows: ofContextMenu,
    draw: (
      <ContextMenu
        label="Repair"
        trigger={<Button data-thing>Opener</Button>}
        entries={[
          { kind: 'action', label: 'Rename', onSelect: act('Rename') },
          {
            kind: 'submenu',
            label: 'Send',
            entries: [{ kind: 'action', label: 'Workshop', onSelect: act('Workshop') }],
          },
          { kind: 'action', label: 'Delete', onSelect: act('Delete') },
        ]}
      />
    ),
    start: '[data-thing]',
    chosen: () => done,
  },
  Tabs: {
    rows: ofTabs,
    draw: (
      <Tabs
        label="Repair"
        tabs={[
          { value: 'work', label: 'Work', content: 'What was done.' },
          { value: 'messages', label: 'Messages', content: 'What was said.' },
          { value: 'history', label: 'History', content: 'What happened.' },
        ]}
      />
    ),
    start: '[role=tab]',
    chosen: () => document.querySelector('[aria-selected=true]')?.textContent,
  },
  RadioGroup: {
    rows: ofRadio,
    draw: <RadioGroup aria-label="Place" options={places} />,
    start: '[role=radio]',
    chosen: () => document.querySelector('[aria-checked=true]')?.parentElement?.textContent,
  },
  Checkbox: { rows: ofCheckbox, draw: <Checkbox label="Late" />, start: '[role=checkbox]', chosen: checked },
  Switch: { rows: ofSwitch, draw: <Switch label="Late" />, start: '[role=switch]', chosen: checked },
  Chart: {
    rows: ofChart,
    draw: (
      <LineChart
        label="Repairs a month"
        points={[12, 19, 8].map((value, at) => ({ key: `${at}`, label: ['Jan', 'Feb', 'Mar'][at], value }))}
      />
    ),
    start: '[role=slider]',
    chosen: () => document.querySelector('[role=slider]')?.getAttribute('aria-valuetext'),
  },
  Slider: {
    rows: ofSlider,
    draw: <RangeSlider aria-label="Count" defaultValue={[5, 15]} max={20} />,
    start: '[role=slider]',
    chosen: () => document.querySelector('[role=group] bdi:last-child')?.textContent,
  },
  SplitPanels: {
    rows: ofPanels,
    draw: <SplitPanels label="Places" first="Berlin" second="Cairo" collapsible />,
    start: '[role=separator]',
    chosen: () => document.querySelector('[role=separator]')?.getAttribute('aria-valuenow'),
  },
  NumberInput: {
    rows: ofNumber,
    draw: <NumberInput aria-label="Count" defaultValue={5} min={0} max={20} />,
    start: '[role=spinbutton]',
    chosen: inputOf('spinbutton'),
  },
  DateInput: {
    rows: ofDate,
    draw: <DateInput aria-label="Due on" defaultValue="2026-03-09" />,
    start: '[role=spinbutton]',
    chosen: () =>
      [...document.querySelectorAll<HTMLInputElement>('[role=spinbutton]')].map(({ value }) => value).join('/'),
  },
  DateRangePicker: {
    rows: ofRange,
    draw: (
      <DateRangePicker
        label="Due on"
        presets={[{ label: 'March', range: { from: '2026-03-01', to: null } }]}
        defaultValue={{ from: '2026-03-31', to: null }}
      />
    ),
    start: '[role=combobox]',
  },
  Form: {
    rows: ofForm,
    draw: (
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          act('Sent')();
        }}
      >
        <Textarea aria-label="Fault" />
      </Form>
    ),
    start: 'textarea',
    chosen: () => done,
  },
  Dialog: {
    rows: ofDialog,
    draw: (
      <>
        <Dialog trigger={button} title="Take back">
          <TextInput aria-label="Reason" />
        </Dialog>
        <AlertDialog
          trigger={<Button>More</Button>}
          title="Delete it?"
          description="It is gone then."
          action="Delete"
          onAction={act('Deleted')}
        />
      </>
    ),
    start: '[aria-haspopup]',
    chosen: () => done,
  },
  FileDrop: {
    rows: ofFiles,
    draw: (
      <FileDrop
        accept=".md"
        onFiles={act('Taken')}
        onClickCapture={(event) => {
          if (!(event.target as HTMLElement).matches('[type=file]')) return;
          // The window of the system would stay open.
          event.preventDefault();
          done = 'Asked';
        }}
      />
    ),
    start: '[aria-describedby]',
    chosen: () => done,
  },
  Toast: {
    rows: ofToast,
    draw: (
      <ToastProvider>
        <Told />
      </ToastProvider>
    ),
    // Once there is a message.
    start: 'body:has([role=region] li) button',
    chosen: () => done || document.querySelector('[role=region] li')?.textContent || '',
  },
  PasswordInput: {
    rows: ofPassword,
    draw: <PasswordInput aria-label="Password" defaultValue="late lamp" />,
    start: 'input',
    chosen: () => document.querySelector('input')?.type,
  },
  SearchInput: {
    rows: ofSearch,
    draw: <SearchInput label="Find" defaultValue="lamp" />,
    start: 'input',
    chosen: () => document.querySelector('input')?.value,
  },
  Popover: {
    rows: ofPopover,
    draw: (
      <Popover trigger={button} label="More">
        <TextInput aria-label="Reason" />
      </Popover>
    ),
    start: '[aria-haspopup]',
  },
  Tooltip: {
    rows: ofTooltip,
    draw: (
      <Tooltip content="Into the clipboard">
        <Button>Copy</Button>
      </Tooltip>
    ),
    start: 'button:nth-of-type(2)',
  },
  Board: {
    rows: ofBoard,
    draw: (
      <Board
        label="Places"
        columns={[
          { key: 'open', title: 'Open', cards: [{ key: 'berlin', name: 'Berlin', content: 'Berlin' }] },
          { key: 'ready', title: 'Ready', cards: [{ key: 'lagos', name: 'Lagos', content: 'Lagos' }] },
        ]}
        refusalOf={() => undefined}
        onMove={(card, column) => act(`${card} to ${column}`)()}
      />
    ),
    start: '[data-key=berlin]',
    chosen: () => done || said(),
  },
  Calendar: {
    rows: ofCalendar,
    draw: (
      <Calendar
        label="Places"
        // Where the tab key stops first in it.
        today="2026-03-10"
        entriesOf={(day) =>
          day === '2026-03-09' ? [{ key: 'berlin', name: 'Berlin', content: <Link href="#berlin">Berlin</Link> }] : []
        }
        onMove={(entry, day) => act(`${entry} to ${day}`)()}
        addTo={(day, tabIndex) => (
          <button tabIndex={tabIndex} type="button" aria-label={`New on ${day}`}>
            +
          </button>
        )}
      />
    ),
    start: '[data-entry] a',
    chosen: () => done || said(),
  },
  DataTable: {
    rows: ofTable,
    draw: (
      <DataTable
        grid
        caption="Cities"
        columns={cities}
        rows={[
          { place: 'Berlin', country: 'Germany' },
          { place: 'Oslo', country: 'Norway' },
        ]}
        keyOf={({ place }) => place}
        nameOf={({ place }) => place}
        markOf={({ place }) =>
          place === 'Oslo' &&
          ['Call', 'Visit'].map((does) => <button key={does} type="button" aria-label={`${does} ${place}`} />)
        }
        onSortChange={(sort) => act(sort.join())()}
        onResize={(_, width) => act(String(width))()}
      />
    ),
    // Once it is walked through, and its cells can be changed.
    start: 'table:has(td button) th button[tabindex="0"]',
    chosen: () => done,
  },
  TreeView: {
    rows: ofTree,
    draw: (
      <>
        <TreeView
          label="Places"
          defaultExpanded={['africa']}
          items={[
            {
              id: 'africa',
              label: 'Africa',
              children: [
                { id: 'lagos', label: 'Lagos' },
                { id: 'luanda', label: 'Luanda' },
              ],
            },
            { id: 'europe', label: 'Europe', children: [{ id: 'berlin', label: 'Berlin' }] },
          ]}
        />
        <TreeView
          label="Cities"
          selection="multiple"
          items={['Cairo', 'Giza'].map((label) => ({ id: label, label }))}
        />
      </>
    ),
    start: '[role=treeitem]',
    chosen: () =>
      [...(document.activeElement?.closest('[role=tree]')?.children ?? [])]
        .map((item) => `${item.textContent}${item.ariaSelected === 'true' || item.ariaChecked === 'true' ? ' ✓' : ''}`)
        .join(', '),
  },
  Accordion: {
    rows: ofAccordion,
    draw: (
      <Accordion type="multiple">
        {['Work', 'Messages', 'History'].map((title) => (
          <AccordionItem key={title} title={title} value={title}>
            What was done.
          </AccordionItem>
        ))}
      </Accordion>
    ),
    start: 'h3 button',
    chosen: () => document.querySelector('[role=region]')?.textContent,
  },
  ToggleGroup: {
    rows: ofToggles,
    draw: (
      <ToggleGroup
        type="multiple"
        label="Letters"
        options={['Bold', 'Italic', 'Underlined'].map((label) => ({ value: label, label }))}
      />
    ),
    start: '[role=group] button, [role=toolbar] button',
    chosen: () => document.querySelector('[aria-pressed=true]')?.textContent,
  },
  SegmentedControl: {
    rows: ofSegments,
    draw: (
      <SegmentedControl
        label="Shown as"
        options={['List', 'Board', 'Calendar'].map((label) => ({ value: label, label }))}
      />
    ),
    start: '[role=radio]',
    chosen: () => document.querySelector('[aria-checked=true]')?.textContent,
  },
  Diagram: {
    rows: ofDiagram,
    draw: <States />,
    // Once each thing has its place.
    start: 'section[tabindex]:has(svg path)',
    chosen: () => document.querySelector('[aria-pressed=true]')?.ariaLabel ?? '',
  },
  SortableList: { rows: ofSortable, draw: <Order />, start: 'li button', chosen: said },
  Button: {
    rows: ofButton,
    draw: (
      <>
        <Button disabled>Wait</Button>
        <Button data-start onClick={act('Saved')}>
          Save
        </Button>
      </>
    ),
    start: '[data-start]',
    chosen: () => done,
  },
  Link: {
    rows: ofLink,
    draw: (
      <Link
        href="#repairs"
        onClick={(event) => {
          event.preventDefault();
          act('Followed')();
        }}
      >
        Repairs
      </Link>
    ),
    start: '[href="#repairs"]',
    chosen: () => done,
  },
  Tag: {
    rows: ofTag,
    draw: <Tags />,
    start: '[aria-label="Remove Berlin"]',
    chosen: tags,
  },
  Toggle: {
    rows: ofToggle,
    draw: <Toggle>Bold</Toggle>,
    start: '[aria-pressed]',
    chosen: () => document.querySelector('[aria-pressed]')?.ariaPressed,
  },
  Stepper: {
    rows: ofStepper,
    draw: (
      <Stepper
        steps={['Customer', 'Fault', 'Parts'].map((label) => ({ key: label, label }))}
        defaultCurrent={1}
        furthest={2}
      />
    ),
    start: 'li button',
    chosen: () => document.querySelector('[aria-current=step]')?.textContent,
  },
  Pagination: {
    rows: ofPages,
    draw: <Pagination numbered defaultPage={2} total={75} />,
    // Once the numbers are there.
    start: 'nav:has([aria-current=page]) button[aria-label="Next page"]',
    chosen: () => document.querySelector('[aria-current=page]')?.textContent,
  },
  SideNav: {
    rows: ofPlaces,
    draw: (
      <SideNav
        groups={[
          {
            key: 'work',
            entries: ['Repairs', 'Customers'].map((name) => ({
              key: name,
              link: (
                <Link href={`#${name}`} onClick={act(name)}>
                  {name}
                </Link>
              ),
            })),
          },
          {
            key: 'reports',
            title: 'Reports',
            collapsible: true,
            entries: [{ key: 'years', link: <Link href="#years">Years</Link> }],
          },
        ]}
      />
    ),
    // Once its titles fold.
    start: 'nav:has([aria-expanded]) a',
    chosen: () => done || document.querySelector('[href="#years"]')?.textContent || '',
  },
  CommandPalette: { rows: ofPalette, draw: <Palette />, start: 'input', chosen: () => done },
};

const isOpen = () =>
  document.querySelector(
    '[role=option], li > [aria-expanded=true], [role=menu], [role=dialog], [role=alertdialog], [role=tooltip]',
  ) !== null;

/** What the keys have come to: an option that is pointed at, or what has the focus. */
function at(): string | null | undefined {
  const active = document.activeElement;
  const pointed = document.getElementById(active?.getAttribute('aria-activedescendant') ?? '');
  const element = pointed ?? active;
  if (element?.matches('[role=option][aria-describedby]')) return element.querySelector('span > span')?.textContent;
  return element?.getAttribute('aria-label') ?? (element?.textContent || element?.parentElement?.textContent);
}

const turned: Partial<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Presses what a row names, and lets it go at once. */
async function press(keys: string, isTurned: boolean) {
  const [key = '', ...modifiers] = keys.split('+').reverse();
  const pressed = key === 'Space' ? ' ' : (isTurned && turned[key]) || key;
  const held = modifiers.map((modifier) => `{${modifier}>}`).join('');
  const released = modifiers.map((modifier) => `{/${modifier}}`).join('');
  await userEvent.keyboard(`${held}${pressed.length > 1 ? `{${pressed}}` : pressed}${released}`);
  await drawn();
}

const asks = Object.entries(samples).flatMap(([name, sample]) =>
  sample.rows.flatMap((row) => [
    { name, sample, row, direction: 'ltr' as const },
    ...(row.isMirrored ? [{ name, sample, row, direction: 'rtl' as const }] : []),
  ]),
);

const soon = { interval: 10, timeout: 15_000 };
const hasOpened = () => isOpen() && at() !== 'More' && at() !== 'Open';

describe('keys do what the keyboard table of a component says', () => {
  test.each(asks)('$name, $direction: $row.when, $row.after, $row.keys', async ({ sample, row, direction }) => {
    done = '';
    await show(
      <>
        <Button>Before</Button>
        {sample.draw}
        <Button>After</Button>
      </>,
      direction,
    );
    await expect.poll(() => document.querySelector(sample.start), soon).not.toBeNull();
    document.querySelector<HTMLElement>(sample.start)?.focus();
    const isTurned = direction === 'rtl';
    for (const keys of row.after ?? []) {
      await press(keys, isTurned);
      // What opens may have to be loaded, or looked for.
      if (keys !== 'Tab' && document.querySelector('[aria-expanded=true]:not([role=treeitem], nav *)'))
        await expect.poll(hasOpened, soon).toBe(true);
    }
    await press(row.keys, isTurned);
    const { leaves } = row;
    const found = () => ({
      ...(leaves.at === undefined ? {} : { at: at() }),
      ...(leaves.isOpen === undefined ? {} : { isOpen: isOpen() }),
      ...(leaves.chosen === undefined ? {} : { chosen: sample.chosen?.() }),
    });
    await expect.poll(found, soon).toEqual(leaves);
  });
});

test('what a combobox has found is named, counted, and scrolls by itself', async () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ value: String(index), label: `Place ${index}` }));
  await show(
    <>
      <label htmlFor="place">Where to</label>
      <Combobox id="place" search={async () => many} />
    </>,
  );
  document.querySelector<HTMLElement>('[role=combobox]')?.focus();
  await press('ArrowUp', false);
  await expect.poll(at).toBe('Place 39');
  const list = document.querySelector('[role=listbox]') as HTMLElement;
  expect(list.getAttribute('aria-label')).toBe('Where to');
  expect([...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)).toContain('40 results');
  expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  await expect.poll(() => list.scrollTop).toBeGreaterThan(0);
});
