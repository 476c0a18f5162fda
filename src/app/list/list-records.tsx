import { type ReactNode, useEffect } from 'react';
import { useRecords } from '#app/data';
import { FailedAction, FailedScreen } from '#app/problems';
import { Skeleton } from '#components/skeleton';
import { type Entity, formatListQuery, type Screen } from '#specification';
import { BulkBar } from './bulk-bar.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListTable } from './list-table.tsx';
import { Pages } from './pages.tsx';
import type { ListAddress } from './use-list-query.ts';
import { useSelection } from './use-selection.ts';

export interface ListPartProps {
  screen: Screen;
  entity: Entity;
  address: ListAddress;
}

/** A page of the records that an address asks for, and what can be done with several of them. */
export function ListRecords({ screen, entity, address }: ListPartProps): ReactNode {
  const { asked, sort, go } = address;
  const size = screen.pageSize;
  const { data, error, isPending, isPlaceholderData, refetch } = useRecords(entity, {
    query: { ...asked, sort },
    size,
    screen,
  });
  const [selection, select] = useSelection(formatListQuery(asked).toString());
  const last = data?.total === undefined ? undefined : Math.max(Math.ceil(data.total / size), 1);
  const isBeyond = last !== undefined && asked.page > last && !isPlaceholderData;
  useEffect(() => {
    if (isBeyond) go({ page: last });
  });
  if (error && !data) return <FailedScreen error={error} onRetry={() => void refetch()} />;
  if (isPending || isBeyond || !data) return <Skeleton lines={8} className="p-4" />;
  const chosen = data.items.filter((record) => selection.has(entity.keyOf(record)));
  return (
    <>
      {error && <FailedAction error={error} onRetry={() => void refetch()} />}
      {chosen.length > 0 && (
        <BulkBar screen={screen} entity={entity} records={chosen} onClear={() => select(new Set())} />
      )}
      <ListTable
        screen={screen}
        entity={entity}
        records={data.items}
        address={address}
        selection={screen.facts.bulk ? selection : undefined}
        onSelect={select}
        busy={isPlaceholderData}
        empty={<EmptyList entity={entity} address={address} />}
      />
      <Pages page={asked.page} size={size} found={data} onChange={(page) => go({ page })} />
    </>
  );
}
