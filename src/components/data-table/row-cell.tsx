import type { ReactNode } from 'react';
import { cn } from '#components/internal';
import { CellContent } from './cell-content.tsx';
import type { Column } from './column.ts';
import type { DataTableProps } from './data-table-props.ts';
import { pinnedLook, pinOf } from './use-pins.ts';

interface RowCellProps<Record> extends Pick<DataTableProps<Record>, 'linkOf'> {
  row: Record;
  column: Column<Record>;
  /** Its place among the columns, from 0. */
  index: number;
  /** Of what is no name of its row. */
  role: 'cell' | 'gridcell';
  /** What the row is called. */
  name: string;
  /** Beside the name of the row. */
  mark: ReactNode;
  isEditable: boolean;
  isChosen: boolean;
  /** On a phone it is shown when it is asked for. */
  isAside: boolean;
  /** It was asked for. */
  isWhole: boolean;
  /** Another column stands beside the name of the row on a phone. */
  hasBeside: boolean;
  /** On a phone there are buttons beside the name of the row. */
  hasButtons: boolean;
}

/** What one column says of a row; the first one names it. */
export function RowCell<Record>(props: RowCellProps<Record>) {
  const {
    row,
    column,
    index,
    role,
    name,
    mark,
    linkOf,
    isEditable,
    isChosen,
    isAside,
    isWhole,
    hasBeside,
    hasButtons,
  } = props;
  const isFirst = index === 0;
  const cell = {
    // It is read before every cell of its row: what is pressed in it says more than its name.
    'aria-label': isFirst && isEditable ? name : undefined,
    'data-aside': isAside ? '' : undefined,
    ...pinOf(index, column.pin),
    className: cn(
      'h-row px-3 py-cell align-baseline sm:first:ps-4 sm:last:pe-4 leading-6 sm:whitespace-nowrap sm:border-b sm:border-line print:h-auto print:px-1.5 print:py-1.5 print:leading-snug print:whitespace-normal',
      'max-sm:flex max-sm:h-auto max-sm:leading-normal max-sm:min-w-0 max-sm:items-baseline max-sm:gap-1.5 max-sm:p-0 max-sm:has-[>span:last-child:empty]:hidden',
      column.align === 'end' && 'sm:text-end sm:rtl:text-start',
      // What it asks for itself; where there is room it has more.
      !column.width &&
        !(isFirst && linkOf !== undefined) &&
        'sm:max-w-[calc(min(16rem,45cqi)+--spacing(6))] print:max-w-none',
      isFirst && 'text-start font-medium max-sm:-order-2 max-sm:pb-0.5 max-sm:text-base print:whitespace-nowrap',
      isFirst && hasBeside && 'max-sm:@min-[20rem]:grow max-sm:@min-[20rem]:basis-2/5',
      isFirst && hasButtons && 'max-sm:@max-[16rem]:basis-full max-sm:@max-[16rem]:pt-control-sm',
      // What a row is about stands beside its name; all else one below the other, or it would flow into one another.
      !isFirst &&
        (column.onPhone === 'beside'
          ? 'max-sm:-order-1'
          : 'max-sm:@min-[16rem]:-me-22 max-sm:@min-[16rem]:basis-[calc(100%+--spacing(22))] max-sm:basis-full'),
      // What is told takes as many lines as it needs.
      'max-sm:@max-[16rem]:flex-wrap max-sm:@max-[16rem]:gap-y-0',
      isAside && !isWhole && 'max-sm:not-print:hidden',
      pinnedLook(column.pin, isChosen),
    ),
  };
  const content: ReactNode = (
    <>
      {!isFirst && (
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
        {...{ row, column, name, isFirst, isEditable, linkOf }}
        isMarked={mark !== undefined && mark !== false}
      />
      {mark && isFirst && <span className="sm:ms-2">{mark}</span>}
    </>
  );
  if (!isFirst)
    return (
      <td role={role} {...cell}>
        {content}
      </td>
    );
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a table whose rows are drawn as sheets would lose its own
    <th scope="row" role="rowheader" {...cell}>
      {content}
    </th>
  );
}
