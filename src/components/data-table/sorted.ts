import type { Column } from './column.ts';

/** Rows in an order: by its first key, by the next where that finds them alike. A key that compares nothing changes nothing. */
export function sorted<Row>(
  rows: readonly Row[],
  sort: readonly string[],
  columns: readonly Column<Row>[],
): readonly Row[] {
  const keys = sort.flatMap((key) => {
    const compare = columns.find(({ id }) => id === key.replace(/^-/, ''))?.compare;
    return compare ? [{ compare, sign: key.startsWith('-') ? -1 : 1 }] : [];
  });
  if (keys.length === 0) return rows;
  return rows.toSorted((one, other) => {
    for (const { compare, sign } of keys) {
      const order = compare(one, other);
      if (order !== 0) return order * sign;
    }
    return 0;
  });
}

/**
 * Columns that a table can order its rows by itself: where one does not say how, by what it shows, as long as that is text or
 * numbers; where a row has nothing it comes after all others. One that shows something else, and does not say how, is not offered.
 */
export function comparing<Row>(columns: readonly Column<Row>[], rows: readonly Row[], locale: string): Column<Row>[] {
  const { compare: inWords } = new Intl.Collator(locale, { numeric: true });
  return columns.map((column): Column<Row> => {
    if (!column.sortable || column.compare) return column;
    if (!rows.every((row) => isPlain(column.cell(row)))) return { ...column, sortable: false };
    return {
      ...column,
      compare: (one, other) => {
        const [a, b] = [column.cell(one), column.cell(other)];
        if (isNothing(a) || isNothing(b)) return Number(isNothing(a)) - Number(isNothing(b));
        return typeof a === 'number' && typeof b === 'number' ? a - b : inWords(String(a), String(b));
      },
    };
  });
}

const isNothing = (cell: unknown) => cell === undefined || cell === null || cell === '';

const isPlain = (cell: unknown) => isNothing(cell) || typeof cell === 'string' || typeof cell === 'number';
