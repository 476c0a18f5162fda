import type { Wanted } from './inventory.ts';

const uncontrolled = /\bdefault(Value|Checked|Pressed|Expanded|Open)\b|ComponentProps<typeof Radix\.Root>/;
const onValueChange = /\bonValueChange\b|ComponentProps<typeof Radix\.Root>/;
const sizes = /\bsize\??: |Pick<\w+, '[^>]*size|\bsize = 'md'|extends Omit<TextInputProps/;
const root = /ComponentProps<|\bextends (Omit<)?\w+Props/;
const control = {
  'held outside or inside': uncontrolled,
  onValueChange,
  sizes,
  'className and rest on the root': root,
};

/** The 66 components that a serious product's interface needs, by what they do. */
export const starred: Record<string, readonly Wanted[]> = {
  Actions: [
    { name: 'Button', doors: ['button#Button'], has: { tones: /tone\?/, sizes, busy: /busy\?/, asChild: /asChild/ } },
    { name: 'Icon button', doors: ['icon-button#IconButton'], has: { 'a name is asked for': /\blabel: string/ } },
    {
      name: 'Button group and split button',
      doors: ['button-group#ButtonGroup', 'split-button#SplitButton'],
      has: { 'a name is asked for': /\blabel: string/, 'menu of entries': /entries/ },
    },
    {
      name: 'Toggle and toggle group',
      doors: ['toggle#Toggle', 'toggle-group#ToggleGroup'],
      has: { 'held outside or inside': /defaultPressed/, sizes, icons: /icon\?/ },
    },
    { name: 'Segmented control', doors: ['segmented-control#SegmentedControl'], has: { ...control, icons: /icon\?/ } },
    { name: 'Link', doors: ['link#Link'], has: { asChild: /asChild/ } },
  ],
  Forms: [
    {
      name: 'Field',
      doors: ['field#Field'],
      has: { help: /description\?/, error: /error\?/, warning: /warning\?/, group: /group\?/ },
    },
    { name: 'Form', doors: ['form#Form'], has: { 'error summary': /ErrorSummary/ } },
    { name: 'Checkbox group', doors: ['checkbox#CheckboxGroup'], has: { onValueChange } },
    { name: 'Text input', doors: ['text-input#TextInput'], has: { sizes, prefix: /prefix\?/, suffix: /suffix\?/ } },
    {
      name: 'Text area',
      doors: ['textarea#Textarea'],
      has: { counter: /charactersLeft/, 'grows with its text': /field-sizing|autosize/ },
    },
    { name: 'Input group', doors: ['text-input#TextInput'], has: { 'told to who does not see': /aria-describedby/ } },
    { name: 'Search input', doors: ['search-input#SearchInput'], has: { ...control, clear: /clear/, busy: /busy\?/ } },
    {
      name: 'Number input',
      doors: ['number-input#NumberInput'],
      has: { spinbutton: /spinbutton/, limits: /max\?/, onValueChange },
    },
    {
      name: 'Slider',
      doors: ['slider#Slider', 'slider#RangeSlider'],
      has: {
        ...control,
        marks: /marks\?/,
        'told once it is let go': /onValueCommit/,
        'numbers as the language has them': /formatRange/,
      },
    },
    { name: 'Checkbox', doors: ['checkbox#Checkbox'], has: { 'held outside or inside': uncontrolled } },
    {
      name: 'Radio group',
      doors: ['radio-group#RadioGroup'],
      has: { 'held outside or inside': uncontrolled, descriptions: /description\?/ },
    },
    { name: 'Switch', doors: ['switch#Switch'], has: { 'held outside or inside': uncontrolled } },
    {
      name: 'Select',
      doors: ['select#Select'],
      has: { ...control, groups: /Radix\.Group|groups/, descriptions: /description\?/, icons: /icon\?/ },
    },
    {
      name: 'Combobox',
      doors: ['combobox#Combobox'],
      has: { ...control, 'searches elsewhere': /search\?: \(/, create: /create\?/ },
    },
    {
      name: 'Multi-select',
      doors: ['multi-select#MultiSelect'],
      has: { ...control, 'reaches a form': /<FormValues/ },
    },
    { name: 'Date picker', doors: ['date-input#DateInput'], has: { onValueChange, 'calendar of our own': /Calendar/ } },
    { name: 'Date range picker', doors: ['date-range-picker#DateRangePicker'], has: control },
    { name: 'Time picker', doors: ['date-input#TimeInput'], has: control },
    {
      name: 'File upload',
      doors: ['file-drop#FileDrop'],
      has: {
        several: /multiple/,
        'a list': /TakenFiles/,
        progress: /progressOf\?/,
        refusal: /refus|reject/i,
        'read only': /readOnly\?/,
      },
    },
  ],
  Overlays: [
    { name: 'Dialog', doors: ['dialog#Dialog'], has: { actions: /actions\?/, 'held outside or inside': /useOpening/ } },
    { name: 'Alert dialog', doors: ['dialog#AlertDialog'], has: { tone: /tone\?/ } },
    { name: 'Drawer', doors: ['dialog#Drawer'], has: { sides: /side\?/, sizes: /size\?/ } },
    { name: 'Popover', doors: ['popover#Popover'], has: { 'a name is asked for': /label: string/ } },
    { name: 'Tooltip', doors: ['tooltip#Tooltip'] },
    {
      name: 'Dropdown menu',
      doors: ['dropdown-menu#DropdownMenu'],
      has: {
        submenus: /\.Sub\b/,
        checks: /CheckboxItem/,
        choices: /RadioItem/,
        links: /kind: 'link'/,
        shortcuts: /shortcut/,
      },
    },
    {
      name: 'Context menu',
      doors: ['context-menu#ContextMenu'],
      has: { 'menu of entries': /entries\?/, 'drawn as any menu': /OpenedMenu/ },
    },
    {
      name: 'Command palette',
      doors: ['command-palette#CommandPalette'],
      has: { groups: /groups/, shortcuts: /shortcut\?/ },
    },
  ],
  Feedback: [
    {
      name: 'Toast',
      doors: ['toast#ToastProvider'],
      has: { actions: /actions\?/, limit: /limit\?/, queue: /function queued/ },
    },
    { name: 'Banner', doors: ['banner#Banner'], has: { tones: /tone\?/, actions: /actions\?/, dismiss: /onDismiss/ } },
    {
      name: 'Progress',
      doors: ['progress#Progress'],
      has: { bar: /'bar'/, circle: /'circle'/, 'without an end': /null/, tones: /tone\?/, sizes },
    },
    { name: 'Spinner', doors: ['spinner#Spinner'] },
    { name: 'Skeleton', doors: ['skeleton#Skeleton'] },
    { name: 'Empty state', doors: ['empty-state#EmptyState'], has: { actions: /actions\?/, icon: /icon\?/ } },
    { name: 'Status indicator', doors: ['badge#Badge'], has: { tones: /tone\?/, icon: /icon\?/ } },
    { name: 'Error page', doors: ['error-page#ErrorBoundary'] },
    {
      name: 'Live region',
      doors: ['live-region#LiveRegion'],
      has: { announce: /function announce/, urgency: /assertive/ },
    },
  ],
  Navigation: [
    { name: 'Breadcrumbs', doors: ['breadcrumbs#Breadcrumbs'] },
    { name: 'Tabs', doors: ['tabs#Tabs'], has: { onValueChange, 'held outside or inside': uncontrolled } },
    { name: 'Side navigation', doors: ['side-nav#SideNav'], has: { groups: /groups/, collapse: /collaps|expanded/i } },
    {
      name: 'Pagination',
      doors: ['pagination#Pagination'],
      has: {
        'unknown total': /hasNext/,
        numbers: /numbered\?/,
        'page size': /pageSizes|onPageSize/,
      },
    },
    {
      name: 'Stepper',
      doors: ['stepper#Stepper'],
      has: { done: /done\?/, error: /invalid\?/, links: /link\?/, 'pressed steps': /onCurrentChange\?/ },
    },
    {
      name: 'App shell',
      doors: ['app-shell#AppShell'],
      has: { notice: /notice\?/, 'navigation of a phone': /Drawer/ },
    },
    { name: 'Page header', doors: ['page-header#PageHeader'], has: { actions: /actions\?/, status: /status\?/ } },
    { name: 'Skip link', doors: ['app-shell#SkipLink'] },
    {
      name: 'Tree view',
      doors: ['tree-view#TreeView'],
      has: {
        'held outside or inside': uncontrolled,
        onValueChange,
        'keys of the ARIA practices': /'\*'/,
        'several ticked': /selection\?/,
        'loaded when opened': /load\?/,
        'right to left': /rtl/,
      },
    },
  ],
  Data: [
    {
      name: 'Data table',
      doors: ['data-table#DataTable'],
      has: {
        'sort by several': /sort\?: readonly/,
        select: /selection\?/,
        resize: /onResize/,
        expand: /expand/i,
        pin: /\bpin\?/,
        'rows that open': /detailOf\?/,
        'cells changed in place': /editor\?/,
        'grid keys': /grid\?/,
        density: /density\?/,
        'choice and order of columns': /function ColumnChoice/,
        'sort and select all on a phone': /headOnPhone\?/,
        'virtual rows': /virtual/i,
      },
    },
    {
      name: 'Property filter',
      doors: ['property-filter#PropertyFilter'],
      has: {
        'held outside or inside': uncontrolled,
        onValueChange,
        'taken away': /onRemove/,
        'all or any': /operation\?/,
      },
    },
    { name: 'Card', doors: ['card#Card'], has: { actions: /actions\?/ } },
    {
      name: 'List',
      doors: ['list#List'],
      has: { leading: /leading\?/, trailing: /trailing\?/, density: /density\?/, 'pressed anywhere': /pressable/ },
    },
    { name: 'Key and value', doors: ['key-value#KeyValue'] },
    { name: 'Badge', doors: ['badge#Badge'], has: { tones: /tone\?/ } },
    {
      name: 'Tag',
      doors: ['tag#Tag'],
      has: { tones: /tone\?/, sizes, 'taken away': /onRemove\?/, 'keeps the focus': /TagList/ },
    },
    {
      name: 'Avatar',
      doors: ['avatar#Avatar'],
      has: { picture: /src\?/, initials: /initialsOf/, group: /AvatarGroup/, sizes },
    },
    {
      name: 'Accordion',
      doors: ['accordion#Accordion'],
      has: { 'one or several': uncontrolled, 'level of the title': /level\?/ },
    },
    { name: 'Timeline', doors: ['timeline#Timeline'] },
  ],
  Layout: [
    {
      name: 'Split panels',
      doors: ['split-panels#SplitPanels'],
      has: {
        'held outside or inside': uncontrolled,
        onValueChange,
        'folded away': /collapsible\?/,
        'side by side or not': /orientation\?/,
      },
    },
    { name: 'Stack', doors: ['stack#Stack'] },
    { name: 'Text', doors: ['text#Text'], has: { heading: /function Heading/ } },
    { name: 'Visually hidden', doors: ['visually-hidden#VisuallyHidden'] },
    {
      name: 'Provider',
      doors: ['locale#LocaleProvider', 'portal-container#PortalContainer'],
      has: { direction: /direction/, language: /strings/, portal: /container\?/ },
    },
  ],
};
