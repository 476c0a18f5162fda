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
export declare function DataTable<Row>(props: DataTableProps<Row>): JSX.Element;
