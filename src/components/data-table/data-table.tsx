import { ArrowDown, ArrowUp } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { Checkbox } from '#components/checkbox';
import type { Certainty } from '#components/internal';
import { cn } from '#components/internal';
import { useStrings } from '#components/locale';

export interface Column<Row> {
  id: string;
  heading: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end, so that their digits line up: at the right in every language, as digits are written. */
  align?: 'start' | 'end';
  /** Can be sorted by. */
  sortable?: boolean;
  /** How far the column itself is known: an assumed one has a dashed heading. */
  certainty?: Certainty;
  /** Beside the heading: a mark, an annotation. */
  note?: ReactNode;
}

export interface DataTableProps<Row> {
  /** What is listed; read out, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What a row is called. */
  nameOf: (row: Row) => string;
  /** A link to the row without a look and without content; the first cell becomes its content. */
  linkOf?: (row: Row, content: ReactNode) => ReactElement;
  /** The column that rows are sorted by, `-` before one that descends. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** Keys of the chosen rows. Where absent, rows are not chosen. */
  selection?: ReadonlySet<string>;
  onSelect?: (selection: ReadonlySet<string>) => void;
  /** In place of rows where there are none. */
  empty?: ReactNode;
  /** Rows are on their way: these are the earlier ones. */
  busy?: boolean;
}

/** Records in rows. Where there is no room for columns, each row is a sheet of its own. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  nameOf,
  linkOf,
  sort,
  onSort,
  selection,
  onSelect,
  empty,
  busy = false,
}: DataTableProps<Row>) {
  const strings = useStrings();
  const chosen = rows.filter((row) => selection?.has(keyOf(row))).length;
  const choose = (keys: Iterable<string>, isChosen: boolean) => {
    const next = new Set(selection);
    for (const key of keys) {
      if (isChosen) next.add(key);
      else next.delete(key);
    }
    onSelect?.(next);
  };
  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    // The roles are written out because a table whose rows are drawn as sheets would lose its own.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <div className="relative overflow-x-auto">
      <table
        role="table"
        aria-busy={busy || undefined}
        className={cn('w-full border-collapse text-sm max-sm:block', busy && 'animate-pulse border-t-2 border-accent')}
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="max-sm:hidden">
          <tr role="row">
            {selection && (
              <th role="columnheader" scope="col" className="w-10 border-b border-edge ps-4 text-start">
                <Checkbox
                  aria-label={strings.selectAll}
                  checked={chosen === 0 ? false : chosen === rows.length ? true : 'indeterminate'}
                  onCheckedChange={(isChosen) => choose(rows.map(keyOf), isChosen === true)}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.id} {...column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:flex max-sm:flex-col">
          {rows.map((row) => (
            <tr
              role="row"
              key={keyOf(row)}
              className={cn(
                'group relative border-b border-line hover:bg-sunken max-sm:flex max-sm:flex-col max-sm:px-4 max-sm:py-3',
                selection?.has(keyOf(row)) && 'bg-accent-soft',
              )}
            >
              {selection && (
                <td
                  role="cell"
                  className="relative z-10 w-10 ps-4 max-sm:absolute max-sm:end-3 max-sm:top-3 max-sm:w-auto"
                >
                  <Checkbox
                    aria-label={strings.selectRow(nameOf(row))}
                    checked={selection.has(keyOf(row))}
                    onCheckedChange={(isChosen) => choose([keyOf(row)], isChosen === true)}
                  />
                </td>
              )}
              {columns.map((column, index) => (
                <td
                  role="cell"
                  key={column.id}
                  className={cn(
                    'h-row px-3 py-1.5 align-middle sm:whitespace-nowrap max-sm:flex max-sm:h-auto max-sm:justify-between max-sm:gap-4 max-sm:px-0 max-sm:py-0.5 max-sm:text-end',
                    column.align === 'end' && 'tabular-nums text-end sm:rtl:text-start',
                    index === 0
                      ? 'font-medium max-sm:justify-start max-sm:pe-8 max-sm:text-start max-sm:text-base'
                      : '',
                  )}
                >
                  {index > 0 && <span className="shrink-0 text-muted sm:hidden">{column.heading}</span>}
                  {index === 0 && linkOf ? (
                    <Slot.Root className="rounded-control text-ink no-underline after:absolute after:inset-0 group-hover:text-accent group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus">
                      {linkOf(row, column.cell(row))}
                    </Slot.Root>
                  ) : (
                    <span className="min-w-0 sm:inline-block sm:max-w-64 sm:truncate sm:align-middle">
                      {column.cell(row)}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

interface HeaderCellProps extends Pick<Column<never>, 'id' | 'heading' | 'align' | 'sortable' | 'certainty' | 'note'> {
  sort?: string;
  onSort?: (sort: string) => void;
}

function HeaderCell({ id, heading, align, sortable, certainty, note, sort, onSort }: HeaderCellProps) {
  const strings = useStrings();
  const isUp = sort === id;
  const isDown = sort === `-${id}`;
  const Arrow = isDown ? ArrowDown : ArrowUp;
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: a table whose rows are drawn as sheets would lose its own
      role="columnheader"
      scope="col"
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
      className={cn(
        'h-row whitespace-nowrap border-b border-edge px-3 text-xs font-medium text-muted',
        certainty === 'assumed' && 'border-dashed',
        align === 'end' ? 'text-end rtl:text-start' : 'text-start',
      )}
    >
      {sortable && onSort ? (
        <button
          type="button"
          onClick={() => onSort(isUp ? `-${id}` : id)}
          className={cn(
            'inline-flex items-center gap-1 rounded-control py-1 hover:text-ink',
            (isUp || isDown) && 'text-ink',
            align === 'end' && 'ltr:flex-row-reverse',
          )}
        >
          {heading}
          <Arrow aria-hidden className={cn('size-3', !isUp && !isDown && 'invisible')} />
          {(isUp || isDown) && <span className="sr-only">{isUp ? strings.sortAscending : strings.sortDescending}</span>}
        </button>
      ) : (
        heading
      )}
      {note && <span className="ms-1.5">{note}</span>}
    </th>
  );
}
