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
export declare function WordTable(props: WordTableProps): JSX.Element;
