import { useRef } from 'react';
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
  const place = useRef<HTMLDivElement>(null);
  /** Whoever takes the last one away is where another one is made: what was pressed is gone with it. */
  const leave = () =>
    place.current?.previousElementSibling?.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.focus();
  const remove = (name: string) => {
    if (filters.size === 1) leave();
    onRemove(name);
  };
  return (
    <div ref={place} className="flex flex-wrap items-center gap-1.5">
      <TagList className="min-w-0 items-center">
        {[...filters].map(([name, filter]) => {
          const path = entity.pathTo(name);
          return path && <ActiveFilter key={name} path={path} filter={filter} onRemove={() => remove(name)} />;
        })}
      </TagList>
      {filters.size > 1 && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            leave();
            onClear();
          }}
        >
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
