/** Rows of which only those in sight are drawn. */
export interface Undrawn {
  /** How many there are. */
  count: number;
  /** Has a row drawn, and scrolled into sight. */
  reach: (index: number) => void;
}

/** The cells of a row, or the index of one that is not drawn. */
export type Place = readonly HTMLElement[] | number;

export interface GridRows {
  of: (cell: HTMLElement) => readonly HTMLElement[];
  /** The place so many rows below, above where less than 0; as far as there are any. */
  beside: (place: Place, by: number) => Place;
  first: Place;
  last: Place;
}

/** The rows of a table as they are walked through: headings, what is listed and opened, what stands below. */
export function gridRows(table: HTMLTableElement, undrawn: Undrawn | undefined): GridRows {
  const rows = [...table.rows].map(cellsOf).filter((cells) => cells.length > 0);
  const count = undrawn?.count ?? 0;
  const drawn = new Map(undrawn && rows.map((cells) => [indexOf(cells, count), cells] as const).reverse());
  const at = (index: number) => drawn.get(index) ?? (index >= 0 && index < count ? index : undefined);
  const next = (place: Place, by: 1 | -1) => {
    if (typeof place === 'number') return at(place + by);
    const neighbour = rows[rows.indexOf(place as HTMLElement[]) + by];
    if (!undrawn) return neighbour;
    const own = indexOf(place, count);
    const isNext = neighbour && Math.abs(indexOf(neighbour, count) - own) <= 1;
    return isNext ? neighbour : at(own + by);
  };
  const beside = (place: Place, by: number): Place => {
    const to = by === 0 ? place : next(place, by > 0 ? 1 : -1);
    return to === undefined || to === place ? place : beside(to, by - Math.sign(by));
  };
  return {
    of: (cell) => rows.find((cells) => cells.includes(cell)) ?? [cell],
    beside,
    first: rows[0] ?? [],
    last: at(count) ?? at(count - 1) ?? rows.at(-1) ?? [],
  };
}

export function cellsOf(row: HTMLTableRowElement | undefined): HTMLElement[] {
  return [...(row?.cells ?? [])].filter((cell) => cell.ariaHidden !== 'true' && cell.checkVisibility());
}

/** Headings stand before the first row, figures behind the last; what is opened goes with the row above it. */
function indexOf([cell]: readonly HTMLElement[], count: number): number {
  const row = cell?.closest('tr');
  if (row?.closest('thead')) return -1;
  if (row?.closest('tfoot')) return count;
  const listed = row?.matches('[data-detail]') ? row.previousElementSibling : row;
  return Number(listed instanceof HTMLElement ? listed.dataset.index : Number.NaN);
}
