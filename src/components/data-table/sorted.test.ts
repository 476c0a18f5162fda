import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import { sortableAlone, sorted } from './sorted.ts';

interface Row {
  name: string | null;
  age: number;
}

const rows: Row[] = [
  { name: 'Zoë 10', age: 9 },
  { name: null, age: 30 },
  { name: 'zoë 9', age: 100 },
  { name: 'Ähre', age: 1 },
];
const column = (more: Partial<Column<Row>>): Column<Row> => ({
  id: 'name',
  heading: 'Name',
  cell: ({ name }) => name,
  sortable: true,
  ...more,
});
const inOrder = (columns: Column<Row>[], ...sort: string[]) =>
  sorted(rows, sort, sortableAlone(columns, rows), 'de').map(({ name, age }) => name ?? age);

test('text and numbers are in order without being told how, and nothing comes last', () => {
  expect(inOrder([column({})], 'name')).toEqual(['Ähre', 'zoë 9', 'Zoë 10', 30]);
  expect(inOrder([column({})], '-name')).toEqual(['Zoë 10', 'zoë 9', 'Ähre', 30]);
  expect(inOrder([column({ id: 'age', cell: ({ age }) => age })], '-age')).toEqual(['zoë 9', 30, 'Zoë 10', 'Ähre']);
});

test('who says how has the last word; what is drawn and says nothing is not offered', () => {
  const byLength = column({ compare: (a, b) => (a.name?.length ?? 0) - (b.name?.length ?? 0) });
  expect(inOrder([byLength], '-name')).toEqual(['Zoë 10', 'zoë 9', 'Ähre', 30]);
  const [drawn] = sortableAlone([column({ cell: () => ['a', 'b'] })], rows);
  expect(drawn?.sortable).toBe(false);
  expect(inOrder([column({ sortable: false })], '-name')).toEqual(rows.map(({ name, age }) => name ?? age));
});
