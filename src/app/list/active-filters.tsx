import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { Button } from '#components/button';
import { Chip } from '#components/chip';
import type { Entity, Filter, Path } from '#specification';
import { FilterValue } from './filter-value.tsx';
import { operatorOf } from './operators.ts';

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

/** Where these words say nothing that the value does not say as well, they are left out. */
const silent = ['is', 'between', 'within'];

function ActiveFilter({ path, filter, onRemove }: { path: Path; filter: Filter; onRemove: () => void }) {
  const messages = useMessages();
  const { filters } = useTools();
  const label = path.label.text;
  const operator = operatorOf(filter);
  return (
    <li className="min-w-0">
      <Chip removeLabel={messages.list.removeFilter(label)} onRemove={onRemove}>
        <span className="text-muted">
          {label}
          {silent.includes(operator) ? ': ' : ` ${filters.operators[operator]} `}
        </span>
        <FilterValue path={path} filter={filter} />
      </Chip>
    </li>
  );
}
