import { beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DataTable } from '#components/data-table';
import { redraw, show } from './show.tsx';
import { Changing, find } from './tables.tsx';

// Wide enough for columns.
beforeAll(() => page.viewport(1000, 700));

const rows = Array.from({ length: 40 }, (_, at) => `Row ${at}`);

test.each([false, true])(
  'a table is as high as its place at most, and scrolls within it (virtual: %s)',
  async (virtual) => {
    await show(<Changing rows={rows} maxHeight="15rem" virtual={virtual} />);
    const place = () => find('table')?.parentElement as HTMLElement;
    await expect.poll(() => place().scrollHeight).toBeGreaterThan(1000);
    expect(place().clientHeight).toBe(240);
    expect(place()).toHaveProperty('tabIndex', 0);
    const heading = () => (find('th') as HTMLElement).getBoundingClientRect().top;
    const before = heading();
    place().scrollTop = 300;
    await expect.poll(heading).toBe(before);
  },
);

test('widths that nobody holds are kept by the table', async () => {
  const columns = ['place', 'size'].map((id) => ({
    id,
    heading: id,
    cell: String,
    width: id === 'place' ? 90 : undefined,
  }));
  await show(<Changing rows={['Where the river turns']} columns={columns} resizable />);
  await userEvent.hover(find('td') as HTMLElement);
  await expect.poll(() => find('.cursor-col-resize')).not.toBeNull();
  const width = () => find('th')?.getBoundingClientRect().width ?? 0;
  expect(width()).toBeLessThan(120);
  await userEvent.dblClick(find('.cursor-col-resize') as HTMLElement);
  await expect.poll(width).toBeGreaterThan(140);
});

test('a row is not drawn again where another one is chosen, however its table is told of them', async () => {
  const cell = vi.fn(String);
  const columns = [{ id: 'place', heading: 'Place', cell }];
  const table = (selection: string[]) => (
    <DataTable
      caption="Places"
      columns={columns}
      rows={rows}
      keyOf={(row) => row}
      nameOf={(row) => row}
      isOpen={() => true}
      onRowMenu={() => undefined}
      selection={selection}
    />
  );
  await show(table(['Row 1']));
  cell.mockClear();
  await redraw(table(['Row 1', 'Row 2']));
  // Twice, as everything is that is drawn in the strict mode of tests.
  expect(cell.mock.calls.map(([row]) => row)).toEqual(['Row 2', 'Row 2']);
});
