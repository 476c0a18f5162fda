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
