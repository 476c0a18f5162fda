import { cn } from '#components/internal';
import type { DataTableProps } from './data-table-props.ts';
import { pinnedLook, pinOf } from './use-pins.ts';

/** Under the columns: figures of all rows. */
export function Foot<Row>({
  columns,
  selection,
  detailOf,
  onRowMenu,
  isWide,
}: DataTableProps<Row> & { isWide: boolean }) {
  if (!columns.some(({ footer }) => footer)) return null;
  const pinned = columns.some(({ pin }) => pin === 'start') ? ('start' as const) : undefined;
  const menu = isWide ? ('end' as const) : undefined;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table whose rows are drawn as sheets would lose its own
    <tfoot role="rowgroup" className="max-sm:block max-sm:p-4">
      <tr role="row" className="sm:bg-surface max-sm:flex max-sm:flex-wrap max-sm:gap-x-6 max-sm:gap-y-1">
        {selection && (
          <td
            role="cell"
            {...pinOf('selection', pinned)}
            className={cn('max-sm:hidden print:hidden', pinnedLook(pinned, false))}
          />
        )}
        {detailOf && (
          <td
            role="cell"
            {...pinOf('detail', pinned)}
            className={cn('max-sm:hidden print:hidden', pinnedLook(pinned, false))}
          />
        )}
        {columns.map(({ id, align, heading: name, footer, pin }, at) => (
          <td
            role="cell"
            key={id}
            {...pinOf(at, pin)}
            className={cn(
              'px-3 py-cell text-muted -outline-offset-2 sm:first:ps-4 sm:last:pe-4 max-sm:p-0 print:px-1.5',
              align === 'end' && 'sm:text-end sm:rtl:text-start',
              !footer && 'max-sm:hidden',
              pinnedLook(pin, false),
            )}
          >
            {footer && <span className="sm:hidden">{name} · </span>}
            {footer && (
              // What is worked out later moves no column: it is as wide as its column, and makes none wider.
              <div
                className={cn(
                  'max-sm:inline sm:flex sm:w-0 sm:min-w-full',
                  align === 'end' && 'sm:justify-end sm:rtl:justify-start',
                )}
              >
                {footer}
              </div>
            )}
          </td>
        ))}
        {onRowMenu && (
          <td
            role="cell"
            {...pinOf('menu', menu)}
            className={cn('max-sm:hidden print:hidden', pinnedLook(menu, false))}
          />
        )}
      </tr>
    </tfoot>
    // biome-ignore-end lint/a11y/noRedundantRoles: a table whose rows are drawn as sheets would lose its own
  );
}
