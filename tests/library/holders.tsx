import type { ReactElement } from 'react';
import { Accordion, AccordionItem } from '#components/accordion';
import { Board } from '#components/board';
import { Button } from '#components/button';
import { Calendar } from '#components/calendar';
import { Checkbox, CheckboxGroup } from '#components/checkbox';
import { Combobox } from '#components/combobox';
import { CommandPalette } from '#components/command-palette';
import { ColumnChoice, DataTable } from '#components/data-table';
import { DateInput, TimeInput } from '#components/date-input';
import { DateRangePicker } from '#components/date-range-picker';
import { Diagram } from '#components/diagram';
import { AlertDialog, Dialog, Drawer } from '#components/dialog';
import {
  DropdownMenu,
  MenuCheckboxItem,
  type MenuEntry,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
} from '#components/dropdown-menu';
import { MultiSelect } from '#components/multi-select';
import { NumberInput } from '#components/number-input';
import { Pagination } from '#components/pagination';
import { PasswordInput } from '#components/password-input';
import { Popover } from '#components/popover';
import { PropertyFilter } from '#components/property-filter';
import { RadioGroup } from '#components/radio-group';
import { SearchInput } from '#components/search-input';
import { SegmentedControl } from '#components/segmented-control';
import { Select } from '#components/select';
import { SideNav } from '#components/side-nav';
import { RangeSlider, Slider } from '#components/slider';
import { SortableList } from '#components/sortable-list';
import { SplitPanels } from '#components/split-panels';
import { Stepper } from '#components/stepper';
import { Switch } from '#components/switch';
import { Tabs } from '#components/tabs';
import { TextInput } from '#components/text-input';
import { Textarea } from '#components/textarea';
import { Toggle } from '#components/toggle';
import { ToggleGroup } from '#components/toggle-group';
import { Tooltip } from '#components/tooltip';
import { TreeView } from '#components/tree-view';

/** A thing in a picture, not the one that it is measured by. */
const pressable = 'section [aria-pressed]:not([inert] *)';

interface Holder {
  /** Draws it with what it holds: `props` say it once as held outside, once as what it begins with. */
  // biome-ignore lint/suspicious/noExplicitAny: each component holds something else
  draw: (props: any) => ReactElement;
  /** What is held, and what it is to begin with. */
  holds: [name: string, value: unknown];
  /** Changes it once: keys at what has the focus, which are the first button or input to begin with. */
  by: string;
  from?: string;
  /** What opens it first. */
  opens?: string;
  /** It closes by that, and is opened again to be seen. */
  reopens?: boolean;
  /** What says how it stands. */
  at: string;
}

const places = ['Berlin', 'Osaka'].map((label) => ({ value: label.toLowerCase(), label }));
const find = async (typed: string) => places.filter(({ label }) => label.includes(typed));
const button = <Button>Open</Button>;
const columns = [{ id: 'name', heading: 'Name', cell: (row: string) => row, compare: () => 0, sortable: true }];
const rows = ['Ada', 'Bob'];
const table = { caption: 'People', columns, rows, keyOf: (row: string) => row, nameOf: (row: string) => row };
const tokens = ['ada', 'bob'].map((value) => ({ property: 'name', operator: 'eq', value }) as const);
const filter = { label: 'Filter', properties: [{ key: 'name', label: 'Name' }] };
const entry = (one: object) => <DropdownMenu defaultOpen trigger={button} entries={[one as MenuEntry]} />;
const sheet = (role: string) => ({
  holds: ['open', true] as Holder['holds'],
  by: '{Escape}',
  from: 'body',
  at: `[role=${role}]`,
});
const menu = '[aria-haspopup=menu]';
const [space, down, right] = [' ', '{ArrowDown}', '{ArrowRight}'];

