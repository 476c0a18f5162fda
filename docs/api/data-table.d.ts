/** What is wrong with an answer, in words; nothing where nothing is. */
export type Complained = string | undefined | void;

/** A property of the rows, one below the other. */
export interface Column<Row> {
  /** Unlike any other of the table; what `sort` calls it. */
  id: string;
  /** What stands over it. */
  heading: string;
  /** What a row shows in it. */
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end: at the right in every language, as digits are written. */
  align?: 'start' | 'end';
  /** Can be sorted by. */
  sortable?: boolean;
  /** Which of two rows comes first by it, less than 0 for the first: the table orders them itself where nobody holds `sort`. Text and numbers need not say it. */
  compare?: (one: Row, other: Row) => number;
  /** How far the column itself is known: an assumed one has a dashed heading. */
  certainty?: 'stated' | 'assumed' | 'notShown';
  /** Beside the heading: a mark, an annotation. */
  note?: ReactNode;
  /** In pixels, where somebody has chosen it; as wide as its content where absent. */
  width?: number;
  /** Stays in sight where the table is wider than its place. */
  pin?: 'start' | 'end';
  /** Tells what a row is about: shown on a phone too, behind whatever other columns it stands; `beside` its name, without its heading, as a state is. */
  onPhone?: boolean | 'beside';
  /** Changes the cell in its place, which is pressed for it: a control with a `name`. Told what ends it, where it takes its answer by itself. */
  editor?: (row: Row, done: () => void) => ReactNode;
  /** Whether a row can be changed in it; each can where absent. */
  editable?: (row: Row) => boolean;
  /** Told what was answered in the editor, by the names in it, where a form would not complain of it. What it says is wrong, at once or later, is said there, and the editor stays open. */
  onEdit?: (row: Row, answers: FormData) => Complained | Promise<Complained>;
  /** Under the column, of all rows that there are. */
  footer?: ReactNode;
}

/** A column as it is chosen. */
export interface ColumnName {
  /** Unlike any other of the table. */
  id: string;
  /** What stands over it. */
  heading: string;
}

export interface ColumnChoiceProps extends Omit<ButtonProps, 'value' | 'defaultValue' | 'children'> {
  /** All columns that there are, in the order that nobody has changed. */
  columns: readonly ColumnName[];
  /** The ids of those that are shown, in their order; all where nobody chose. */
  value?: readonly string[];
  /** What is shown to begin with where nobody holds `value`. */
  defaultValue?: readonly string[];
  /** Told the ids of those that are shown, in their new order. */
  onValueChange?: (value: readonly string[]) => void;
}

/** Which columns of a table are shown, and in what order. One always is. */
export declare function ColumnChoice(props: ColumnChoiceProps): JSX.Element;

/** Records in rows, under headings that stay in sight. Where there is no room for columns, each row is a sheet of its own. */
export declare function DataTable<Row>(props: DataTableProps<Row>): ReactNode;

/** Told the width that a column was given, in pixels; undefined where it is as wide as its content again. */
export type Resizing = (column: string, width: number | undefined) => void;

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is listed; read out, not shown. */
  caption: string;
  /** From first to last; the first names the row. */
  columns: readonly Column<Row>[];
  /** What is listed, in the order that it is shown in. */
  rows: readonly Row[];
  /** What tells a row from all others, on every page. */
  keyOf: (row: Row) => string;
  /** What a row is called. */
  nameOf: (row: Row) => string;
  /** A link to the row without a look and without content; the first cell becomes its content. */
  linkOf?: (row: Row, content: ReactNode) => ReactElement;
  /** The columns that rows are sorted by, the first one first; `-` before one that descends. */
  sort?: readonly string[];
  /** The order it begins with where nobody holds `sort`; columns that `compare` then order the rows. */
  defaultSort?: readonly string[];
  /** What a key is called that rows are sorted by although it is no column. */
  sortNameOf?: (key: string) => string;
  /** Told the order after each change. With Shift, or Ctrl, a heading is a further key. */
  onSortChange?: (sort: readonly string[]) => void;
  /** Columns can be made wider and narrower, and the table keeps their widths itself. */
  resizable?: boolean;
  /** Told which column was given which width. Without `resizable` whoever is told keeps it, as the `width` of the column. */
  onResize?: Resizing;
  /** Keys of the chosen rows. Where this and `defaultSelection` are absent, rows are not chosen. */
  selection?: readonly string[];
  /** What is chosen to begin with where nobody holds `selection`. */
  defaultSelection?: readonly string[];
  /** `one`: a row takes the place of the one that was chosen. Several can be where absent. */
  choice?: 'one' | 'several';
  /** Told the keys of all rows that are chosen after each change. */
  onSelectionChange?: (selection: readonly string[]) => void;
  /** Whether something can be done with a row: only then it leads on, is chosen, and has a menu. All can where absent. */
  isOpen?: (row: Row) => boolean;
  /** Beside what the first cell shows: what is special about the row. */
  markOf?: (row: Row) => ReactNode;
  /** What can be done with one row: its button was pressed. */
  onRowMenu?: (row: Row, button: HTMLElement) => void;
  /** What a row opens below itself: it then has a button for that. Undefined where there is nothing. */
  detailOf?: (row: Row) => ReactNode;
  /** Keys of the rows that are opened. */
  expanded?: readonly string[];
  /** Keys of the rows that are opened to begin with where nobody holds `expanded`. */
  defaultExpanded?: readonly string[];
  /** Told the keys of all rows that are opened after each change. */
  onExpandedChange?: (expanded: readonly string[]) => void;
  /** As what is around it where absent. */
  density?: 'comfortable' | 'compact';
  /** Walked through cell by cell, with the arrow keys: one stop of Tab. For tables that are worked in. */
  grid?: boolean;
  /** Draws only the rows in sight, of thousands. Columns are then as wide as they say, or all alike. */
  virtual?: boolean;
  /** How high it is at most, as CSS says it (`20rem`, `100%`): its rows scroll within it. As high as the window where they must and this is absent. */
  maxHeight?: string;
  /** On a phone, too, headings sort and all rows can be chosen above them. `false` where the page has another way to. */
  headOnPhone?: boolean;
  /** In place of rows where there are none. */
  empty?: ReactNode;
  /** Rows are on their way: these are the earlier ones. Where there are none yet, their place is held in place of `empty`. */
  busy?: boolean;
}

/** Rows of which only those in sight are drawn. */
export interface Undrawn {
  /** How many there are. */
  count: number;
  /** Has a row drawn, and scrolled into sight. */
  reach: (index: number) => void;
}

/** What keys do in a table that is walked through as a grid; Tab leads into it, and out of it again. */
export declare const keyboard: readonly KeyRow[];

/**
 * A table that is walked through cell by cell, as the grid of the ARIA practices. What that takes is loaded for a grid only;
 * until then, or where it does not come, each thing to press is a stop of its own.
 * @param place what the table stands in
 * @param undrawn which of its rows are not drawn; all are where absent
 * @returns what the table is told: after what lies in it, which may have used a key already
 */
export declare function useGridKeys(place: RefObject<HTMLElement | null>, isGrid: boolean, undrawn?: RefObject<Undrawn | undefined>): Pick<ComponentProps<'table'>, 'onKeyDown' | 'onFocus'>;

/** Whether what stands in a place is wider than the place, and whether some of it lies out of sight before it, or after it. */
export declare function useIsWide(place: RefObject<HTMLElement | null>): typeof fits;
