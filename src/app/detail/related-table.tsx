import { useWaiting } from '#app/data';
import { useTools } from '#app/messages/tools';
import { useRowMenu } from '#app/rows';
import { relatedColumns, useColumns, useRecordName, useRowLink, WaitingMark } from '#app/screens';
import type { RecordPage } from '#client';
import { type Column, DataTable } from '#components/data-table';
import type { Entity, Path, Values } from '#specification';

interface RelatedTableProps {
  entity: Entity;
  /** The reference that leads to the record on the screen. */
  by: Path;
  title: string;
  page: RecordPage;
}

/** The records that refer to one, in a few columns, with what can be done with each. */
export function RelatedTable({ entity, by, title, page }: RelatedTableProps) {
  const { record: words } = useTools();
  const paths = relatedColumns(entity, by);
  const columns = useColumns(paths);
  const linkOf = useRowLink(entity);
  const nameOf = useRecordName();
  const { rowsOf, ...waiting } = useWaiting(entity);
  const records = rowsOf(page);
  const { onRowMenu, menu } = useRowMenu(entity);
  if (records.length === 0) {
    return (
      <div className="flex flex-col items-start gap-3 p-4 text-sm text-muted">
        <p>{words.nothingRelated(entity.plural.text)}</p>
      </div>
    );
  }
  return (
    <>
      <DataTable
        caption={title}
        columns={columns.map((column, index) => ({ ...column, sortable: false, ...wholeOf(paths[index], column) }))}
        rows={records}
        keyOf={waiting.keyOf}
        nameOf={(record) => nameOf(entity, record)}
        linkOf={linkOf}
        isOpen={waiting.isMade}
        markOf={(record) => waiting.isWaiting(record) && <WaitingMark />}
        onRowMenu={onRowMenu}
      />
      {menu}
    </>
  );
}

/** Words stand whole: what is listed may have no page to read them on. */
function wholeOf(path: Path | undefined, { cell }: Column<Values>): Partial<Column<Values>> {
  if (path?.field.kindName !== 'multiline') return {};
  return {
    cell: (record) => (
      <span className="block wrap-anywhere whitespace-normal not-print:sm:min-w-32">{cell(record)}</span>
    ),
  };
}
