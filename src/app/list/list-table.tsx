import { type ReactNode, Suspense, use } from 'react';
import { useSession, useWaiting } from '#app/data';
import { ShowGapsContext } from '#app/gaps';
import { useMessages } from '#app/messages';
import { useRowMenu } from '#app/rows';
import { useColumns, useRecordName, useRowLink, visiblePaths, WaitingMark } from '#app/screens';
import type { RecordPage } from '#client';
import { DataTable } from '#components/data-table';
import { Gap } from '#components/gap';
import { later, lazily } from '#components/lazily';
import { parseSortKey, type Values } from '#specification';
import type { ListPartProps } from './list-records.tsx';
import { marksOf, unseenSorts } from './sort-marks.tsx';
import { columnsOf, usePreferences } from './use-preferences.ts';

const ColumnFigure = later('rest', () => import('./column-figure.tsx'), 'ColumnFigure');
const InPlaceTable = lazily(() => import('./in-place-table.tsx'), 'InPlaceTable');

interface ListTableProps extends ListPartProps {
  page: RecordPage;
  selection: readonly string[] | undefined;
  onSelectionChange: (selection: readonly string[]) => void;
  /** Other records are on their way. */
  busy: boolean;
  empty: ReactNode;
}

/** The records in rows, each a link to its detail. */
export function ListTable({ screen, entity, page, address, ...rest }: ListTableProps) {
  const messages = useMessages();
  const nameOf = useRecordName();
  const { subject, connection } = useSession();
  const [preferences, prefer] = usePreferences(screen);
  const { rowsOf, ...waiting } = useWaiting(entity);
  const { onRowMenu, menu } = useRowMenu(entity);
  const paths = columnsOf(screen, preferences, address.place);
  const visible = new Set(visiblePaths(paths, subject).map(({ name }) => name));
  const numbers =
    connection.isEmbedded && page.items.length > 0
      ? paths.filter(({ name, field }) => field.kind.amount && visible.has(name)).map(({ name }) => name)
      : [];
  const count = (page.total ?? 0) > page.items.length ? page.total : undefined;
  const figureOf = (name: string) => {
    const path = entity.pathTo(name);
    return path && <ColumnFigure {...{ screen, entity, address, path, count }} fields={numbers} />;
  };
  const isAssumed = !screen.facts.columns && !preferences.columns && !address.place.columns;
  const columns = useColumns(paths, isAssumed && use(ShowGapsContext) ? 'assumed' : 'stated').map((column) => ({
    ...column,
    sortable: column.sortable && visible.has(column.id),
    width: preferences.widths?.[column.id],
    footer: numbers.includes(column.id) ? figureOf(column.id) : undefined,
  }));
  const linkOf = useRowLink(entity);
  const unseen = unseenSorts(address, entity, paths);
  const markOf = (record: Values) => {
    const marks = marksOf(unseen, record);
    const isWaiting = waiting.isWaiting(record);
    if (!marks && !isWaiting) return undefined;
    return (
      <span className="inline-flex items-center gap-1.5 align-middle">
        {marks}
        {isWaiting && <WaitingMark />}
      </span>
    );
  };
  const table = {
    caption: screen.label.text,
    columns,
    rows: rowsOf(page),
    keyOf: waiting.keyOf,
    nameOf: (record: Values) => nameOf(entity, record),
    linkOf,
    isOpen: waiting.isMade,
    markOf,
    sort: address.sort,
    sortNameOf: (key: string) => entity.pathTo(parseSortKey(key).name)?.label.text ?? key,
    onSortChange: (sort: readonly string[]) => address.go({ sort }),
    onResize: (name: string, width: number | undefined) =>
      prefer({ widths: widthsWith(preferences.widths, name, width) }),
    onRowMenu,
    // Its toolbar sorts; the bar of what is chosen chooses all.
    headOnPhone: false,
    ...rest,
  };
  if (columns.length === 0) return <Gap title={messages.list.noColumns} className="m-3" />;
  return (
    <>
      {preferences.inPlace ? (
        <Suspense fallback={<DataTable {...table} />}>
          <InPlaceTable {...table} {...{ entity, paths }} />
        </Suspense>
      ) : (
        <DataTable {...table} />
      )}
      {menu}
    </>
  );
}

function widthsWith(widths: Record<string, number> = {}, name: string, width: number | undefined) {
  const { [name]: _, ...others } = widths;
  return width === undefined ? others : { ...others, [name]: width };
}
