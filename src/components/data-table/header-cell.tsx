import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { cn } from '#components/internal';
import { later } from '#components/lazily';
import { useStrings } from '#components/locale';
import type { Column } from './column.ts';
import type { DataTableProps } from './data-table-props.ts';
import { parseSortKey } from './sort-key.ts';
import { pinnedHeadingLook, pinOf } from './use-pins.ts';
import { widthAfter } from './width-after.ts';

const Resizer = later('input', () => import('./resizer.tsx'), 'Resizer');

/** @param isFurther whether what rows are sorted by already stays, before it */
export type SortBy = (column: string, isFurther: boolean) => void;

interface HeaderCellProps<Row> extends Pick<DataTableProps<Row>, 'sort' | 'onResize'> {
  column: Column<Row>;
  /** Those beside it. */
  before: Column<Row> | undefined;
  after: Column<Row> | undefined;
  /** From 0. */
  at: number;
  /** What rows are sorted by before, as far as no column shows it. */
  sortedBefore: readonly string[];
  onSortBy: SortBy | undefined;
  className: string;
}

/** What a column is called, and the way to sort by it. */
export function HeaderCell<Row>({
  column,
  before,
  after,
  at,
  sortedBefore,
  sort = [],
  onSortBy,
  onResize,
  className,
}: HeaderCellProps<Row>) {
  const { id, heading, align, sortable, certainty, note, width } = column;
  const strings = useStrings();
  const place = sort.findIndex((key) => parseSortKey(key).id === id);
  const isSorted = place >= 0;
  const isDown = sort[place] === `-${id}`;
  const Arrow = !isSorted ? ChevronsUpDown : isDown ? ArrowDown : ArrowUp;
  const press = (event: MouseEvent) => {
    const isFurther = event.shiftKey || event.ctrlKey || event.metaKey;
    onSortBy?.(id, isFurther);
  };
  const isSortable = sortable && onSortBy !== undefined;
  const type = (event: KeyboardEvent<HTMLElement>) => {
    const width = onResize && widthAfter(event);
    if (width === undefined) return;
    event.preventDefault();
    onResize?.(id, width);
  };
  const pin = pinOf(at, column.pin);
  // Where the focus is: elsewhere nobody is told of them.
  const sizingKeys = onResize && 'Shift+ArrowLeft Shift+ArrowRight';
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: a table whose rows are drawn as sheets would lose its own
      role="columnheader"
      scope="col"
      // Only of the first key: a table is sorted by one column at a time to who reads it out.
      aria-sort={place === 0 ? (isDown ? 'descending' : 'ascending') : undefined}
      // Where there is nothing to press it takes the focus itself, for the keys that make it wider.
      tabIndex={onResize && !isSortable ? 0 : undefined}
      aria-keyshortcuts={isSortable ? undefined : sizingKeys}
      onKeyDown={type}
      {...pin}
      // Whose width is not said has a share in what is left.
      data-column={width === undefined ? id : undefined}
      style={width || column.pin ? { ...pin.style, ...(width && { minWidth: width, width }) } : undefined}
      className={cn(
        'h-row whitespace-nowrap px-3 first:ps-4 last:pe-4 text-xs font-medium text-muted print:h-auto print:w-auto! print:min-w-0! print:whitespace-normal print:px-1.5 print:py-1.5',
        // There are no columns here: a width of one is none of its heading.
        'max-sm:h-auto max-sm:w-auto! max-sm:min-w-0! max-sm:border-0 max-sm:bg-transparent max-sm:px-1.5 max-sm:first:ps-1.5',
        // The headings beside it lie over what stands out of it.
        'focus-visible:-outline-offset-2',
        !isSortable && 'max-sm:hidden',
        className,
        pinnedHeadingLook(column.pin),
        certainty === 'assumed' && 'border-dashed',
        align === 'end' ? 'text-start sm:text-end sm:rtl:text-start' : 'text-start',
      )}
    >
      {isSortable ? (
        <button
          type="button"
          aria-keyshortcuts={sizingKeys}
          onClick={press}
          className={cn(
            'group inline-flex items-center gap-1 rounded-control py-1 outline-offset-0 hover:text-ink',
            isSorted && 'text-ink',
            align === 'end' && 'sm:ltr:flex-row-reverse',
          )}
        >
          {heading}
          <Arrow aria-hidden className={cn('size-3', !isSorted && 'opacity-60 group-hover:opacity-100 print:hidden')} />
          {isSorted && sort.length > 1 && (
            <span aria-hidden className="text-xs tabular-nums">
              {place + 1}
            </span>
          )}
          {isSorted && (
            <span className="sr-only">
              {isDown ? strings.sortDescending : strings.sortAscending}
              {sort.length > 1 && `, ${strings.sortOrder(place + 1)}`}
              {sortedBefore.length > 0 && `, ${strings.sortAfter(sortedBefore)}`}
            </span>
          )}
        </button>
      ) : (
        heading
      )}
      {/* Below: a note is no reason for a column to be wider, and for the last one to be out of sight. */}
      {note && <span className="block pb-1.5">{note}</span>}
      {onResize && (
        <>
          {before && isBeside(before, column) && (
            <Resizer id={before.id} heading={before.heading} at="next" onResize={onResize} />
          )}
          {!isBeside(column, after) && <Resizer id={id} heading={heading} at="own" onResize={onResize} />}
        </>
      )}
    </th>
  );
}

/** Whether two columns stand side by side however far the table is scrolled. */
function isBeside<Row>(one: Column<Row>, next: Column<Row> | undefined): boolean {
  return next !== undefined && !one.pin && !next.pin;
}
