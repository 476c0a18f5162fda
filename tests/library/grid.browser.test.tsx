import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DataTable } from '#components/data-table';
import { show } from './show.tsx';
import { Changing, change, find, stops } from './tables.tsx';

// Wide enough for columns.
beforeAll(() => page.viewport(1000, 700));

test('a table that comes back is walked through, and measured as its columns are by then', async () => {
  const columns = ['one', 'two'].map((id) => ({
    ...{ id, heading: id, cell: String, width: 700, footer: `Sum of ${id}` },
    pin: id === 'one' ? ('start' as const) : undefined,
  }));
  await show(<Changing grid rows={['Berlin', 'Oslo']} columns={columns} empty="None" selection={[]} />);
  await expect.poll(stops).toBe(1);
  change({ rows: [] });
  await expect.poll(() => find('table')).toBeNull();
  change({ rows: ['Berlin'] });
  await expect.poll(stops).toBe(1);
  change({ columns: columns.map((column) => ({ ...column, pin: 'start' as const })) });
  await expect.poll(() => find('table')?.style.getPropertyValue('--pin-1')).toMatch(/^7\d\d/);
  // Figures stay below their columns.
  expect(getComputedStyle(find('tfoot td[data-at="1"]') as Element).position).toBe('sticky');
});

test('of fewer rows than there were, the one that had the focus may be none', async () => {
  const rows = Array.from({ length: 50 }, (_, at) => `Place ${at}`);
  await show(<Changing virtual rows={rows} selection={[]} />);
  // Room for rows that are not drawn.
  await expect.poll(() => find('tbody > tr[aria-hidden]')).not.toBeNull();
  find('[data-index="9"] button')?.focus();
  change({ rows: rows.slice(0, 2) });
  await expect.poll(() => document.querySelectorAll('[data-index]').length).toBe(2);
});

test('of rows that are not drawn, too, each is reached', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => `Place ${at}`);
  const columns = ['one', 'two'].map((id) => ({ id, heading: id, cell: (place: string) => `${place} ${id}` }));
  await show(<Changing grid virtual rows={rows} columns={columns} />);
  await expect.poll(() => find('tbody > tr[aria-hidden]')).not.toBeNull();
  await expect.poll(stops).toBe(1);
  const at = () => document.activeElement?.textContent?.replace(/^(one|two)(?=Place)/, '');
  const isInSight = () => {
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    const head = find('thead')?.getBoundingClientRect().bottom ?? 0;
    return top >= head - 1 && bottom <= innerHeight + 1;
  };
  find('table [tabindex="0"]')?.focus();
  await userEvent.keyboard('{ArrowRight}{Control>}{End}{/Control}');
  await expect.poll(at).toBe('Place 9999 two');
  await expect.poll(isInSight).toBe(true);
  await userEvent.keyboard('{PageUp}');
  await expect.poll(at).toBe('Place 9989 two');
  // What has the focus stays drawn, far from what is in sight.
  find('[role=group]')?.scrollTo({ top: 0 });
  await expect.poll(() => find('[data-index="0"]')).not.toBeNull();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(at).toBe('Place 9988 two');
  await expect.poll(isInSight).toBe(true);
  // As fast as keys come.
  await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}{ArrowUp}{PageUp}');
  await expect.poll(at).toBe('Place 9937 two');
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  expect(at()).toBe('one');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(at).toBe('Place 0 one');
  expect(stops()).toBe(1);
});

test('what uses a key in a cell keeps it from the grid', async () => {
  const cell = (place: string) => (
    <button type="button" onKeyDown={(event) => event.key === 'ArrowDown' && event.preventDefault()}>
      {place}
    </button>
  );
  await show(<Changing grid rows={['Berlin', 'Oslo']} columns={[{ id: 'place', heading: 'Place', cell }]} />);
  await expect.poll(stops).toBe(1);
  find('th button')?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Berlin');
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Place');
});

test('a grid in an opened row keeps its own stop, which Enter leads to and Escape leaves', async () => {
  const inner = (
    <DataTable
      grid
      caption="Streets"
      columns={[{ id: 'street', heading: 'Street', cell: (street) => <button type="button">{street}</button> }]}
      rows={['First', 'Second']}
      keyOf={String}
      nameOf={String}
    />
  );
  await show(<Changing grid rows={['Berlin', 'Oslo']} defaultExpanded={['Berlin']} detailOf={() => inner} />);
  const at = () => document.activeElement?.textContent;
  const stopsIn = (grid: Element | null | undefined) => grid?.querySelectorAll('[tabindex="0"]').length;
  await expect.poll(() => stopsIn(find('td [role=grid]'))).toBe(1);
  await expect.poll(stops).toBe(2);
  find('tbody button')?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.matches('td:has([role=grid])')).toBe(true);
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}');
  expect(at()).toBe('Second');
  expect(stops()).toBe(2);
  await userEvent.keyboard('{Escape}{ArrowDown}');
  expect(document.activeElement?.closest('tr')?.textContent).toContain('Oslo');
  expect(stopsIn(find('td [role=grid]'))).toBe(1);
});

