import { startTransition, useState } from 'react';
import { flushSync } from 'react-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#components/button';
import { Combobox } from '#components/combobox';
import { ColumnChoice } from '#components/data-table';
import { Dialog } from '#components/dialog';
import { Pagination } from '#components/pagination';
import { PropertyFilter } from '#components/property-filter';
import { SearchInput } from '#components/search-input';
import { TextInput } from '#components/text-input';
import { drawn, show } from './show.tsx';
import { bySize, Changing, change, find } from './tables.tsx';

// Wide enough for columns.
beforeAll(() => page.viewport(1000, 700));

test('what opens a row stays in sight beside the columns that do', async () => {
  const columns = ['one', 'two'].map((id) => ({
    ...{ id, heading: id, cell: String, width: 700 },
    pin: id === 'one' ? ('start' as const) : undefined,
  }));
  await show(<Changing rows={['Berlin']} columns={columns} detailOf={String} selection={[]} />);
  const opener = () => find('button[aria-expanded]') as HTMLElement;
  const before = opener().getBoundingClientRect().left;
  const scrolled = find('table')?.parentElement as HTMLElement;
  await expect.poll(() => scrolled.scrollWidth - scrolled.clientWidth).toBeGreaterThan(100);
  const scroll = () => {
    scrolled.scrollLeft = 100;
    return scrolled.scrollLeft;
  };
  // Until its columns have their widths it is drawn anew.
  await expect.poll(scroll).toBe(100);
  expect(opener().getBoundingClientRect().left).toBe(before);
  const end = opener().closest('td')?.getBoundingClientRect().right;
  await expect.poll(() => find('[role=rowheader]')?.getBoundingClientRect().left).toBe(end);
});

test('other rows find the columns as wide as they were, and widen one that has no room for them', async () => {
  const columns = ['one', 'two', 'three'].map((id, at) => ({
    ...{ id, heading: id },
    cell: (row: string) => <span className="whitespace-nowrap">{at === 0 ? row : 'the same'}</span>,
  }));
  await show(<Changing rows={['a name of some length']} columns={columns} />);
  await document.fonts.ready;
  const widths = () => [...document.querySelectorAll<HTMLElement>('thead th')].map(({ offsetWidth }) => offsetWidth);
  const between = (before: readonly number[]) =>
    Math.max(...widths().map((width, at) => Math.abs(width - (before[at] ?? 0))));
  const before = widths();
  // Until it is known how wide they are.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  flushSync(() => change({ rows: ['Bo'] }));
  expect(between(before)).toBeLessThanOrEqual(1);
  const long = 'a name as long as three of those that there were before, and then some more';
  flushSync(() => change({ rows: [long] }));
  const cell = page.getByText(long).element();
  expect(cell.getBoundingClientRect().width).toBeLessThanOrEqual(widths()[0] ?? 0);
  expect(Math.round(widths().reduce((all, width) => all + width))).toBe(before.reduce((all, width) => all + width));
  flushSync(() => change({ rows: ['Bo'], columns: columns.slice(1) }));
  expect(between([500, 500])).toBeLessThanOrEqual(20);
});

test('on a phone a column far behind is left aside, unless it says what a row is about', async () => {
  const columns = ['name', 'one', 'two', 'three', 'four', 'state', 'price'].map((id) => ({
    id,
    heading: id,
    cell: () => `${id} of it`,
    onPhone: id === 'state',
  }));
  await page.viewport(390, 700);
  try {
    await show(<Changing rows={['Oslo']} columns={columns} />);
    await expect.element(page.getByText('state of it')).toBeVisible();
    await expect.element(page.getByText('price of it')).not.toBeVisible();
  } finally {
    await page.viewport(1000, 700);
  }
});

