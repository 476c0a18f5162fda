import type { ReactNode } from 'react';
import { useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { useColumns, useRecordName, useRowLink } from '#app/screens';
import { DataTable } from '#components/data-table';
import { Gap } from '#components/gap';
import type { Values } from '#specification';
import type { ListPartProps } from './list-records.tsx';
import { visiblePaths } from './visible-paths.ts';

interface ListTableProps extends ListPartProps {
  records: readonly Values[];
  selection: ReadonlySet<string> | undefined;
  onSelect: (selection: ReadonlySet<string>) => void;
  /** Other records are on their way. */
  busy: boolean;
  empty: ReactNode;
}

/** The records in rows, each a link to its detail. */
export function ListTable({ screen, entity, records, address, ...rest }: ListTableProps) {
  const messages = useMessages();
  const nameOf = useRecordName();
  const { subject } = useSession();
  const paths = screen.columns;
  const visible = new Set(visiblePaths(paths, subject).map(({ name }) => name));
  const columns = useColumns(paths, screen.facts.columns === undefined ? 'assumed' : 'stated').map((column) => ({
    ...column,
    sortable: column.sortable && visible.has(column.id),
  }));
  const linkOf = useRowLink(entity, paths[0]);
  if (columns.length === 0) return <Gap title={messages.list.noColumns} className="m-3" />;
  return (
    <DataTable
      caption={screen.label.text}
      columns={columns}
      rows={records}
      keyOf={(record) => entity.keyOf(record)}
      nameOf={(record) => nameOf(entity, record)}
      linkOf={linkOf}
      sort={address.sort}
      onSort={(sort) => address.go({ sort })}
      {...rest}
    />
  );
}
