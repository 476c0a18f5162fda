import { Checkbox } from '#components/checkbox';
import { cn } from '#components/internal';
import { type UiStrings, useStrings } from '#components/locale';
import type { Column } from './column.ts';
import type { DataTableProps } from './data-table-props.ts';
import { HeaderCell, type SortBy } from './header-cell.tsx';
import { parseSortKey } from './sort-key.ts';
import { pinnedHeadingLook, pinOf } from './use-pins.ts';

interface HeadProps<Row> extends DataTableProps<Row> {
  isWide: boolean;
  /** Headings stay in sight within the table, not below the bar of the page. */
  isScrolled: boolean;
  /** The keys of the rows that can be chosen, and how many of those are. */
  open: readonly string[];
  chosen: number;
  onChoose: (keys: readonly string[], isChosen: boolean) => void;
  /** Absent where nothing is sorted. */
  onSortBy: SortBy | undefined;
}

/** What the columns are called, and what is done to all rows. */
export function Head<Row>(props: HeadProps<Row>) {
  const { columns, sort, onSortBy, onResize, selection, onRowMenu, detailOf, headOnPhone = true } = props;
  const { isWide, isScrolled, open, chosen, onChoose } = props;
  const strings = useStrings();
  const heading = cn(
    'z-20 border-b border-edge bg-surface print:static',
    // Below the bar of an `AppShell`, which says how far down that is.
    isScrolled ? 'sticky top-0' : 'sticky top-(--below-bar,0px)',
  );
  const pinned = columns.some(({ pin }) => pin === 'start') ? ('start' as const) : undefined;
  const isSortable = onSortBy !== undefined && columns.some(({ sortable }) => sortable);
  const isSingle = props.choice === 'one';
  const isUsed = (selection !== undefined && !isSingle) || isSortable;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table whose rows are drawn as sheets would lose its own
    <thead role="rowgroup" className={headOnPhone && isUsed ? 'max-sm:block' : 'max-sm:hidden'}>
      <tr
        role="row"
        aria-rowindex={props.virtual ? 1 : undefined}
        data-sort-by={isSortable ? strings.sortBy : undefined}
        className={cn(
          'max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:border-b max-sm:border-edge max-sm:ps-2',
          // Nothing but cells may stand in a row.
          isSortable &&
            'max-sm:before:ps-2 max-sm:before:text-xs max-sm:before:text-muted max-sm:before:content-[attr(data-sort-by)]',
        )}
      >
        {selection && isSingle && (
          // Over what is chosen one by one there is nothing to say.
          <td
            role="cell"
            {...pinOf('selection', pinned)}
            className={cn(heading, 'w-10 print:hidden max-sm:hidden', pinnedHeadingLook(pinned))}
          />
        )}
        {selection && !isSingle && (
          <th
            role="columnheader"
            scope="col"
            {...pinOf('selection', pinned)}
            className={cn(
              heading,
              'w-10 ps-4 text-start align-middle print:hidden',
              // Above the boxes of the rows.
              'max-sm:order-last max-sm:ms-auto max-sm:w-auto max-sm:border-0 max-sm:bg-transparent max-sm:ps-0 max-sm:pe-3',
              pinnedHeadingLook(pinned),
              dashed(columns[0]),
            )}
          >
            <Checkbox
              data-choice
              aria-label={strings.selectAll}
              checked={chosen === 0 ? false : chosen === open.length ? true : 'indeterminate'}
              onCheckedChange={(isChosen) => onChoose(open, isChosen === true)}
            />
          </th>
        )}
        {detailOf && (
          <th
            role="columnheader"
            scope="col"
            {...pinOf('detail', pinned)}
            className={cn(heading, 'w-10 print:hidden max-sm:hidden', pinnedHeadingLook(pinned))}
          >
            <span className="sr-only">{strings.showMore}</span>
          </th>
        )}
        {columns.map((column, at) => (
          <HeaderCell
            key={column.id}
            column={column}
            before={columns[at - 1]}
            after={columns[at + 1]}
            at={at}
            sort={sort}
            sortedBefore={sortedBefore(props, column.id, strings)}
            onSortBy={onSortBy}
            onResize={onResize}
            className={heading}
          />
        ))}
        {onRowMenu && (
          <th
            role="columnheader"
            scope="col"
            {...pinOf('menu', isWide ? 'end' : undefined)}
            className={cn(
              heading,
              'w-10 print:hidden max-sm:hidden',
              isWide && 'end-0 z-30 min-w-10',
              dashed(columns.at(-1)),
            )}
          >
            <span className="sr-only">{strings.actions}</span>
          </th>
        )}
      </tr>
    </thead>
    // biome-ignore-end lint/a11y/noRedundantRoles: a table whose rows are drawn as sheets would lose its own
  );
}

/** Beside a column whose heading is dashed the line goes on as it is. */
const dashed = (beside: { certainty?: Column<never>['certainty'] } | undefined) =>
  beside?.certainty === 'assumed' && 'border-dashed';

/** What rows are sorted by before a column, and after any other: it stands in no heading. */
function sortedBefore<Row>(
  { sort = [], columns, sortNameOf }: DataTableProps<Row>,
  id: string,
  strings: UiStrings,
): string[] {
  const idOf = (key: string) => parseSortKey(key).id;
  const earlier = sort.slice(0, Math.max(sort.map(idOf).indexOf(id), 0));
  const last = earlier.findLastIndex((key) => columns.some((column) => column.id === idOf(key)));
  return earlier.slice(last + 1).flatMap((key) => {
    const name = sortNameOf?.(key);
    return name ? `${name} (${parseSortKey(key).isDescending ? strings.sortDescending : strings.sortAscending})` : [];
  });
}
