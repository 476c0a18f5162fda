import type { Column } from './column.ts';
import { parseSortKey } from './sort-key.ts';

type Compare<Row> = (one: Row, other: Row) => number;

/**
 * Rows in an order: by its first key, by the next where that finds them alike. A column that does not say how is ordered by what
 * it shows; where a row has nothing there it comes after all others, whichever way. A key of no column changes nothing.
 */
export function sorted<Row>(
  rows: readonly Row[],
  sort: readonly string[],
  columns: readonly Column<Row>[],
  locale: string,
): readonly Row[] {
  const { compare: inWords } = new Intl.Collator(locale, { numeric: true });
  const compares = sort.flatMap((key): Compare<Row>[] => {
    const { id, isDescending } = parseSortKey(key);
    const column = columns.find((column) => column.id === id);
    const sign = isDescending ? -1 : 1;
    const { compare } = column ?? {};
    if (compare) return [(one, other) => compare(one, other) * sign];
    if (!column?.sortable) return [];
    const cells = new Map(rows.map((row) => [row, column.cell(row)]));
    return [
      (one, other) => {
        const [a, b] = [cells.get(one), cells.get(other)];
        if (isNothing(a) || isNothing(b)) return Number(isNothing(a)) - Number(isNothing(b));
        return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : inWords(String(a), String(b)));
      },
    ];
  });
  if (compares.length === 0) return rows;
  return rows.toSorted((one, other) => {
    for (const compare of compares) {
      const order = compare(one, other);
      if (order !== 0) return order;
    }
    return 0;
  });
}

/** Columns of a table that orders its rows itself: one that shows neither text nor numbers, and does not say how, is not offered. */
export function sortableAlone<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Column<Row>[] {
  return columns.map((column) =>
    column.sortable && !column.compare && !rows.every((row) => isPlain(column.cell(row)))
      ? { ...column, sortable: false }
      : column,
  );
}

const isNothing = (cell: unknown) => cell === undefined || cell === null || cell === '';

const isPlain = (cell: unknown) => isNothing(cell) || typeof cell === 'string' || typeof cell === 'number';