/** Two columns that are changed in their place, one of which must be answered. */
async function showChanged(taken: string[]) {
  const columns = ['place', 'country'].map((id) => ({
    ...{ id, heading: id, cell: (row: string) => `${row} ${id}` },
    editor: (row: string) => <TextInput name={id} required aria-label={`New ${id}`} defaultValue={`${row} ${id}`} />,
    onEdit: (row: string, answers: FormData) => void taken.push(`${row}: ${answers.get(id)}`),
  }));
  await show(
    <>
      <Changing grid rows={['Berlin', 'Oslo']} columns={columns} />
      <p>Elsewhere</p>
    </>,
  );
  const button = (name: RegExp) => page.getByRole('button', { name });
  await button(/place of Berlin/).click();
  return button;
}

test('Tab takes what is typed in a cell and leads to the next that can be changed, one at a time', async () => {
  const taken: string[] = [];
  const button = await showChanged(taken);
  await expect.element(page.getByRole('textbox', { name: 'New place' })).toHaveFocus();
  await userEvent.keyboard('!{Tab}');
  await expect.element(page.getByRole('textbox', { name: 'New country' })).toHaveFocus();
  expect(taken).toEqual(['Berlin: !']);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(page.getByRole('textbox', { name: 'New place' })).toHaveFocus();
  expect(page.getByRole('textbox').elements()).toHaveLength(1);
  await userEvent.keyboard('?{Escape}');
  await expect.element(button(/place of Berlin/)).toHaveFocus();
  // Who only looked has changed nothing.
  expect(taken).toEqual(['Berlin: !']);
});

test('what its owner finds wrong is said in the cell, at once or later, and it stays open', async () => {
  const judged: ((complaint?: string) => void)[] = [];
  const columns = ['place', 'country'].map((id) => ({
    ...{ id, heading: id, cell: (row: string) => `${row} ${id}` },
    editable: (row: string) => row !== 'Oslo',
    editor: (row: string) => <TextInput name={id} defaultValue={`${row} ${id}`} />,
    onEdit: () => new Promise<string | undefined>((judge) => judged.push(judge)),
  }));
  await show(<Changing grid rows={['Berlin', 'Oslo']} columns={columns} />);
  await expect.element(page.getByText('Oslo country')).toBeVisible();
  expect(page.getByRole('button', { name: /Oslo/ }).query()).toBeNull();
  await page.getByRole('button', { name: /place of Berlin/ }).click();
  const input = page.getByRole('textbox', { name: 'place' });
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('!{Tab}{Tab}{Enter}');
  await expect.element(page.getByRole('grid').getByRole('textbox')).toHaveFocus();
  // Asked once, however often it was sent meanwhile.
  expect(judged).toHaveLength(1);
  judged[0]?.('No such place.');
  await expect.element(input).toHaveAccessibleDescription('No such place.');
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('?{Tab}');
  await expect.poll(() => judged.length).toBe(2);
  judged[1]?.();
  await expect.element(page.getByRole('textbox', { name: 'country' })).toHaveFocus();
  expect(page.getByRole('textbox').elements()).toHaveLength(1);
});

test('what is asked of its owner later is asked once, also where the press that leaves it opens another cell', async () => {
  const judged: ((complaint?: string) => void)[] = [];
  const columns = ['place', 'country'].map((id) => ({
    ...{ id, heading: id, cell: (row: string) => `${row} ${id}` },
    editor: (row: string) => <TextInput name={id} defaultValue={`${row} ${id}`} />,
    onEdit: () => new Promise<string | undefined>((judge) => judged.push(judge)),
  }));
  await show(<Changing grid rows={['Berlin', 'Oslo']} columns={columns} />);
  await page.getByRole('button', { name: /place of Berlin/ }).click();
  await expect.element(page.getByRole('textbox', { name: 'place' })).toHaveFocus();
  await userEvent.keyboard('!');
  await page.getByRole('button', { name: /country of Oslo/ }).click();
  await expect.element(page.getByRole('textbox', { name: 'country' })).toHaveFocus();
  await drawn();
  await drawn();
  expect(judged).toHaveLength(1);
});

