import { useMessages } from '#app/messages';
import { Button } from '#components/button';
import { Chip } from '#components/chip';
import type { Entity, Filter, Path } from '#specification';
import { FilterWords } from './filter-words.tsx';

interface ActiveFiltersProps {
  entity: Entity;
  filters: ReadonlyMap<string, Filter>;
  onChange: (filters: ReadonlyMap<string, Filter>) => void;
}

/** What a list is filtered by, each with a way to take it away. */
export function ActiveFilters({ entity, filters, onChange }: ActiveFiltersProps) {
  const messages = useMessages();
  return (
    <ul className="flex flex-wrap items-center gap-1.5">
      {[...filters].map(([name, filter]) => {
        const path = entity.pathTo(name);
        const rest = new Map([...filters].filter(([other]) => other !== name));
        return path && <ActiveFilter key={name} path={path} filter={filter} onRemove={() => onChange(rest)} />;
      })}
      {filters.size > 1 && (
        <li>
          <Button size="sm" tone="quiet" onClick={() => onChange(new Map())}>
            {messages.list.clearFilters}
          </Button>
        </li>
      )}
    </ul>
  );
}

function ActiveFilter({ path, filter, onRemove }: { path: Path; filter: Filter; onRemove: () => void }) {
  const messages = useMessages();
  return (
    <li className="min-w-0">
      <Chip removeLabel={messages.list.removeFilter(path.label.text)} onRemove={onRemove}>
        <FilterWords path={path} filter={filter} />
      </Chip>
    </li>
  );
}
