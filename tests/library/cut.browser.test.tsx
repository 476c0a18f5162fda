import { type ReactNode, useEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Accordion, AccordionItem } from '#components/accordion';
import { AppShell } from '#components/app-shell';
import { Badge } from '#components/badge';
import { Banner } from '#components/banner';
import { Button } from '#components/button';
import { Combobox } from '#components/combobox';
import { DataTable } from '#components/data-table';
import { DateRangePicker } from '#components/date-range-picker';
import { DropdownMenu } from '#components/dropdown-menu';
import { IconButton } from '#components/icon-button';
import { densities, keysOf } from '#components/internal';
import { LocaleProvider } from '#components/locale';
import { pseudoEnglish } from '#components/locale/pseudo';
import { PropertyFilter } from '#components/property-filter';
import { SegmentedControl } from '#components/segmented-control';
import { Select } from '#components/select';
import { SplitButton } from '#components/split-button';
import { Tabs } from '#components/tabs';
import { TextInput } from '#components/text-input';
import { ToastProvider, useToast } from '#components/toast';
import { Gallery } from './gallery.tsx';
import { drawn, show } from './show.tsx';

const controls =
  'button, a[href], input:not([aria-hidden]), select, textarea, [role=checkbox], [role=tab], [role=radio]';

afterEach(async () => {
  await page.viewport(414, 896);
  document.documentElement.removeAttribute('style');
  delete document.documentElement.dataset.density;
});

/** Draws something on the narrowest phone, with letters twice as large. */
async function showNarrow(content: ReactNode) {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
  await show(content);
}

const headings = ['Number', 'Customer', 'State', 'Amount'].map((heading) => ({
  ...{ id: heading, heading, cell: String, sortable: true, width: 220 },
  align: heading === 'Amount' ? ('end' as const) : undefined,
}));

/** Every component, and a table that is sorted on a phone; what they say themselves is as long as in any language. */
const all = (
  <LocaleProvider strings={pseudoEnglish}>
    <DataTable
      caption="Orders"
      columns={headings}
      rows={['A-1']}
      keyOf={String}
      nameOf={String}
      selection={[]}
      onSortChange={() => undefined}
    />
    <Gallery />
  </LocaleProvider>
);

const nameOf = (element: Element) =>
  `${element.closest('section')?.getAttribute('aria-label')}: ${element.getAttribute('aria-label') ?? element.textContent}`;

/** What cuts a control off, where nobody can scroll to the rest; and what lies beside the page. */
function cutOff(): string[] {
  const shown = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => control.offsetWidth > 1 && control.checkVisibility({ opacityProperty: true }),
  );
  return shown.flatMap((control) => {
    const { left, right } = control.getBoundingClientRect();
    for (let holder = control.parentElement; holder; holder = holder.parentElement) {
      const { overflowX } = getComputedStyle(holder);
      if (overflowX === 'visible') continue;
      // A board is swiped through, and says what it is.
      if (/auto|scroll/.test(overflowX) && holder.matches('[tabindex], nav, section')) return [];
      const edge = holder.getBoundingClientRect();
      if (left < edge.left - 1 || right > edge.right + 1) return [`${nameOf(control)} in ${holder.className}`];
    }
    return left < -1 || right > innerWidth + 1 ? [`${nameOf(control)} beside the page`] : [];
  });
}

/** What the library says and somebody cannot read to its mark at the end: cut by what is around it, or beside the page. */
function cutSayings(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (!textContent?.endsWith(']') || !parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const { left, right, bottom } = range.getBoundingClientRect();
    let isCut = left < -1 || right > innerWidth + 1;
    for (let holder: HTMLElement | null = parentElement; holder; holder = holder.parentElement) {
      const { overflowX } = getComputedStyle(holder);
      if (overflowX === 'visible') continue;
      const edge = holder.getBoundingClientRect();
      isCut = edge.width > 1 && (right > edge.right + 1 || left < edge.left - 1 || bottom > edge.bottom + 1);
      if (/auto|scroll/.test(overflowX) || edge.width <= 1 || isCut) break;
    }
    if (isCut) cut.push(`${textContent} in ${parentElement.className}`);
  }
  return cut;
}

/** What is cut with an ellipsis, and does not begin where it can be read. */
function withoutBeginning(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[class*="truncate"]')].flatMap((cut) => {
    if (!cut.checkVisibility() || cut.closest('.sr-only')) return [];
    cut.textContent = 'A customer whose name goes on for longer than any column';
    cut.style.maxWidth = '80px';
    const range = document.createRange();
    range.setStart(cut.firstChild as Text, 0);
    range.setEnd(cut.firstChild as Text, 1);
    const [letter, box] = [range.getBoundingClientRect(), cut.getBoundingClientRect()];
    return letter.left < box.left - 1 || letter.right > box.right + 1 ? [cut.outerHTML.slice(0, 120)] : [];
  });
}