test('what is typed on while its owner looks at it is asked for next, and a failure is said', async () => {
  const judged: { taken: (complaint?: string) => void; failed: (error: Error) => void; place: unknown }[] = [];
  const columns = [
    {
      ...{ id: 'place', heading: 'place', cell: String },
      editor: (row: string) => <TextInput name="place" defaultValue={row} />,
      onEdit: (_: string, answers: FormData) =>
        new Promise<string | undefined>((taken, failed) => judged.push({ taken, failed, place: answers.get('place') })),
    },
  ];
  await show(<Changing grid rows={['Berlin']} columns={columns} />);
  await page.getByRole('button', { name: /place of Berlin/ }).click();
  const input = page.getByRole('textbox', { name: 'place' });
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('{End}!{Enter}?');
  judged[0]?.taken();
  await drawn();
  await expect.element(input).toHaveValue('Berlin!?');
  await userEvent.keyboard('{Enter}');
  judged[1]?.failed(new Error('no line'));
  await expect.element(input).toHaveAccessibleDescription('This could not be saved');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => judged.map(({ place }) => place)).toEqual(['Berlin!', 'Berlin!?', 'Berlin!?']);
});

test('a press elsewhere takes what is typed in a cell, where nothing is wrong with it', async () => {
  const taken: string[] = [];
  const button = await showChanged(taken);
  await userEvent.keyboard('!');
  await page.getByText('Elsewhere').click();
  await expect.poll(() => taken).toEqual(['Berlin: !']);
  await expect.poll(() => page.getByRole('textbox').query()).toBeNull();
  await button(/place of Oslo/).click();
  const input = page.getByRole('textbox');
  await input.fill('');
  await page.getByText('Elsewhere').click();
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveAccessibleDescription(/.+/);
  await button(/country of Oslo/).click();
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  expect(input.element()).toBe(document.activeElement);
  await input.fill('Bergen');
  await button(/country of Oslo/).click();
  await expect.element(page.getByRole('textbox', { name: 'New country' })).toHaveFocus();
  expect(taken).toEqual(['Berlin: !', 'Oslo: Bergen']);
  expect(page.getByRole('textbox').elements()).toHaveLength(1);
});

test('a cell that is changed stays on the line of its row, whatever is wrong with it, clear of the headings', async () => {
  const cell = (place: string) => place;
  const editor = () => <TextInput size="sm" required aria-label="New place" />;
  await show(
    <Changing
      density="compact"
      rows={['Berlin', 'Oslo']}
      columns={[
        { id: 'name', heading: 'Name', cell },
        { id: 'place', heading: 'Place', cell, editor, align: 'end' },
        { id: 'note', heading: 'Note', cell: () => <span data-note>Words</span> },
      ]}
      selection={[]}
      detailOf={cell}
      onRowMenu={() => undefined}
    />,
  );
  const shown = page.getByRole('button', { name: /Place of Berlin/ });
  await expect.element(shown).toBeVisible();
  expect(getComputedStyle(shown.element()).textAlign).not.toBe('start');
  await shown.click();
  const input = page.getByRole('textbox');
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  const { top, height } = input.element().getBoundingClientRect();
  const { outlineOffset, outlineWidth } = getComputedStyle(input.element());
  expect(top - parseFloat(outlineOffset) - parseFloat(outlineWidth)).toBeGreaterThanOrEqual(
    (find('thead') as Element).getBoundingClientRect().bottom,
  );
  const row = input.element().closest('tr') as Element;
  for (const beside of row.querySelectorAll('td button:not([data-edit]), [data-note]')) {
    if (!beside.checkVisibility()) continue;
    const box = beside.getBoundingClientRect();
    expect(Math.abs(box.top + box.height / 2 - top - height / 2)).toBeLessThanOrEqual(2);
  }
});

