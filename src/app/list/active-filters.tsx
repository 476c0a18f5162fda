import { X } from 'lucide-react';
import { useMessages } from '#app/messages';
import { Badge } from '#components/badge';
import type { Entity, Filter, Path } from '#specification';
import { FilterValue } from './filter-value.tsx';

interface ActiveFiltersProps {
  entity: Entity;
  filters: ReadonlyMap<string, Filter>;
  onChange: (filters: ReadonlyMap<string, Filter>) => void;
}

/** What a list is filtered by, each with a way to take it away. */
export function ActiveFilters({ entity, filters, onChange }: ActiveFiltersProps) {
  if (filters.size === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-1.5">
      {[...filters].map(([name, filter]) => {
        const path = entity.pathTo(name);
        const rest = new Map([...filters].filter(([other]) => other !== name));
        return path && <ActiveFilter key={name} path={path} filter={filter} onRemove={() => onChange(rest)} />;
      })}
    </ul>
  );
}

function ActiveFilter({ path, filter, onRemove }: { path: Path; filter: Filter; onRemove: () => void }) {
  const messages = useMessages();
  const label = path.label.text;
  return (
    <li>
      <Badge tone="info" className="gap-1">
        {label}: <FilterValue path={path} filter={filter} />
        <button
          type="button"
          aria-label={messages.list.removeFilter(label)}
          onClick={onRemove}
          className="-me-1 inline-flex size-6 items-center justify-center rounded-control hover:bg-surface"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      </Badge>
    </li>
  );
}
