export interface TableProps extends ComponentProps<'table'> {
  /** What is listed; read out, not shown. */
  caption: string;
}

/** A table that is put together from its parts. Where there is no room for columns, each row is a sheet. */
export declare function Table(props: TableProps): JSX.Element;

export type TableHeadProps = ComponentProps<'thead'>;

/** The row of headings: a `TableHeading` for each column. On a phone they stand beside each cell instead. */
export declare function TableHead(props: TableHeadProps): JSX.Element;

interface Aligned {
  /** Numbers stand at the end, and so does what stands over them. */
  align?: 'start' | 'end';
}

export interface TableHeadingProps extends Omit<ComponentProps<'th'>, 'align'>, Aligned {
}

/** What stands over a column. */
export declare function TableHeading(props: TableHeadingProps): JSX.Element;

export type TableBodyProps = ComponentProps<'tbody'>;

/** The rows of a table. */
export declare function TableBody(props: TableBodyProps): JSX.Element;

export interface TableRowProps extends ComponentProps<'tr'> {
  /** It is asked for, and stands out. */
  marked?: boolean;
}

/** A row: a `TableRowHeading` first, then a `TableCell` for each other column. */
export declare function TableRow(props: TableRowProps): JSX.Element;

export type TableRowHeadingProps = ComponentProps<'th'>;

/** The first cell of a row, which names it. */
export declare function TableRowHeading(props: TableRowHeadingProps): JSX.Element;

export interface TableCellProps extends Omit<ComponentProps<'td'>, 'align'>, Aligned {
  /** What stands over its column: on a phone it stands beside it. */
  heading: string;
}

/** What a row has in a column. On a phone an empty one is left out. */
export declare function TableCell(props: TableCellProps): JSX.Element;
