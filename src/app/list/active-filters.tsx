import { useMessages } from '#app/messages';
import { Button } from '#components/button';
import { Tag, TagList } from '#components/tag';
import type { Entity, Filter, Path } from '#specification';
import { FilterWords } from './filter-words.tsx';

interface ActiveFiltersProps {
  entity: Entity;
  filters: ReadonlyMap<string, Filter>;
  onRemove: (name: string) => void;
  onClear: () => void;
}

/** What a list is filtered by, each with a way to take it away. */
export function ActiveFilters({ entity, filters, onRemove, onClear }: ActiveFiltersProps) {
  const messages = useMessages();
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <TagList className="min-w-0 items-center">
        {[...filters].map(([name, filter]) => {
          const path = entity.pathTo(name);
          return path && <ActiveFilter key={name} path={path} filter={filter} onRemove={() => onRemove(name)} />;
        })}
      </TagList>
      {filters.size > 1 && (
        <Button size="sm" variant="quiet" onClick={onClear}>
          {messages.list.clearFilters}
        </Button>
      )}
    </div>
  );
}

function ActiveFilter({ path, filter, onRemove }: { path: Path; filter: Filter; onRemove: () => void }) {
  const messages = useMessages();
  return (
    <Tag tone="info" removeLabel={messages.list.removeFilter(path.label.text)} onRemove={onRemove}>
      <FilterWords path={path} filter={filter} />
    </Tag>
  );
}
