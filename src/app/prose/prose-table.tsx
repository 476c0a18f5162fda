import type { ReactNode } from 'react';
import type { Prose } from '#specification';

interface ProseTableProps {
  table: Extract<Prose, { type: 'table' }>;
  /** Draws what stands in a cell. */
  cell: (nodes: readonly Prose[]) => ReactNode;
}

const aligns = { left: 'text-start', center: 'text-center', right: 'text-end' };

/** A table of a document's prose. */
export function ProseTable({ table: { align, head, rows }, cell }: ProseTableProps) {
  const headLook = (column: number) =>
    `border-b border-edge py-1.5 pe-4 align-bottom ${aligns[align[column] ?? 'left']}`;
  const cellLook = (column: number) => `border-b border-line py-1.5 pe-4 align-top ${aligns[align[column] ?? 'left']}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <div tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            {head.map((nodes, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has no name of its own
              <th key={column} scope="col" className={headLook(column)}>
                {cell(nodes)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own
            <tr key={index}>
              {row.map((nodes, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column has no name of its own
                <td key={column} className={cellLook(column)}>
                  {cell(nodes)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