test('on a phone rows are sorted and all of them chosen where they are elsewhere, by themselves', async () => {
  const columns = [{ id: 'place', heading: 'Place', cell: String, sortable: true }];
  const heads = () =>
    [...document.querySelectorAll('thead button')]
      .filter((one) => one.checkVisibility())
      .map((one) => one.ariaLabel ?? one.textContent);
  await page.viewport(390, 700);
  try {
    await show(<Changing rows={['Oslo']} columns={columns} onSortChange={() => undefined} selection={[]} />);
    await expect.poll(heads).toEqual(['Select all on this page', 'Place']);
    change({ headOnPhone: false });
    await expect.poll(heads).toEqual([]);
    // Nothing is pressed in these: they would be a line for nothing.
    await show(<Changing rows={['Oslo']} columns={[{ id: 'place', heading: 'Place', cell: String }]} />);
    expect(find('thead')?.checkVisibility()).toBe(false);
  } finally {
    await page.viewport(1000, 700);
  }
});

test('the outline of a heading lies within it: what stands beside it would cut it off', async () => {
  const columns = ['Place', 'Due'].map((id) => ({ id, heading: id, cell: String, sortable: id === 'Due', width: 120 }));
  const press = () => undefined;
  await show(<Changing rows={['Oslo']} columns={columns} onSortChange={press} onResize={press} />);
  for (const heading of ['th[tabindex]', 'th button']) {
    const focused = find(heading) as HTMLElement;
    await userEvent.tab();
    expect(document.activeElement).toBe(focused);
    const { outlineOffset, outlineWidth } = getComputedStyle(focused);
    const by = parseFloat(outlineOffset) + parseFloat(outlineWidth);
    expect(parseFloat(outlineWidth)).toBeGreaterThan(0);
    const [box, cell] = [focused, focused.closest('th') as Element].map((one) => one.getBoundingClientRect());
    expect((box?.right ?? 0) + by).toBeLessThanOrEqual(cell?.right ?? 0);
    expect((box?.top ?? 0) - by).toBeGreaterThanOrEqual(cell?.top ?? 0);
  }
});

test('on a phone what a row is about stands beside its name, and below it where there is no room', async () => {
  await page.viewport(390, 700);
  try {
    const columns = ['name', 'price', 'state'].map((id) => ({
      ...{ id, heading: `the ${id}` },
      cell: (row: string) => (id === 'name' ? row : id),
      onPhone: id === 'state' ? ('beside' as const) : false,
    }));
    const long = 'Oslo to Bergen by way of Finse and Myrdal in winter';
    await show(<Changing rows={['Oslo', long]} columns={columns} />);
    await expect.element(page.getByText(long)).toBeVisible();
    const cellsOf = () =>
      [...document.querySelectorAll('tbody tr')].map((row) =>
        [...row.querySelectorAll<HTMLElement>('th, td')].map((cell) => {
          const { top = 0, left = 0 } = cell.lastElementChild?.getBoundingClientRect() ?? {};
          return { top, left, heading: cell.firstElementChild?.clientWidth ?? 0 };
        }),
      );
    for (const [name, price, state] of cellsOf()) {
      expect(Math.abs((state?.top ?? 0) - (name?.top ?? 0))).toBeLessThan(8);
      expect(state?.left).toBeGreaterThan(200);
      expect(state?.heading).toBeLessThanOrEqual(1);
      expect(price?.heading).toBeGreaterThan(40);
      expect(price?.top).toBeGreaterThan((state?.top ?? 0) + 12);
    }
    await page.viewport(310, 700);
    await expect.poll(() => (cellsOf()[1]?.[2]?.top ?? 0) - (cellsOf()[1]?.[0]?.top ?? 0)).toBeGreaterThan(12);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(310);
  } finally {
    await page.viewport(1000, 700);
  }
});