/** What is worse once all is compact: higher, too low to be pressed, or without room for its words. */
function worseCompact(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>(controls)].filter((control) => control.offsetWidth > 1);
  const measured = () =>
    all.map((one) => ({ height: one.offsetHeight, hidden: Math.max(0, one.scrollHeight - one.clientHeight) }));
  const before = measured();
  document.documentElement.dataset.density = 'compact';
  const after = measured();
  expect(after.filter(({ height }, at) => height < (before[at]?.height ?? 0)).length).toBeGreaterThan(100);
  return all.flatMap((one, at) => {
    const [was, is] = [before[at], after[at]];
    if (!was || !is) return [];
    const isWorse = is.height > was.height || (is.height < 24 && is.height < was.height) || is.hidden > was.hidden + 1;
    return isWorse ? [`${nameOf(one)}: ${was.height} to ${is.height}, ${was.hidden} to ${is.hidden} hidden`] : [];
  });
}

test('no control is cut off on the narrowest phone, nor with letters twice as large; no name at its beginning', async () => {
  await page.viewport(320, 9000);
  await show(all);
  await expect
    .poll(() => document.querySelector('[aria-busy=true]:not([role=status], button, table, input)'))
    .toBeNull();
  expect(document.querySelectorAll(controls).length).toBeGreaterThan(100);
  expect(cutOff()).toEqual([]);
  expect(document.body.textContent).toContain(pseudoEnglish.chooseFile);
  expect(cutSayings()).toEqual([]);
  expect(worseCompact()).toEqual([]);
  expect(cutOff()).toEqual([]);
  delete document.documentElement.dataset.density;
  await page.viewport(390, 9000);
  document.documentElement.style.fontSize = '200%';
  await drawn();
  expect(cutOff()).toEqual([]);
  document.documentElement.style.fontSize = '';
  document.documentElement.dir = 'rtl';
  await drawn();
  expect(withoutBeginning()).toEqual([]);
});

const print = { kind: 'action', label: 'Print the invoice', shortcut: 'Control+P', onSelect: () => undefined } as const;

/** What holds more than there is room for beside each other. */
function tooWide(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter(({ scrollWidth, clientWidth }) => clientWidth !== 1 && scrollWidth > clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 160));
}

test.each([
  ['a range of days', <DateRangePicker key="" label="Due on" />, 'td button'],
  ['a menu', <DropdownMenu key="" trigger={<Button>More</Button>} entries={[print]} />, '[role=menuitem]'],
  [
    'a search',
    <Combobox key="" value={null} search={async () => [{ value: 'a', label: 'Ada of the Analytical Engine' }]} />,
    '[role=option]',
  ],
])('%s opens within the narrowest phone, with letters twice as large', async (_, closed, content) => {
  await showNarrow(closed);
  await page.elementLocator(document.querySelector('input, button') as Element).click();
  await expect.poll(() => document.querySelector(content)).not.toBeNull();
  await drawn();
  const opened = document.querySelector('[data-radix-popper-content-wrapper] > *') as Element;
  const { left, right, bottom } = opened.getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
  expect(bottom).toBeLessThanOrEqual(640);
  expect(tooWide('body *')).toEqual([]);
});

test('a menu within a menu has room for its words on the narrowest phone with letters twice as large', async () => {
  await showNarrow(
    <DropdownMenu
      trigger={<Button>More</Button>}
      entries={[{ kind: 'submenu', label: 'Send to', entries: [print] }]}
    />,
  );
  await page.elementLocator(document.querySelector('button') as Element).click();
  await expect.poll(() => document.querySelector('[aria-haspopup=menu][role=menuitem]')).not.toBeNull();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect.poll(() => document.querySelectorAll('[role=menu]').length).toBe(2);
  await drawn();
  const { left, right } = ([...document.querySelectorAll('[role=menu]')].at(-1) as Element).getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
  expect(right - left).toBeGreaterThan(200);
});

/** Words that lie in more lines than there are words, or beside what holds them. */
function brokenWords(): string[] {
  return [...document.querySelectorAll<HTMLElement>('button')].flatMap((button) => {
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    const box = button.getBoundingClientRect();
    while (texts.nextNode()) {
      for (const { 0: word, index } of texts.currentNode.textContent?.matchAll(/\S+/g) ?? []) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const { left, right } = range.getBoundingClientRect();
        if (range.getClientRects().length > 1 || left < box.left || right > box.right) broken.push(word);
      }
    }
    return broken;
  });
}

