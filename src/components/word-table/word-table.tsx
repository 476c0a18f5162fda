import type { ComponentProps, ReactNode } from 'react';
import { cn } from '#components/internal';

/** A row of words. */
export interface WordRow {
  /** Unlike any other of the table. */
  key: string;
  /** As many as there are headings; the first names the row. */
  cells: readonly ReactNode[];
  /** What is asked for stands out. */
  marked?: boolean;
}

export interface WordTableProps extends ComponentProps<'table'> {
  /** What is listed; read out, not shown. */
  caption: string;
  /** What stands over the columns, from first to last. */
  headings: readonly string[];
  /** From the top down: each with its cells, the first of which names it. */
  rows: readonly WordRow[];
}

/** Things in rows of words, which take as many lines as they need. Where there is no room for columns, each row is a sheet. */
export function WordTable({ caption, headings, rows, className, ...rest }: WordTableProps) {
  return (
    // The roles are written out because a table whose rows are drawn as sheets would lose its own.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" {...rest} className={cn('[:where(&)]:w-full border-collapse text-sm max-md:block', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row">
          {headings.map((heading) => (
            <th
              key={heading}
              role="columnheader"
              scope="col"
              className="h-row whitespace-nowrap border-b border-edge px-3 text-start text-xs font-medium text-muted first:ps-4"
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {rows.map(({ key, cells, marked = false }) => (
          <tr
            key={key}
            role="row"
            className={cn(
              'border-b border-line forced-colors:border-[CanvasText] last:border-b-0 max-md:flex max-md:flex-col max-md:gap-1.5 max-md:px-4 max-md:py-3',
              marked &&
                'bg-accent-soft forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]',
            )}
          >
            {cells.map((cell, index) => (
              <Cell key={headings[index]} heading={headings[index] ?? ''} isFirst={index === 0}>
                {cell}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

function Cell({ heading, isFirst, children }: { heading: string; isFirst: boolean; children: ReactNode }) {
  const look = 'px-3 py-cell text-start align-top md:font-normal first:ps-4 max-md:p-0 max-md:first:ps-0';
  // biome-ignore-start lint/a11y/noRedundantRoles: drawn as a sheet it would lose its own
  if (isFirst)
    return (
      <th role="rowheader" scope="row" className={cn(look, 'max-md:font-medium')}>
        {children}
      </th>
    );
  return (
    <td
      role="cell"
      className={cn(
        look,
        'max-md:grid max-md:items-baseline max-md:grid-cols-[min(7rem,50%)_minmax(0,1fr)] max-md:gap-3 max-md:has-[>div:empty,>div>ul:empty]:hidden',
      )}
    >
      <span aria-hidden className="text-xs text-muted md:hidden">
        {heading}
      </span>
      <div className="min-w-0">{children}</div>
    </td>
  );
  // biome-ignore-end lint/a11y/noRedundantRoles: drawn as a sheet it would lose its own
}