test('on a phone a row says that it has more only where it has', async () => {
  await page.viewport(390, 700);
  try {
    const columns = ['Place', 'Due', 'Size', 'Name', 'Note'].map((id) => ({
      ...{ id, heading: id },
      cell: (row: string) => (id === 'Note' && row !== 'Oslo' ? null : row),
    }));
    await show(<Changing rows={['Oslo', 'Berlin']} columns={columns} />);
    await expect.element(page.getByRole('button', { name: 'Show more: Oslo' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Show more: Berlin' })).not.toBeInTheDocument();
  } finally {
    await page.viewport(1000, 700);
  }
});

test.each(['ltr', 'rtl'] as const)('the edge of a column is 24 px wide, drawn or pressed: %s', async (dir) => {
  const columns = ['Place', 'Due'].map((id) => ({ id, heading: id, cell: String, sortable: true, width: 120 }));
  const told: unknown[] = [];
  const onResize = (...what: unknown[]) => told.push(what);
  await show(<Changing rows={['Oslo']} columns={columns} onSortChange={() => undefined} onResize={onResize} />, dir);
  const way = dir === 'rtl' ? -1 : 1;
  const { left, right, width } = (find('th') as HTMLElement).getBoundingClientRect();
  const end = way > 0 ? right : left;
  const at = (beside: number) => document.elementFromPoint(end + beside, 12) as HTMLElement;
  // It comes with the pointer.
  await userEvent.hover(find('td') as HTMLElement);
  await expect.poll(() => getComputedStyle(at(0)).cursor).toBe('col-resize');
  const edge = at(0);
  expect([-11, -6, 6, 11].map(at)).toEqual(Array(4).fill(edge));
  await userEvent.click(edge);
  const wider = page.getByRole('button', { name: 'Make Place wider' });
  await expect.element(wider).toHaveFocus();
  // No key of theirs is one of the heading beside.
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(told).toEqual([]);
  expect(find('th')?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Make Place narrower' }).click();
  expect(told).toEqual([
    ['Place', width + 16],
    ['Place', width - 16],
  ]);
  await userEvent.keyboard('{Escape}');
  await expect.element(wider).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Place/ })).toHaveFocus();
});

test('who presses the edge of a heading that stays in sight is not led away from there', async () => {
  const columns = ['Place', 'Due'].map((id) => ({ id, heading: id, cell: String, sortable: true, width: 120 }));
  const rows = Array.from({ length: 60 }, (_, at) => `Row ${at}`);
  const press = () => undefined;
  await show(<Changing rows={rows} columns={columns} onSortChange={press} onResize={press} />);
  await userEvent.hover(find('td') as HTMLElement);
  await expect.poll(() => find('.cursor-col-resize')).not.toBeNull();
  scrollTo(0, 400);
  expect(scrollY).toBe(400);
  // As a person would: a test that clicks scrolls first.
  for (const type of ['pointerdown', 'pointerup'])
    find('.cursor-col-resize')?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1 }));
  await expect.element(page.getByRole('button', { name: 'Make Place wider' })).toHaveFocus();
  expect(scrollY).toBe(400);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: /^Place/ })).toHaveFocus();
  expect(scrollY).toBe(400);
});

test('a column is drawn until Escape, and pressed twice as wide as what it holds', async () => {
  const long = 'Where the river turns';
  const columns = ['Place', 'Due'].map((id) => ({ id, heading: id, cell: String, sortable: true, width: 90 }));
  const told: unknown[] = [];
  const onResize = (_: string, width: number | undefined) => told.push(width);
  await show(<Changing rows={[long]} columns={columns} onSortChange={() => undefined} onResize={onResize} />);
  await userEvent.hover(find('td') as HTMLElement);
  await expect.poll(() => find('.cursor-col-resize')).not.toBeNull();
  const { right, width } = (find('th') as HTMLElement).getBoundingClientRect();
  const edge = find('.cursor-col-resize') as HTMLElement;
  const held = { bubbles: true, pointerId: 1, buttons: 1, clientY: 12 };
  const point = (type: string, by: number) =>
    edge.dispatchEvent(new PointerEvent(type, { ...held, clientX: right + by }));
  point('pointerdown', 0);
  point('pointermove', 40);
  await userEvent.keyboard('{Escape}');
  point('pointermove', 60);
  point('pointerup', 60);
  expect(told).toEqual([width + 40, width]);
  // Let go of where nobody tells it, above another page for one.
  point('pointerdown', 0);
  point('pointermove', 40);
  edge.dispatchEvent(new PointerEvent('pointermove', { ...held, buttons: 0, clientX: right + 60 }));
  point('pointermove', 80);
  expect(told.splice(2)).toEqual([width + 40]);
  await userEvent.dblClick(edge);
  const fitting = told[2] as number;
  await expect.element(page.getByRole('button', { name: /^Place/ })).toHaveFocus();
  change({ columns: columns.map((column) => ({ ...column, width: fitting })) });
  const cell = () => find('tbody th > span') as HTMLElement;
  await expect.poll(() => cell().scrollWidth - cell().clientWidth).toBe(0);
  expect(fitting).toBeLessThan(240);
});

