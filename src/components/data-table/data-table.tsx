import { type ComponentProps, type ReactElement, type ReactNode, useRef } from 'react';
import { Checkbox } from '#components/checkbox';
import { cn } from '#components/internal';
import { useStrings } from '#components/locale';
import type { Column } from './column.ts';
import { HeaderCell } from './header-cell.tsx';
import { Row } from './row.tsx';
import { tellWhole } from './tell-whole.ts';
import { useIsWide } from './use-is-wide.ts';

export type { Column } from './column.ts';

/** Told the width that a column was given, in pixels; undefined where it is as wide as its content again. */
export type Resizing = (column: string, width: number | undefined) => void;

export interface DataTableProps<Row> extends Pick<ComponentProps<'div'>, 'className' | 'id' | 'style' | 'ref'> {
  /** What is listed; read out, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What a row is called. */
  nameOf: (row: Row) => string;
  /** A link to the row without a look and without content; the first cell becomes its content. */
  linkOf?: (row: Row, content: ReactNode) => ReactElement;
  /** The columns that rows are sorted by, the first one first; `-` before one that descends. */
  sort?: readonly string[];
  /** What a key is called that rows are sorted by although it is no column. */
  sortNameOf?: (key: string) => string;
  /** Told how the order changes. With Shift, or Ctrl, a heading is a further key. */
  onSort?: (turn: (sort: readonly string[]) => string[]) => void;
  onResize?: Resizing;
  /** Keys of the chosen rows. Where absent, rows are not chosen. */
  selection?: ReadonlySet<string>;
  onSelect?: (selection: ReadonlySet<string>) => void;
  /** Whether something can be done with a row: only then it leads on, is chosen, and has a menu. All can where absent. */
  isOpen?: (row: Row) => boolean;
  /** Beside what the first cell shows: what is special about the row. */
  markOf?: (row: Row) => ReactNode;
  /** What can be done with one row: its button was pressed. */
  onRowMenu?: (row: Row, button: HTMLElement) => void;
  /** In place of rows where there are none. */
  empty?: ReactNode;
  /** Rows are on their way: these are the earlier ones. */
  busy?: boolean;
}