export const holders: Record<string, Holder> = {
  Accordion: {
    draw: (props) => (
      <Accordion type="single" collapsible {...props}>
        <AccordionItem value="more" title="More">
          Words
        </AccordionItem>
      </Accordion>
    ),
    ...{ holds: ['value', ''], by: space, at: '[aria-expanded]' },
  },
  AlertDialog: {
    draw: (props) => <AlertDialog title="Go?" description="Gone" action="Go" onAction={() => undefined} {...props} />,
    ...sheet('alertdialog'),
  },
  Board: {
    draw: (props) => <Board label="Orders" {...props} />,
    ...{
      holds: [
        'columns',
        [
          { key: 'open', title: 'Open', cards: [{ key: 'a', name: 'A-1', content: 'A-1' }] },
          { key: 'paid', title: 'Paid', cards: [] },
        ],
      ],
      by: ' {ArrowRight} ',
      from: '[data-key]',
    },
    at: 'section ul',
  },
  Calendar: {
    draw: (props) => <Calendar label="Visits" today="2026-03-09" entriesOf={() => []} {...props} />,
    ...{ holds: ['month', '2026-03'], by: space, at: 'h2' },
  },
  Checkbox: { draw: (props) => <Checkbox {...props} />, holds: ['checked', false], by: space, at: '[role=checkbox]' },
  CheckboxGroup: {
    draw: (props) => <CheckboxGroup aria-label="Place" options={places} {...props} />,
    ...{ holds: ['value', []], by: space, at: '[role=checkbox]' },
  },
  ColumnChoice: {
    draw: (props) => <ColumnChoice columns={[...columns, { id: 'age', heading: 'Age' }]} {...props} />,
    ...{ holds: ['value', ['name', 'age']], by: space, opens: 'button', from: '[role=checkbox]' },
    at: '[role=checkbox]',
  },
  Combobox: {
    draw: (props) => <Combobox aria-label="Place" search={find} {...props} />,
    ...{ holds: ['value', null], by: 'Osaka{Enter}', at: 'input' },
  },
  'DataTable expanded': {
    draw: (props) => <DataTable {...table} detailOf={(row) => row} {...props} />,
    ...{ holds: ['expanded', new Set()], by: space, from: 'td [aria-expanded]', at: 'td [aria-expanded]' },
  },
  'DataTable selection': {
    draw: (props) => <DataTable {...table} {...props} />,
    ...{ holds: ['selection', new Set()], by: space, from: 'td [role=checkbox]' },
    at: 'td [role=checkbox]',
  },
  'DataTable sort': {
    draw: (props) => <DataTable {...table} {...props} />,
    ...{ holds: ['sort', ['name']], by: space, from: 'th button', at: 'th' },
  },
  DateInput: {
    draw: (props) => <DateInput aria-label="Day" {...props} />,
    ...{ holds: ['value', '2026-03-09'], by: '{ArrowUp}', from: '[role=spinbutton]', at: '[role=spinbutton]' },
  },
  DateRangePicker: {
    draw: (props) => (
      <DateRangePicker label="When" presets={[{ label: 'Ever', range: { from: '2026-01-01', to: null } }]} {...props} />
    ),
    ...{
      holds: ['value', { from: null, to: null }],
      by: '{Enter}',
      opens: '[role=combobox]',
      from: '[role=dialog] button',
    },
    at: '[role=combobox]',
  },
  Dialog: { draw: (props) => <Dialog title="Order" {...props} />, ...sheet('dialog') },
  Drawer: { draw: (props) => <Drawer title="Order" {...props} />, ...sheet('dialog') },
  DropdownMenu: {
    draw: (props) => (
      <DropdownMenu trigger={button} {...props}>
        <MenuItem>Rename</MenuItem>
      </DropdownMenu>
    ),
    ...sheet('menu'),
  },
  'MenuEntry check': {
    draw: (props) => entry({ kind: 'check', label: 'Urgent', ...props }),
    ...{ holds: ['checked', false], by: space, from: '[role=menuitemcheckbox]', at: '[role=menuitemcheckbox]' },
  },
  'MenuEntry choice': {
    draw: (props) => entry({ kind: 'choice', label: 'Place', options: places, ...props }),
    ...{ holds: ['value', 'berlin'], by: '{Enter}', reopens: true, from: '[role=menuitemradio]:last-child' },
    at: '[role=menuitemradio]',
  },
  MenuCheckboxItem: {
    draw: (props) => (
      <DropdownMenu defaultOpen trigger={button}>
        <MenuCheckboxItem {...props}>Urgent</MenuCheckboxItem>
      </DropdownMenu>
    ),
    ...{ holds: ['checked', true], by: '{Enter}', reopens: true, from: '[role=menuitemcheckbox]' },
    at: '[role=menuitemcheckbox]',
  },
  MenuRadioGroup: {
    draw: (props) => (
      <DropdownMenu defaultOpen trigger={button}>
        <MenuRadioGroup label="Place" {...props}>
          <MenuRadioItem value="berlin">Berlin</MenuRadioItem>
          <MenuRadioItem value="osaka">Osaka</MenuRadioItem>
        </MenuRadioGroup>
      </DropdownMenu>
    ),
    ...{ holds: ['value', 'berlin'], by: '{Enter}', reopens: true, from: '[role=menuitemradio]:last-child' },
    at: '[role=menuitemradio]',
  },
  MultiSelect: {
    draw: (props) => <MultiSelect aria-label="Places" search={find} {...props} />,
    ...{ holds: ['value', places], by: space, from: 'li button', at: 'ul' },
  },
  NumberInput: {
    draw: (props) => <NumberInput aria-label="Price" {...props} />,
    ...{ holds: ['value', 5], by: '{ArrowUp}', at: 'input' },
  },
  'Pagination page': {
    draw: (props) => <Pagination total={90} pageSize={10} numbered {...props} />,
    ...{ holds: ['page', 2], by: space, at: '[aria-current=page]' },
  },
  'Pagination pageSize': {
    draw: (props) => <Pagination total={90} pageSizes={[10, 50]} {...props} />,
    ...{ holds: ['pageSize', 10], by: '{Enter}', opens: menu, from: '[role=menuitemradio]:last-child' },
    at: '[aria-live]',
  },
  Popover: {
    draw: (props) => (
      <Popover trigger={button} label="More" {...props}>
        <Button>In it</Button>
      </Popover>
    ),
    ...sheet('dialog'),
  },
  'PropertyFilter operation': {
    draw: (props) => <PropertyFilter {...filter} defaultValue={tokens} {...props} />,
    ...{ holds: ['operation', 'and'], by: right, from: '[role=radio]', at: '[role=radio]' },
  },
  'PropertyFilter value': {
    draw: (props) => <PropertyFilter {...filter} {...props} />,
    ...{ holds: ['value', tokens], by: space, from: 'li button', at: 'ul' },
  },
  RadioGroup: {
    draw: (props) => <RadioGroup aria-label="Place" options={places} {...props} />,
    ...{ holds: ['value', 'berlin'], by: down, from: '[role=radio]', at: '[role=radio]' },
  },
  'RadioGroup held': {
    draw: (props) => <RadioGroup aria-label="Place" options={places} {...props} />,
    ...{ holds: ['value', 'berlin'], by: '{ArrowDown>}', from: '[role=radio]', at: '[role=radio]' },
  },
  CommandPalette: {
    draw: (props) => (
      <CommandPalette
        label="Find"
        placeholder="Place"
        groups={[]}
        nothing="None"
        onClose={() => undefined}
        {...props}
      />
    ),
    ...{ holds: ['value', 'a'], by: 'b', from: '[role=combobox]', at: '[role=combobox]' },
  },
  PasswordInput: {
    draw: (props) => <PasswordInput aria-label="Password" {...props} />,
    ...{ holds: ['value', 'a'], by: 'b', at: 'input' },
  },
  SearchInput: {
    draw: (props) => <SearchInput label="Place" {...props} />,
    ...{ holds: ['value', 'a'], by: 'b', at: 'input' },
  },
  SegmentedControl: {
    draw: (props) => <SegmentedControl label="Place" options={places} {...props} />,
    ...{ holds: ['value', 'berlin'], by: right, from: '[role=radio]', at: '[role=radio]' },
  },
  'SegmentedControl held': {
    draw: (props) => <SegmentedControl label="Place" options={places} {...props} />,
    ...{ holds: ['value', 'berlin'], by: '{ArrowRight>}', from: '[role=radio]', at: '[role=radio]' },
  },
  Select: {
    draw: (props) => <Select aria-label="Place" options={places} {...props} />,
    ...{ holds: ['value', 'berlin'], by: 'o', from: '[role=combobox]', at: '[role=combobox]' },
  },
  Slider: {
    draw: (props) => <Slider aria-label="Price" {...props} />,
    ...{ holds: ['value', 5], by: right, from: '[role=slider]', at: '[role=slider]' },
  },
  RangeSlider: {
    draw: (props) => <RangeSlider aria-label="Price" {...props} />,
    ...{ holds: ['value', [5, 20]], by: right, from: '[role=slider]', at: '[role=slider]' },
  },
  SortableList: {
    draw: (props) => (
      <SortableList label="Places" keyOf={String} nameOf={String} {...props}>
        {String}
      </SortableList>
    ),
    ...{ holds: ['items', ['Berlin', 'Osaka']], by: down, at: 'li' },
  },
  SideNav: {
    draw: (props) => (
      <SideNav
        groups={[
          { key: 'sites', title: 'Sites', collapsible: true, entries: [{ key: 'a', link: <a href="#a">A</a> }] },
        ]}
        {...props}
      />
    ),
    ...{ holds: ['expanded', []], by: space, at: '[aria-expanded]' },
  },
  SplitPanels: {
    draw: (props) => <SplitPanels label="Places" first="Berlin" second="Cairo" {...props} />,
    ...{ holds: ['value', 40], by: right, from: '[role=separator]', at: '[role=separator]' },
  },
  Stepper: {
    draw: (props) => (
      <Stepper furthest={1} steps={places.map((place) => ({ key: place.value, ...place }))} {...props} />
    ),
    ...{ holds: ['current', 0], by: space, from: 'button:not([aria-current])', at: 'li > *' },
  },
  Switch: {
    draw: (props) => <Switch label="On" {...props} />,
    holds: ['checked', false],
    by: space,
    at: '[role=switch]',
  },
  Tabs: {
    draw: (props) => <Tabs label="Place" tabs={places.map((one) => ({ ...one, content: one.label }))} {...props} />,
    ...{ holds: ['value', 'berlin'], by: right, from: '[role=tab]', at: '[role=tab]' },
  },
  TimeInput: {
    draw: (props) => <TimeInput aria-label="Time" {...props} />,
    ...{ holds: ['value', '14:30'], by: '{ArrowUp}', from: '[role=spinbutton]', at: '[role=spinbutton]' },
  },
  TextInput: {
    draw: (props) => <TextInput aria-label="Place" {...props} />,
    ...{ holds: ['value', 'a'], by: 'b', at: 'input' },
  },
  Textarea: {
    draw: (props) => <Textarea aria-label="Place" {...props} />,
    ...{ holds: ['value', 'a'], by: 'b', from: 'textarea', at: 'textarea' },
  },
  Toggle: { draw: (props) => <Toggle {...props}>Bold</Toggle>, holds: ['pressed', false], by: space, at: 'button' },
  'ToggleGroup of any': {
    draw: (props) => <ToggleGroup type="multiple" label="Place" options={places} {...props} />,
    ...{ holds: ['value', []], by: space, at: 'button' },
  },
  'ToggleGroup of one': {
    draw: (props) => <ToggleGroup type="single" label="Place" options={places} {...props} />,
    ...{ holds: ['value', ''], by: space, at: 'button' },
  },
  Tooltip: {
    draw: (props) => (
      <Tooltip content="Words" {...props}>
        {button}
      </Tooltip>
    ),
    ...sheet('tooltip'),
  },
  'Diagram value': {
    draw: (props) => (
      <Diagram
        label="States"
        nodes={[{ id: 'open', name: 'Open', content: 'Open' }]}
        edges={[]}
        list="Open"
        explanation="What is chosen"
        {...props}
      />
    ),
    ...{ holds: ['value', null], by: '{Enter}', from: pressable, at: pressable },
  },
  'TreeView expanded': {
    draw: (props) => (
      <TreeView
        label="Places"
        items={[{ id: 'eu', label: 'Europe', children: [{ id: 'ber', label: 'Berlin' }] }]}
        {...props}
      />
    ),
    ...{ holds: ['expanded', []], by: right, from: '[role=treeitem]', at: '[role=treeitem]' },
  },
  'TreeView checked': {
    draw: (props) => (
      <TreeView label="Places" selection="multiple" items={[{ id: 'ber', label: 'Berlin' }]} {...props} />
    ),
    ...{ holds: ['checked', []], by: space, from: '[role=treeitem]', at: '[role=treeitem]' },
  },
  'TreeView value': {
    draw: (props) => <TreeView label="Places" items={[{ id: 'ber', label: 'Berlin' }]} {...props} />,
    ...{ holds: ['value', null], by: space, from: '[role=treeitem]', at: '[role=treeitem]' },
  },
};