test.each(['comfortable', 'compact'])('what stands in the %s row above a table is of one height', async (density) => {
  await show(
    <div data-density={density} style={{ display: 'flex', alignItems: 'start' }}>
      <SearchInput label="Find" />
      <PropertyFilter label="Filter" properties={[]} />
      <ColumnChoice columns={[{ id: 'place', heading: 'Place' }]} />
      <Button>Add</Button>
    </div>,
  );
  const frames = [...document.querySelectorAll('input, [data-density] > button')];
  expect(frames).toHaveLength(4);
  const [height] = frames.map((frame) => frame.getBoundingClientRect().height);
  expect(frames.map((frame) => frame.getBoundingClientRect().height)).toEqual(Array(4).fill(height));
});

test('a table that nobody holds orders its rows and keeps what is chosen, also while there are none', async () => {
  const columns = [
    {
      id: 'place',
      heading: 'Place',
      cell: String,
      sortable: true,
      compare: (a: string, b: string) => (a < b ? -1 : 1),
    },
    { id: 'size', heading: 'Size', cell: (row: string) => row.length, sortable: true, compare: bySize },
  ];
  const rows = ['Oslo', 'Berlin', 'Rome'];
  const choices = ['Rome'];
  await show(
    <Changing rows={rows} columns={columns} defaultSort={['-size']} defaultSelection={choices} empty="None" />,
  );
  const drawn = () => [...document.querySelectorAll('tbody tr th')].map((cell) => cell.textContent);
  const chosen = () =>
    [...document.querySelectorAll('tbody tr:has([aria-checked=true]) th')].map((at) => at.textContent);
  expect(drawn()).toEqual(['Berlin', 'Oslo', 'Rome']);
  await userEvent.click(find('th button:not([role])') as HTMLElement);
  await expect.poll(() => find('[aria-sort]')?.textContent).toMatch(/^Place/);
  expect(drawn()).toEqual(['Berlin', 'Oslo', 'Rome']);
  await userEvent.click(find('th button:not([role])') as HTMLElement);
  await expect.poll(drawn).toEqual(['Rome', 'Oslo', 'Berlin']);
  expect(chosen()).toEqual(['Rome']);
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Oslo' }));
  change({ rows: [] });
  await expect.poll(drawn).toEqual([]);
  change({ rows });
  await expect.poll(drawn).toEqual(['Rome', 'Oslo', 'Berlin']);
  expect(chosen()).toEqual(['Rome', 'Oslo']);
  change({ rows, sort: ['place'], selection: ['Berlin'] });
  await expect.poll(drawn).toEqual(rows);
  expect(chosen()).toEqual(['Berlin']);
});