/** Records in rows, under headings that stay in sight. Where there is no room for columns, each row is a sheet of its own. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, sort, onSort, onResize, selection, onSelect, onRowMenu, empty } = props;
  const { busy = false, className, id, style, ref, ...rest } = props;
  const strings = useStrings();
  const place = useRef<HTMLDivElement>(null);
  const { isWide, before, after } = useIsWide(place);
  const open = rows.filter((row) => props.isOpen?.(row) ?? true);
  const chosen = open.filter((row) => selection?.has(keyOf(row))).length;
  const choose = (keys: Iterable<string>, isChosen: boolean) => {
    const next = new Set(selection);
    for (const key of keys) {
      if (isChosen) next.add(key);
      else next.delete(key);
    }
    onSelect?.(next);
  };
  if (rows.length === 0 && empty) return <>{empty}</>;
  const heading = cn('z-20 border-b border-edge bg-surface print:static', isWide ? 'sticky top-0' : 'sticky top-bar');
  const table = (
    // The roles are written out because a table whose rows are drawn as sheets would lose its own.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <div
      ref={place}
      onPointerOver={tellWhole}
      {...(isWide && { role: 'group', 'aria-label': caption, tabIndex: 0 })}
      // A table wider than the page scrolls in both directions within itself, so that its headings stay in sight.
      className={cn(
        '@container relative',
        isWide
          ? 'sm:max-h-[calc(100dvh-6rem)] sm:scroll-pt-row sm:overflow-auto print:max-h-none print:overflow-visible'
          : // Until a narrower place is measured the page is as wide as before.
            'sm:overflow-x-clip print:overflow-visible',
      )}
    >
      <table
        role="table"
        aria-busy={busy || undefined}
        className={cn(
          'w-full border-separate border-spacing-0 text-sm max-sm:block print:text-xs',
          busy && 'animate-pulse border-t-2 border-accent',
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="max-sm:hidden">
          <tr role="row">
            {selection && (
              <th
                role="columnheader"
                scope="col"
                className={cn(heading, 'w-10 ps-4 text-start align-middle print:hidden', dashed(columns[0]))}
              >
                <Checkbox
                  aria-label={strings.selectAll}
                  checked={chosen === 0 ? false : chosen === open.length ? true : 'indeterminate'}
                  onCheckedChange={(isChosen) => choose(open.map(keyOf), isChosen === true)}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell
                key={column.id}
                column={column}
                sort={sort}
                sortedBefore={sortedBefore(props, column.id)}
                onSort={onSort}
                onResize={onResize}
                className={heading}
              />
            ))}
            {onRowMenu && (
              <th
                role="columnheader"
                scope="col"
                className={cn(heading, 'w-10 print:hidden', isWide && 'end-0 z-30 min-w-10', dashed(columns.at(-1)))}
              >
                <span className="sr-only">{strings.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:flex max-sm:flex-col">
          {rows.map((row) => (
            <Row
              key={keyOf(row)}
              {...props}
              row={row}
              isPinned={isWide}
              isChosen={selection?.has(keyOf(row)) ?? false}
              onChoose={(isChosen) => choose([keyOf(row)], isChosen)}
            />
          ))}
        </tbody>
        {columns.some(({ footer }) => footer) && (
          <tfoot role="rowgroup" className="max-sm:block max-sm:p-4">
            <tr role="row" className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-6 max-sm:gap-y-1">
              {selection && <td role="cell" className="max-sm:hidden print:hidden" />}
              {columns.map(({ id, align, heading: name, footer }) => (
                <td
                  role="cell"
                  key={id}
                  className={cn(
                    'px-3 py-2 text-muted sm:first:ps-4 sm:last:pe-4 sm:whitespace-nowrap max-sm:p-0 print:px-1.5 print:whitespace-normal',
                    align === 'end' && 'sm:text-end sm:rtl:text-start',
                    !footer && 'max-sm:hidden',
                  )}
                >
                  {footer && <span className="sm:hidden">{name} </span>}
                  {footer}
                </td>
              ))}
              {onRowMenu && (
                <td role="cell" className={cn('max-sm:hidden print:hidden', isWide && 'sticky end-0 bg-surface')} />
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
  return (
    <div {...dataOf(rest)} id={id} style={style} ref={ref} className={cn('relative', className)}>
      {table}
      {before && <Beyond className="start-0 ltr:bg-linear-to-r rtl:bg-linear-to-l" />}
      {after && (
        <Beyond
          className={cn(onRowMenu ? 'end-10' : 'end-0', 'border-e border-line ltr:bg-linear-to-l rtl:bg-linear-to-r')}
        />
      )}
    </div>
  );
}

/** What is written on an element for others to find it by. */
function dataOf(props: object) {
  return Object.fromEntries(Object.entries(props).filter(([name]) => /^(data|aria)-/.test(name)));
}

/** An edge behind which more lies. */
function Beyond({ className }: { className: string }) {
  return (
    <div
      aria-hidden
      data-beyond
      className={cn(
        'pointer-events-none absolute inset-y-0 z-30 w-3 from-edge/20 to-transparent max-sm:hidden print:hidden',
        className,
      )}
    />
  );
}

/** Beside a column whose heading is dashed the line goes on as it is. */
const dashed = (beside: { certainty?: Column<never>['certainty'] } | undefined) =>
  beside?.certainty === 'assumed' && 'border-dashed';

/** What rows are sorted by before a column, and after any other: it stands in no heading. */
function sortedBefore<Row>({ sort = [], columns, sortNameOf }: DataTableProps<Row>, id: string): string[] {
  const idOf = (key: string) => key.replace(/^-/, '');
  const earlier = sort.slice(0, Math.max(sort.map(idOf).indexOf(id), 0));
  const last = earlier.findLastIndex((key) => columns.some((column) => column.id === idOf(key)));
  return earlier.slice(last + 1).flatMap((key) => sortNameOf?.(key) ?? []);
}
