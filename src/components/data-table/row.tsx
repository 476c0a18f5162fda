import { ChevronDown, ChevronRight, EllipsisVertical } from 'lucide-react';
import { type ComponentProps, memo, type Ref, useState } from 'react';
import { cn } from '#components/internal';
import { useStrings } from '#components/locale';
import { CellContent } from './cell-content.tsx';
import { Choice } from './choice.tsx';
import type { Column } from './column.ts';
import type { DataTableProps } from './data-table-props.ts';
import { followRow } from './follow-row.ts';
import { parseSortKey } from './sort-key.ts';
import { pinnedLook, pinOf } from './use-pins.ts';

interface RowProps<Record>
  extends Pick<DataTableProps<Record>, 'columns' | 'sort' | 'linkOf' | 'onRowMenu' | 'markOf' | 'detailOf' | 'grid'> {
  ref?: Ref<HTMLTableRowElement>;
  row: Record;
  rowKey: string;
  /** What it is called. */
  name: string;
  /** Whether something can be done with it. */
  isOpen: boolean;
  /** Whether rows can be chosen at all. */
  isChoosable: boolean;
  /** Under which one of them alone is; absent where several can be. */
  group: string | undefined;
  isChosen: boolean;
  /** Its actions stay in sight where the table is wider than its place. */
  isPinned: boolean;
  isExpanded: boolean;
  /** From 0, where not all rows are drawn. */
  index?: number;
  onChoose: (keys: readonly string[], isChosen: boolean) => void;
  onExpand: (key: string, isExpanded: boolean) => void;
}

/** So many columns beside the first, what rows are sorted by, and what says so of itself tell a record apart; on a phone the others are shown when they are asked for. */
const most = 3;

const edge = 'border-b border-line';
/** On the line of the words beside it: a picture has none of its own. */
const pictureButton =
  // As Tailwind reads it.
  String.raw`inline-flex size-control-sm items-center justify-center rounded-control text-muted -outline-offset-2 before:content-['\200b'] hover:bg-sunken hover:text-ink`;

/** One record: a row, or a sheet of its own where there is no room for columns. */
export const Row = memo(OneRow) as typeof OneRow;

