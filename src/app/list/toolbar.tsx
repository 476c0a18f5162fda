import { useSession } from '#app/data';
import { ActiveFilters } from './active-filters.tsx';
import { FilterButton } from './filter-button.tsx';
import type { ListPartProps } from './list-records.tsx';
import { SearchBox } from './search-box.tsx';
import { SortMenu } from './sort-menu.tsx';
import { Views } from './views.tsx';
import { visiblePaths } from './visible-paths.ts';

/** What narrows a list, and what it is sorted by. */
export function Toolbar({ screen, entity, address }: ListPartProps) {
  const { asked, go } = address;
  const { subject } = useSession();
  const filters = visiblePaths(screen.filters, subject);
  return (
    <div className="flex flex-col gap-3 border-b border-line p-3 print:hidden">
      {screen.views.length > 0 && <Views views={screen.views} current={asked.view} onChoose={(view) => go({ view })} />}
      <div className="flex flex-wrap items-center gap-2">
        {visiblePaths(screen.search, subject).length > 0 && (
          <SearchBox value={asked.search} onChange={(search) => go({ search })} />
        )}
        {filters.length > 0 && (
          <FilterButton paths={filters} filters={asked.filters} onChange={(filters) => go({ filters })} />
        )}
        <SortMenu screen={screen} address={address} />
        <ActiveFilters entity={entity} filters={asked.filters} onChange={(filters) => go({ filters })} />
      </div>
    </div>
  );
}
