import { useTools } from '#app/messages/tools';
import { Badge } from '#components/badge';
import { type Column, DataTable } from '#components/data-table';
import type { CheckedRow } from './check-rows.ts';

interface ImportPreviewProps {
  headings: readonly string[];
  /** Those that something is wrong with first. */
  rows: readonly CheckedRow[];
}

/** More than anybody looks through; those that something is wrong with are among them. */
const most = 100;

/** Row by row what a file has, and what is wrong with it. */
export function ImportPreview({ headings, rows }: ImportPreviewProps) {
  const { csv } = useTools();
  const columns: Column<CheckedRow>[] = [
    { id: 'number', heading: csv.row, cell: ({ number }) => number },
    {
      id: 'result',
      heading: csv.status,
      cell: ({ wrong }) =>
        wrong.length === 0 ? (
          <Badge tone="positive">{csv.good}</Badge>
        ) : (
          <ul className="max-w-80 whitespace-normal text-critical">
            {wrong.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ),
    },
    ...headings.map((heading, at): Column<CheckedRow> => ({ id: `${at}`, heading, cell: ({ cells }) => cells[at] })),
  ];
  return (
    <div className="min-w-0 rounded-sheet border border-line">
      <DataTable
        caption={csv.preview}
        columns={columns}
        rows={rows.slice(0, most)}
        keyOf={({ number }) => String(number)}
        nameOf={({ number }) => `${csv.row} ${number}`}
      />
    </div>
  );
}
