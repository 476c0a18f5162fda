import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { FieldChange } from '#app/changes';
import { useTools } from '#app/messages/tools';
import { useRecordAddress, useRecordName } from '#app/screens';
import { Badge } from '#components/badge';
import { type Column, DataTable } from '#components/data-table';
import type { Entity, Path, Values } from '#specification';
import { headingOf } from './cells-for.ts';
import type { CheckedRow } from './judging.ts';
import { MendCell, writtenIn } from './mend-cell.tsx';

interface ImportPreviewProps {
  entity: Entity;
  headings: readonly string[];
  /** By path, the place of its column. */
  columns: ReadonlyMap<string, number>;
  /** The places of the columns that nothing is taken from. */
  left: ReadonlySet<number>;
  /** What cells can answer. */
  cells: readonly Path[];
  /** Those that something is wrong with first. */
  rows: readonly CheckedRow[];
  /** Whether the cells of a row can be put right. */
  isMendable: (row: CheckedRow) => boolean;
  /** Told what a cell is to hold instead. */
  onMend: (row: CheckedRow, at: number, written: string) => void;
  /** Whether rows may change records that there are: then each says what it does. */
  mayChange: boolean;
}

/** More than anybody looks through; those that something is wrong with are among them. */
const most = 100;

const textsLook = 'w-max max-w-full whitespace-normal wrap-anywhere';

/** Row by row what a file has, and what is wrong with it. */
export function ImportPreview(props: ImportPreviewProps) {
  const { entity, headings, columns: places, left, cells, rows, isMendable, onMend, mayChange } = props;
  const { csv } = useTools();
  const columns: Column<CheckedRow>[] = [
    { id: 'number', heading: csv.row, cell: ({ number }) => number },
    {
      id: 'result',
      heading: csv.status,
      cell: (row) =>
        row.wrong.length > 0 ? (
          <ul className={`${textsLook} text-critical`}>
            {row.wrong.map((text) => (
              <li key={text}>{text}</li>
            ))}
            {row.same && (
              <li>
                <There entity={entity} record={row.same} />
              </li>
            )}
          </ul>
        ) : (
          <>
            {mayChange ? <Does entity={entity} row={row} /> : <Badge tone="positive">{csv.good}</Badge>}
            <Warned texts={row.warned} />
          </>
        ),
    },
    ...headings.map(
      (heading, at): Column<CheckedRow> => ({
        id: `${at}`,
        heading: headingOf(heading, at),
        // What is to be put right is in sight.
        onPhone: rows.some(({ wrongAt }) => isWrongAt(at, wrongAt, places)),
        cell: ({ cells, wrongAt }) => {
          if (left.has(at)) return cells[at] && <Left>{cells[at]}</Left>;
          return isWrongAt(at, wrongAt, places) ? <Wrong>{cells[at]}</Wrong> : cells[at];
        },
        ...(!left.has(at) && {
          editable: isMendable,
          editor: (row, done) => (
            <MendCell
              field={cells.find(({ name }) => places.get(name) === at)?.field}
              written={row.cells[at] ?? ''}
              onChoose={(written) => {
                onMend(row, at, written);
                done();
              }}
            />
          ),
          onEdit: (row, answers) => onMend(row, at, writtenIn(answers)),
        }),
      }),
    ),
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

function Warned({ texts = [] }: { texts: readonly string[] | undefined }) {
  if (texts.length === 0) return null;
  return (
    <ul className={`${textsLook} mt-1 text-caution`}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Whether something is wrong with a cell, or with what it is a part of. */
function isWrongAt(at: number, wrongAt: ReadonlySet<string>, places: ReadonlyMap<string, number>): boolean {
  return [...places].some(
    ([name, place]) => place === at && [...wrongAt].some((path) => path === name || name.startsWith(`${path}.`)),
  );
}

/** What the words of its row are about. */
function Wrong({ children }: { children: string | undefined }) {
  const { csv } = useTools();
  return (
    // Where nothing is written it stands on the line of the others all the same.
    <span className="inline-flex items-baseline gap-1.5 text-critical after:content-['\200b']">
      <CircleAlert role="img" aria-label={csv.wrong} className="size-4 shrink-0 self-center" />
      <span className="underline decoration-dotted underline-offset-4">{children}</span>
    </span>
  );
}

/** What is in the file and stays there. */
function Left({ children }: { children: string }) {
  const { csv } = useTools();
  return (
    <>
      <s className="text-muted">{children}</s> <span className="sr-only">{csv.none}</span>
    </>
  );
}

/** What a row will do: of a record that there is, old and new. */
function Does({ entity, row: { does, record, changes } }: { entity: Entity; row: CheckedRow }) {
  const { csv } = useTools();
  const tone = does === 'unchanged' ? 'neutral' : does === 'update' ? 'info' : 'positive';
  return (
    <div className="flex w-max max-w-full flex-col items-start gap-1 whitespace-normal wrap-anywhere">
      <span className="flex flex-wrap items-baseline gap-2">
        <Badge tone={tone}>{csv.results[does]}</Badge>
        {record && <There entity={entity} record={record.values} />}
      </span>
      {changes.length > 0 && (
        <ul>
          {changes.map(({ field, before, after }) => (
            <FieldChange key={field.name} {...{ field, before, after }} />
          ))}
        </ul>
      )}
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