test('who goes up and down through an opened row keeps the column', async () => {
  const columns = ['one', 'two', 'three'].map((id) => ({ id, heading: id, cell: (place: string) => `${place} ${id}` }));
  const expanded = ['Berlin'];
  await show(
    <Changing grid rows={['Berlin', 'Oslo']} columns={columns} defaultExpanded={expanded} detailOf={String} />,
  );
  await expect.poll(stops).toBe(1);
  find('table [tabindex="0"]')?.focus();
  await userEvent.keyboard('{ArrowDown}{End}{ArrowDown}');
  expect(document.activeElement?.closest('[data-detail]')).not.toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('Oslo three');
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
  expect(document.activeElement?.textContent).toContain('Berlin two');
});

test('Enter that ends a change in a cell does not open it again', async () => {
  const editor = (_: string, done: () => void) => (
    <input aria-label="New place" onKeyDown={({ key }) => key === 'Enter' && done()} />
  );
  await show(<Changing rows={['Oslo']} columns={[{ id: 'place', heading: 'Place', cell: String, editor }]} />);
  const button = page.getByRole('button', { name: /Oslo/ });
  await button.click();
  await page.getByRole('textbox', { name: 'New place' }).click();
  await userEvent.keyboard('Bergen{Enter}');
  await expect.element(button).toHaveFocus();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
});

test('in a grid Shift and space choose the row, Control and A all, and a press with Shift all up to there', async () => {
  const rows = ['Berlin', 'Oslo', 'Cairo', 'Lagos'];
  await show(<Changing grid rows={rows} defaultSelection={[]} />);
  const chosen = () =>
    [...document.querySelectorAll('tbody tr')]
      .filter((row) => row.querySelector('[aria-checked=true]'))
      .map((row) => row.querySelector('[role=rowheader]')?.textContent);
  await expect.poll(stops).toBe(1);
  find('[data-key=Oslo] [role=rowheader]')?.focus();
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect.poll(chosen).toEqual(['Oslo']);
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(chosen).toEqual(rows);
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(chosen).toEqual(rows);
  await userEvent.click(find('thead [role=checkbox]') as Element);
  await expect.poll(chosen).toEqual([]);
  await userEvent.click(find('[data-key=Berlin] [role=checkbox]') as Element);
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(find('[data-key=Cairo] [role=checkbox]') as Element);
  await userEvent.keyboard('{/Shift}');
  await expect.poll(chosen).toEqual(['Berlin', 'Oslo', 'Cairo']);
});

test('what is hidden with its many rows has them when it is seen again, and draws no more of them meanwhile', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => `Place ${at}`);
  const hide = (isHidden: boolean) => {
    const around = find('[role=group]')?.parentElement;
    if (around) around.style.display = isHidden ? 'none' : '';
  };
  const drawnRows = () =>
    [...document.querySelectorAll<HTMLElement>('[data-index]')].map(({ dataset }) => dataset.index);
  await show(<Changing virtual rows={rows} />);
  await expect.poll(() => find('tbody > tr[aria-hidden]')).not.toBeNull();
  const place = find('[role=group]');
  place?.scrollTo({ top: 4000 });
  await expect.poll(() => drawnRows().includes('100')).toBe(true);
  hide(true);
  // As where it is hidden before it came to rest.
  place?.dispatchEvent(new Event('scroll'));
  place?.dispatchEvent(new Event('scrollend'));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  // Drawn anew, and measured, where nothing has a height.
  change({ columns: [{ id: 'place', heading: 'Place', cell: (row) => `${row}, anew` }] });
  await expect.poll(() => document.body.textContent?.includes(', anew')).toBe(true);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(drawnRows()).toContain('100');
  expect(drawnRows().length).toBeLessThan(100);
  hide(false);
  await expect.poll(() => find('[data-index="100"]')?.textContent).toBe('Place 100, anew');
  expect(drawnRows().length).toBeLessThan(100);
});
