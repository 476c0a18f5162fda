import { Link } from 'react-router';
import { useTools } from '#app/messages/tools';
import { useRecordAddress, useRecordName } from '#app/screens';
import { Badge } from '#components/badge';
import { type Column, DataTable } from '#components/data-table';
import type { Entity, Values } from '#specification';
import type { CheckedRow } from './check-rows.ts';

interface ImportPreviewProps {
  entity: Entity;
  headings: readonly string[];
  /** Those that something is wrong with first. */
  rows: readonly CheckedRow[];
}

/** More than anybody looks through; those that something is wrong with are among them. */
const most = 100;

/** Row by row what a file has, and what is wrong with it. */
export function ImportPreview({ entity, headings, rows }: ImportPreviewProps) {
  const { csv } = useTools();
  const columns: Column<CheckedRow>[] = [
    { id: 'number', heading: csv.row, cell: ({ number }) => number },
    {
      id: 'result',
      heading: csv.status,
      cell: ({ wrong, same }) =>
        wrong.length === 0 ? (
          <Badge tone="positive">{csv.good}</Badge>
        ) : (
          <ul className="max-w-80 whitespace-normal text-critical">
            {wrong.map((text) => (
              <li key={text}>{text}</li>
            ))}
            {same && (
              <li>
                <There entity={entity} record={same} />
              </li>
            )}
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

/** The record that there is already, beside the import: that goes on. */
function There({ entity, record }: { entity: Entity; record: Values }) {
  const name = useRecordName()(entity, record);
  const to = useRecordAddress()('detail', entity, record);
  return to ? (
    <Link to={to} target="_blank" className="relative z-10 underline">
      {name}
    </Link>
  ) : (
    name
  );
}