test('pages that nobody holds are turned, and begin anew with another size', async () => {
  const turned: number[] = [];
  const turn = (to: number) => turned.push(to);
  await show(<Pagination total={80} defaultPage={2} pageSizes={[25, 50]} onPageChange={turn} />);
  const isShown = (range: string) => expect.poll(() => document.body.textContent).toContain(range);
  await isShown('26–50 of 80');
  await userEvent.click(page.getByRole('button', { name: 'Next page' }));
  await isShown('51–75 of 80');
  await userEvent.click(page.getByRole('button', { name: '25 per page' }));
  await userEvent.click(page.getByRole('menuitemradio', { name: '50' }));
  await isShown('1–50 of 80');
  expect(turned).toEqual([3, 1]);
});

let leave: (total: number) => void = () => undefined;

function Fewer() {
  const [total, setTotal] = useState(80);
  leave = setTotal;
  return <Pagination total={total} defaultPage={4} />;
}

test('of fewer than there were, pages that nobody holds show the last', async () => {
  await show(<Fewer />);
  flushSync(() => leave(30));
  await expect.poll(() => document.body.textContent).toContain('26–30 of 30');
  await userEvent.click(page.getByRole('button', { name: 'Previous page' }));
  await expect.poll(() => document.body.textContent).toContain('1–25 of 30');
});

test('rows that are chosen before the first of them is drawn are all chosen', async () => {
  const choose = (selection: readonly string[]) => startTransition(() => change({ selection }));
  await show(<Changing rows={['Berlin', 'Oslo', 'Cairo', 'Lagos']} selection={[]} onSelectionChange={choose} />);
  const boxes = () => [...document.querySelectorAll<HTMLElement>('tbody [role=checkbox]')];
  await expect.poll(() => boxes().length).toBe(4);
  for (const box of boxes().slice(0, 3)) box.click();
  await expect.poll(() => boxes().filter((box) => box.ariaChecked === 'true').length).toBe(3);
});

test('the element around it takes what is said of it, and nothing of what only a table is told', async () => {
  const told = { ...{ selection: ['Berlin'], expanded: ['Oslo'], sort: ['place'] }, detailOf: String };
  await show(<Changing rows={['Berlin', 'Oslo']} {...told} data-own="it" />);
  const around = find('table')?.parentElement?.parentElement;
  expect(around?.getAttributeNames().sort()).toEqual(['class', 'data-own']);
});

test.each([
  ['typed into', <TextInput key="" name="place" aria-label="New place" defaultValue="Berlin" />, '{Escape}'],
  [
    'chosen for',
    <Combobox key="" name="place" aria-label="New place" search={async () => [{ value: 'b', label: 'Bxx' }]} />,
    // The first closes the list.
    '{ArrowDown}{Escape}{Escape}',
  ],
])('Escape in a cell that is %s leaves it as it was, and open what the table is in', async (_, editor, keys) => {
  const edited = vi.fn();
  const columns = [{ id: 'place', heading: 'Place', cell: String, editor: () => editor, onEdit: edited }];
  await show(
    <Dialog defaultOpen title="Places">
      <Changing rows={['Berlin']} columns={columns} />
    </Dialog>,
  );
  const cell = page.getByRole('button', { name: /^Edit/ });
  await cell.click();
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('New place');
  await userEvent.keyboard('x');
  for (const key of keys.split(/(?<=\})/)) {
    await expect.element(cell).not.toBeInTheDocument();
    await userEvent.keyboard(key);
  }
  await expect.element(cell).toHaveFocus();
  expect(edited).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('Escape in a cell with a choice that nobody opened keeps what is chosen', async () => {
  const edited = vi.fn();
  const chosen = { value: 'b', label: 'Bergen' };
  const editor = () => (
    <Combobox name="place" aria-label="New place" search={async () => [chosen]} defaultValue={chosen} />
  );
  const columns = [{ id: 'place', heading: 'Place', cell: String, editor, onEdit: edited }];
  await show(<Changing rows={['Berlin']} columns={columns} />);
  const cell = page.getByRole('button', { name: /^Edit/ });
  await cell.click();
  await expect.element(page.getByRole('combobox', { name: 'New place' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(cell).toHaveFocus();
  expect(edited).not.toHaveBeenCalled();
});
