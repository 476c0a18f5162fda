import type { Filter, Path } from '#specification';
import { PathFilter } from './path-filter.tsx';

export interface FilterFormProps {
  /** What can be filtered by. */
  paths: readonly Path[];
  filters: ReadonlyMap<string, Filter>;
  onChange: (filters: ReadonlyMap<string, Filter>) => void;
}

/** The filters of a list; each takes effect at once. */
export function FilterForm({ paths, filters, onChange }: FilterFormProps) {
  const set = (path: Path, filter: Filter | undefined) => {
    const next = new Map(filters);
    if (filter) next.set(path.name, filter);
    else next.delete(path.name);
    onChange(next);
  };
  return (
    <div className="flex flex-col gap-3">
      {paths.map((path) => (
        <PathFilter
          key={path.name}
          path={path}
          filter={filters.get(path.name)}
          onChange={(filter) => set(path, filter)}
        />
      ))}
    </div>
  );
}
