import { useTools } from '#app/messages/tools';
import type { Filter, Path } from '#specification';
import { FilterValue } from './filter-value.tsx';
import { operatorOf } from './operators.ts';

/** Where these words say nothing that the value does not say as well, they are left out. */
const silent = ['is', 'between', 'within'];

/** What is asked of a path, in words: its name, what it is held against, and with what. */
export function FilterWords({ path, filter }: { path: Path; filter: Filter }) {
  const { filters } = useTools();
  const operator = operatorOf(filter);
  return (
    <>
      <span className="text-muted">
        <bdi>{path.label.text}</bdi>
        {silent.includes(operator) ? ': ' : ` ${filters.operators[operator]} `}
      </span>
      <bdi>
        <FilterValue path={path} filter={filter} />
      </bdi>
    </>
  );
}