function OneRow<Record>(props: RowProps<Record>) {
  const {
    row,
    rowKey: key,
    name,
    isOpen,
    columns,
    linkOf,
    isChoosable,
    onRowMenu,
    isChosen,
    isPinned,
    onChoose,
  } = props;
  const { detailOf, isExpanded, onExpand, grid = false, index: place, ref } = props;
  const cell = grid ? 'gridcell' : 'cell';
  const detail = detailOf?.(row);
  const sortedBy = new Set(props.sort?.map((key) => parseSortKey(key).id));
  const isAside = columns.map(({ id, onPhone }, index) => index > most && !onPhone && !sortedBy.has(id));
  const hasMore = isAside.includes(true);
  const hasBeside = columns.some(({ onPhone }) => onPhone === 'beside');
  const pinned = columns.some(({ pin }) => pin === 'start') ? ('start' as const) : undefined;
  const menu = isPinned ? ('end' as const) : undefined;
  const strings = useStrings();
  const [isWhole, setIsWhole] = useState(false);
  // On a phone one button shows whatever is not in sight.
  const isMore = detail ? isExpanded : isWhole;
  const hasButtons = Boolean(isChoosable || onRowMenu || hasMore || detail);
  const mark = props.markOf?.(row);
  const isLeading = linkOf !== undefined && isOpen;
  const isEditable = ({ editor, editable }: Column<Record>) =>
    editor !== undefined && isOpen && (editable?.(row) ?? true);
  const line = (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table whose rows are drawn as sheets would lose its own
    <tr
      ref={ref}
      role="row"
      data-key={isOpen ? key : undefined}
      onClick={isLeading ? followRow : undefined}
      onAuxClick={isLeading ? followRow : undefined}
      data-index={place}
      aria-rowindex={place === undefined ? undefined : place + 2}
      aria-selected={grid && isChoosable ? isChosen : undefined}
      className={cn(
        isLeading && 'cursor-pointer',
        'group relative max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3 max-sm:border-b max-sm:border-line max-sm:py-2.5 max-sm:px-4 max-sm:@max-[16rem]:gap-y-1.5',
        // Beside its first line are the buttons of the sheet; with large letters they have a line of their own.
        'max-sm:@min-[16rem]:pe-26',
        isChosen
          ? 'not-print:bg-accent-soft forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]'
          : 'not-print:focus-within:bg-sunken hover:bg-sunken',
        // The ground that what stays in sight has.
        !isChosen && columns.some(({ pin }) => pin) && 'sm:not-hover:not-focus-within:bg-surface',
      )}
    >
      {isChoosable && (
        <td
          role={cell}
          data-apart
          {...pinOf('selection', pinned)}
          className={cn(
            'relative z-10 w-10 ps-4 align-baseline leading-6 print:hidden sm:border-b sm:py-cell sm:border-line max-sm:absolute max-sm:end-3 max-sm:top-1.75 max-sm:flex max-sm:h-control-sm max-sm:w-auto max-sm:items-center max-sm:p-0',
            isChosen &&
              'sm:shadow-[inset_3px_0_var(--color-of-accent)] sm:rtl:shadow-[inset_-3px_0_var(--color-of-accent)]',
            pinnedLook(pinned, isChosen),
          )}
        >
          {isOpen && (
            // On the line of the words beside it: a box has none of its own.
            <span className="inline-flex items-center before:content-['\200b']">
              <Choice
                group={props.group}
                label={strings.selectRow(name)}
                isChosen={isChosen}
                onChoose={(next) => onChoose([key], next)}
              />
            </span>
          )}
        </td>
      )}
      {detailOf && (
        <td
          role={cell}
          data-apart
          {...pinOf('detail', pinned)}
          className={cn(
            edge,
            'relative z-10 w-10 ps-3 align-baseline leading-6 print:hidden max-sm:hidden',
            pinnedLook(pinned, isChosen),
          )}
        >
          {detail && (
            <button
              type="button"
              aria-expanded={isExpanded}
              aria-label={`${isExpanded ? strings.showLess : strings.showMore}: ${name}`}
              onClick={() => onExpand(key, !isExpanded)}
              className={pictureButton}
            >
              <ChevronRight aria-hidden className={cn('size-4', isExpanded ? 'rotate-90' : 'rtl:-scale-x-100')} />
            </button>
          )}
        </td>
      )}
      {columns.map((column, index) => (
        <Cell
          isFirst={index === 0}
          role={index === 0 ? 'rowheader' : cell}
          // It is read before every cell of its row: what is pressed in it says more than its name.
          aria-label={index === 0 && isEditable(column) ? name : undefined}
          key={column.id}
          data-aside={isAside[index] ? '' : undefined}
          {...pinOf(index, column.pin)}
          className={cn(
            'h-row px-3 py-cell align-baseline sm:first:ps-4 sm:last:pe-4 leading-6 sm:whitespace-nowrap sm:border-b sm:border-line print:h-auto print:px-1.5 print:py-1.5 print:leading-snug print:whitespace-normal',
            'max-sm:flex max-sm:h-auto max-sm:leading-normal max-sm:min-w-0 max-sm:items-baseline max-sm:gap-1.5 max-sm:p-0 max-sm:has-[>span:last-child:empty]:hidden',
            column.align === 'end' && 'sm:text-end sm:rtl:text-start',
            // What it asks for itself; where there is room it has more.
            !column.width &&
              !(index === 0 && isLeading) &&
              'sm:max-w-[calc(min(16rem,45cqi)+--spacing(6))] print:max-w-none',
            index === 0 &&
              'text-start font-medium max-sm:-order-2 max-sm:pb-0.5 max-sm:text-base print:whitespace-nowrap',
            index === 0 && hasBeside && 'max-sm:@min-[20rem]:grow max-sm:@min-[20rem]:basis-2/5',
            index === 0 && hasButtons && 'max-sm:@max-[16rem]:basis-full max-sm:@max-[16rem]:pt-control-sm',
            // What a row is about stands beside its name; all else one below the other, or it would flow into one another.
            index > 0 &&
              (column.onPhone === 'beside'
                ? 'max-sm:-order-1'
                : 'max-sm:@min-[16rem]:-me-22 max-sm:@min-[16rem]:basis-[calc(100%+--spacing(22))] max-sm:basis-full'),
            // What is told takes as many lines as it needs.
            'max-sm:@max-[16rem]:flex-wrap max-sm:@max-[16rem]:gap-y-0',
            isAside[index] && !isWhole && 'max-sm:not-print:hidden',
            pinnedLook(column.pin, isChosen),
          )}
        >
          {index > 0 && (
            <span
              className={cn(
                'max-w-[60cqi] shrink-0 text-xs text-muted sm:hidden',
                column.onPhone === 'beside' ? 'max-sm:@min-[16rem]:sr-only' : 'w-26 @max-[16rem]:w-auto',
              )}
            >
              {column.heading}
            </span>
          )}
          <CellContent
            {...{ row, column, name }}
            isFirst={index === 0}
            isEditable={isEditable(column)}
            isMarked={mark !== undefined && mark !== false}
            linkOf={isLeading ? linkOf : undefined}
          />
          {mark && index === 0 && <span className="sm:ms-2">{mark}</span>}
        </Cell>
      ))}
      {onRowMenu && (
        <td
          role={cell}
          data-apart
          {...pinOf('menu', menu)}
          className={cn(
            edge,
            'relative z-10 w-10 pe-2 text-end align-baseline leading-6 print:hidden max-sm:absolute max-sm:top-1.75 max-sm:w-auto max-sm:border-0 max-sm:pe-0',
            isChoosable ? 'max-sm:end-10' : 'max-sm:end-3',
            pinnedLook(menu, isChosen),
          )}
        >
          {isOpen && (
            <button
              type="button"
              aria-label={strings.rowActions(name)}
              aria-haspopup="menu"
              onClick={(event) => onRowMenu(row, event.currentTarget)}
              className={pictureButton}
            >
              <EllipsisVertical aria-hidden className="size-4" />
            </button>
          )}
        </td>
      )}
      {(hasMore || detail) && (
        <td
          role={cell}
          className={cn(
            'absolute top-1.75 z-10 sm:hidden print:hidden',
            // It would show nothing.
            !detail && '[:not(:has(>[data-aside]>span:last-child:not(:empty)))>&]:hidden',
            isChoosable ? 'end-18' : onRowMenu ? 'end-10' : 'end-3',
          )}
        >
          <button
            type="button"
            aria-expanded={isMore}
            aria-label={`${isMore ? strings.showLess : strings.showMore}: ${name}`}
            onClick={() => {
              setIsWhole(!isMore);
              if (detail) onExpand(key, !isMore);
            }}
            className={pictureButton}
          >
            <ChevronDown aria-hidden className={cn('size-4', isMore && 'rotate-180')} />
          </button>
        </td>
      )}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: a table whose rows are drawn as sheets would lose its own
  );
  if (!detail || !isExpanded) return line;
  return (
    <>
      {line}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tr role="row" data-detail className="max-sm:block">
        <td
          role={cell}
          colSpan={columns.length + 1 + (isChoosable ? 1 : 0) + (onRowMenu ? 1 : 0)}
          className={cn('border-b border-line bg-sunken px-4 py-3 max-sm:block', isChoosable ? 'sm:ps-23' : 'sm:ps-13')}
        >
          {detail}
        </td>
      </tr>
    </>
  );
}

/** The first one names its row. */
function Cell({ isFirst, ...rest }: ComponentProps<'td'> & { isFirst: boolean }) {
  return isFirst ? <th scope="row" {...rest} /> : <td {...rest} />;
}
