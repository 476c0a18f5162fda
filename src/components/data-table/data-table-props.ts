import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { densities } from '#components/internal';
import type { Column } from './column.ts';

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
  density?: keyof typeof densities;
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
