import { memo, type Ref, useState } from 'react';
import { cn } from '#components/internal';
import { useStrings } from '#components/locale';
import type { DataTableProps } from './data-table-props.ts';
import { followRow } from './follow-row.ts';
import { RowCell } from './row-cell.tsx';
import { ChoiceCell, DetailCell, MenuCell, MoreCell } from './row-ends.tsx';
import { parseSortKey } from './sort-key.ts';

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
  const role = grid ? 'gridcell' : 'cell';
  const detail = detailOf?.(row);
  const sortedBy = new Set(props.sort?.map((key) => parseSortKey(key).id));
  const isAside = columns.map(({ id, onPhone }, index) => index > most && !onPhone && !sortedBy.has(id));
  const hasMore = isAside.includes(true);
  const hasBeside = columns.some(({ onPhone }) => onPhone === 'beside');
  const pinned = columns.some(({ pin }) => pin === 'start') ? ('start' as const) : undefined;
  const strings = useStrings();
  const [isWhole, setIsWhole] = useState(false);
  // On a phone one button shows whatever is not in sight.
  const isMore = detail ? isExpanded : isWhole;
  const hasButtons = Boolean(isChoosable || onRowMenu || hasMore || detail);
  const mark = props.markOf?.(row);
  const isLeading = linkOf !== undefined && isOpen;
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
        <ChoiceCell
          {...{ role, isChosen }}
          pin={pinned}
          choice={
            isOpen
              ? {
                  group: props.group,
                  label: strings.selectRow(name),
                  isChosen,
                  onChoose: (next) => onChoose([key], next),
                }
              : undefined
          }
        />
      )}
      {detailOf && (
        <DetailCell
          {...{ role, isChosen, name }}
          pin={pinned}
          hasDetail={Boolean(detail)}
          isOpen={isExpanded}
          onToggle={() => onExpand(key, !isExpanded)}
        />
      )}
      {columns.map((column, index) => (
        <RowCell
          key={column.id}
          {...{ row, column, index, role, name, mark, isChosen, isWhole, hasBeside, hasButtons }}
          linkOf={isLeading ? linkOf : undefined}
          isEditable={column.editor !== undefined && isOpen && (column.editable?.(row) ?? true)}
          isAside={isAside[index] === true}
        />
      ))}
      {onRowMenu && (
        <MenuCell
          {...{ role, isChosen, name, isChoosable }}
          pin={isPinned ? 'end' : undefined}
          onMenu={isOpen ? (from) => onRowMenu(row, from) : undefined}
        />
      )}
      {(hasMore || detail) && (
        <MoreCell
          {...{ role, name }}
          hasDetail={Boolean(detail)}
          beside={isChoosable ? 'choice' : onRowMenu ? 'menu' : undefined}
          isOpen={isMore}
          onToggle={() => {
            setIsWhole(!isMore);
            if (detail) onExpand(key, !isMore);
          }}
        />
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
          role={role}
          colSpan={columns.length + 1 + (isChoosable ? 1 : 0) + (onRowMenu ? 1 : 0)}
          className={cn('border-b border-line bg-sunken px-4 py-3 max-sm:block', isChoosable ? 'sm:ps-23' : 'sm:ps-13')}
        >
          {detail}
        </td>
      </tr>
    </>
  );
}