const sights = ['Everything', 'Late ones', 'To be collected today'].map((label) => ({ value: label, label }));

test.each([
  [
    'a title beside a badge',
    <Accordion key="" type="multiple">
      <AccordionItem value="work" title="What was done" aside={<Badge tone="positive">Done</Badge>} />
    </Accordion>,
  ],
  ['one of several', <SegmentedControl key="" label="Orders" options={sights} />],
  [
    'a split button',
    <SplitButton key="" entries={[print]}>
      Send the invoice
    </SplitButton>,
  ],
])('%s keeps its words whole on the narrowest phone with letters twice as large', async (_, content) => {
  await showNarrow(<div style={{ padding: 40 }}>{content}</div>);
  expect(cutOff()).toEqual([]);
  expect(brokenWords()).toEqual([]);
});

test('what is filtered by is told whole on the narrowest phone with letters twice as large', async () => {
  const customer = { key: 'customer', label: 'Customer of the workshop' };
  const asked = { property: 'customer', operator: 'contains', value: 'Ada of the Analytical Engine' } as const;
  await showNarrow(<PropertyFilter label="Filter" properties={[customer]} defaultValue={[asked]} />);
  expect(cutOff()).toEqual([]);
  expect(tooWide('body *')).toEqual([]);
});

test.each(keysOf(densities))('controls of a size are equally high where it is %s', async (density) => {
  await page.viewport(1200, 640);
  for (const size of ['sm', 'md', 'lg'] as const) {
    await show(
      <div data-density={density} style={{ display: 'flex', alignItems: 'start' }}>
        <TextInput aria-label="Name" size={size} />
        <Select aria-label="Place" size={size} options={[]} />
        <Combobox aria-label="Place" size={size} search={async () => []} />
        <Button size={size}>Take</Button>
        <IconButton label="More" size={size}>
          ⋮
        </IconButton>
      </div>,
    );
    const heights = [...document.querySelectorAll<HTMLElement>('input, [data-density] > button')].map((one) =>
      Math.round(one.getBoundingClientRect().height),
    );
    expect(heights).toHaveLength(5);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
    expect(heights[0]).toBe(heightOf[density][size]);
  }
});

function Told() {
  const tell = useToast();
  useEffect(() => tell({ title: 'Saved.' }), [tell]);
  return null;
}

test.each([
  [
    'a bar',
    <AppShell key="" brand="Desk" navigation={null}>
      {null}
    </AppShell>,
    'header > *',
  ],
  ['a banner', <Banner key="" title="Closed today" />, '[role=status]'],
  ['tabs', <Tabs key="" label="Parts" tabs={[{ value: 'all', label: 'All', content: null }]} />, '[role=tab]'],
  ['an option', <Select key="" aria-label="Place" options={[{ value: 'a', label: 'Ada' }]} />, '[role=option]'],
  [
    'a message',
    <ToastProvider key="">
      <Told />
    </ToastProvider>,
    'li[data-state]',
  ],
])('%s is lower where it is compact', async (_, content, selector) => {
  const heights: number[] = [];
  for (const density of keysOf(densities)) {
    document.documentElement.dataset.density = density;
    await show(content);
    document.querySelector<HTMLElement>('[role=combobox]')?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => document.querySelector(selector)).not.toBeNull();
    await drawn();
    heights.push((document.querySelector(selector) as Element).getBoundingClientRect().height);
  }
  const [comfortable = 0, compact = 0] = heights;
  expect(compact).toBeLessThanOrEqual(comfortable - 4);
  expect(compact).toBeGreaterThanOrEqual(24);
});

const heightOf = {
  comfortable: { sm: 28, md: 36, lg: 44 },
  compact: { sm: 24, md: 28, lg: 36 },
};

test('a row on the narrowest phone is told whole with letters twice as large', async () => {
  const columns = headings.map((column) => ({ ...column, width: 120, cell: () => 'Ada of the Analytical Engine' }));
  const menu = () => undefined;
  await showNarrow(
    <DataTable
      caption="Orders"
      columns={columns}
      rows={['A-1']}
      keyOf={String}
      nameOf={String}
      selection={[]}
      onRowMenu={menu}
    />,
  );
  expect(document.querySelectorAll('[class*=truncate]')).toHaveLength(4);
  expect(tooWide('[class*=truncate]')).toEqual([]);
});

test('a row of tabs scrolls to its sides only', async () => {
  const tabs = ['Work', 'Messages'].map((label) => ({ value: label, label, content: label }));
  await show(<Tabs label="Repair" tabs={tabs} />);
  const row = document.querySelector('[role=tablist]') as HTMLElement;
  // A bar at its end would take room.
  expect(row.clientWidth).toBe(row.offsetWidth);
});
