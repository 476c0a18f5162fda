import type { Filter, Path } from '#specification';
import type { FilterChange } from './filter-props.ts';
import { PathFilter } from './path-filter.tsx';

export interface FilterFormProps {
  /** What can be filtered by. */
  paths: readonly Path[];
  filters: ReadonlyMap<string, Filter>;
  onChange: (name: string, change: FilterChange) => void;
}

/** The filters of a list; each takes effect at once. */
export function FilterForm({ paths, filters, onChange }: FilterFormProps) {
  return (
    <div className="flex flex-col gap-3">
      {paths.map((path) => (
        <PathFilter
          key={path.name}
          path={path}
          filter={filters.get(path.name)}
          onChange={(change) => onChange(path.name, change)}
        />
      ))}
    </div>
  );
}
