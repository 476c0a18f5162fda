import { Suspense } from 'react';
import { useSession } from '#app/data';
import { GapOutline } from '#app/gaps';
import { useMessages } from '#app/messages';
import { visiblePaths } from '#app/screens';
import { lazily } from '#components/lazily';
import { DisplayButton } from './display-button.tsx';
import { FilterButton } from './filter-button.tsx';
import { type FilterChange, filtersWith } from './filter-props.ts';
import { ListMenu } from './list-menu.tsx';
import type { ListPartProps } from './list-records.tsx';
import { SearchBox } from './search-box.tsx';
import { SortButton } from './sort-button.tsx';
import { Views } from './views.tsx';

const ActiveFilters = lazily(() => import('./active-filters.tsx'), 'ActiveFilters');

/** What narrows a list, what it is sorted by, and how it is laid out. */
export function Toolbar({ screen, entity, address }: ListPartProps) {
  const { asked, go } = address;
  const { subject } = useSession();
  const { list } = useMessages();
  const filters = visiblePaths(screen.filters, subject);
  const filter = (name: string, change: FilterChange) =>
    go((newest) => ({ filters: filtersWith(newest.asked.filters, name, change) }));
  return (
    <div className="@container flex flex-col gap-3 border-b border-line px-4 py-3 print:hidden">
      <Views screen={screen} address={address} />
      <div className="flex flex-wrap items-center gap-2">
        {visiblePaths(screen.search, subject).length > 0 && (
          <GapOutline path={`${screen.path}.search`} subject={list.search}>
            <SearchBox value={asked.search} onChange={(search) => go({ search })} />
          </GapOutline>
        )}
        {filters.length > 0 && (
          <GapOutline path={`${screen.path}.filters`} subject={list.filter}>
            <FilterButton paths={filters} filters={asked.filters} onChange={filter} />
          </GapOutline>
        )}
        {address.layout !== 'calendar' && (
          <GapOutline path={`${screen.path}.sort`} subject={list.sort}>
            <SortButton screen={screen} address={address} />
          </GapOutline>
        )}
        <div className="ms-auto flex items-center gap-2">
          <GapOutline path={`${screen.path}.columns`} subject={list.display}>
            <DisplayButton screen={screen} entity={entity} address={address} />
          </GapOutline>
          <ListMenu screen={screen} entity={entity} address={address} />
        </div>
      </div>
      {asked.filters.size > 0 && (
        <Suspense fallback={<div className="h-control-sm" />}>
          <ActiveFilters
            entity={entity}
            filters={asked.filters}
            onRemove={(name) => filter(name, undefined)}
            onClear={() => go({ filters: new Map() })}
          />
        </Suspense>
      )}
    </div>
  );
}
