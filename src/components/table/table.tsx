import type { ComponentProps } from 'react';
import { cn } from '#components/internal';

// The roles are written out: a table whose rows are drawn as sheets would lose its own.

export interface TableProps extends ComponentProps<'table'> {
  /** What is listed; read out, not shown. */
  caption: string;
}

/** A table that is put together from its parts. Where there is no room for columns, each row is a sheet. */
export function Table({ caption, className, children, ...rest }: TableProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <table role="table" {...rest} className={cn('[:where(&)]:w-full border-collapse text-sm max-md:block', className)}>
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  );
}

export type TableHeadProps = ComponentProps<'thead'>;

/** The row of headings: a `TableHeading` for each column. On a phone they stand beside each cell instead. */
export function TableHead({ className, children, ...rest }: TableHeadProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <thead role="rowgroup" {...rest} className={cn('max-md:sr-only', className)}>
      <tr role="row">{children}</tr>
    </thead>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

interface Aligned {
  /** Numbers stand at the end, and so does what stands over them. */
  align?: 'start' | 'end';
}

const aligned = { start: 'text-start', end: 'text-end' };

export interface TableHeadingProps extends Omit<ComponentProps<'th'>, 'align'>, Aligned {}

/** What stands over a column. */
export function TableHeading({ align = 'start', className, ...rest }: TableHeadingProps) {
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="columnheader"
      scope="col"
      {...rest}
      className={cn(
        'h-row whitespace-nowrap border-b border-edge px-3 text-xs font-medium text-muted first:ps-4',
        aligned[align],
        className,
      )}
    />
  );
}

export type TableBodyProps = ComponentProps<'tbody'>;

/** The rows of a table. */
export function TableBody({ className, ...rest }: TableBodyProps) {
  // biome-ignore lint/a11y/noRedundantRoles: see above
  return <tbody role="rowgroup" {...rest} className={cn('max-md:block', className)} />;
}

export interface TableRowProps extends ComponentProps<'tr'> {
  /** It is asked for, and stands out. */
  marked?: boolean;
}

/** A row: a `TableRowHeading` first, then a `TableCell` for each other column. */
export function TableRow({ marked = false, className, ...rest }: TableRowProps) {
  return (
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="row"
      {...rest}
      className={cn(
        'border-b border-line forced-colors:border-[CanvasText] last:border-b-0 max-md:flex max-md:flex-col max-md:gap-1.5 max-md:px-4 max-md:py-3',
        marked &&
          'bg-accent-soft forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]',
        className,
      )}
    />
  );
}

const cellLook = 'px-3 py-cell align-top md:font-normal first:ps-4 max-md:p-0 max-md:first:ps-0';

export type TableRowHeadingProps = ComponentProps<'th'>;

/** The first cell of a row, which names it. */
export function TableRowHeading({ className, ...rest }: TableRowHeadingProps) {
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="rowheader"
      scope="row"
      {...rest}
      className={cn(cellLook, 'text-start max-md:font-medium', className)}
    />
  );
}

export interface TableCellProps extends Omit<ComponentProps<'td'>, 'align'>, Aligned {
  /** What stands over its column: on a phone it stands beside it. */
  heading: string;
}

/** What a row has in a column. On a phone an empty one is left out. */
export function TableCell({ heading, align = 'start', className, children, ...rest }: TableCellProps) {
  return (
    <td
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="cell"
      {...rest}
      className={cn(
        cellLook,
        align === 'end' ? 'md:text-end' : 'text-start',
        'max-md:grid max-md:items-baseline max-md:grid-cols-[min(7rem,50%)_minmax(0,1fr)] max-md:gap-3 max-md:has-[>div:empty,>div>ul:empty]:hidden',
        className,
      )}
    >
      <span aria-hidden className="text-xs text-muted md:hidden">
        {heading}
      </span>
      <div className="min-w-0">{children}</div>
    </td>
  );
}
