import type { ComponentProps, ReactNode } from 'react';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow, TableRowHeading } from '#components/table';

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
export function WordTable({ headings, rows, ...rest }: WordTableProps) {
  return (
    <Table {...rest}>
      <TableHead>
        {headings.map((heading) => (
          <TableHeading key={heading}>{heading}</TableHeading>
        ))}
      </TableHead>
      <TableBody>
        {rows.map(({ key, cells: [first, ...others], marked }) => (
          <TableRow key={key} marked={marked}>
            <TableRowHeading>{first}</TableRowHeading>
            {others.map((cell, index) => (
              <TableCell key={headings[index + 1]} heading={headings[index + 1] ?? ''}>
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
