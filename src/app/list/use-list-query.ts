import { useSearchParams } from 'react-router';
import { formatListQuery, type ListQuery, parseListQuery, type Screen } from '#specification';

export interface ListAddress {
  /** What the address asks for, as far as the screen knows it. */
  asked: ListQuery;
  /** Paths, `-` before one that descends: what is asked for, else as the screen states it. */
  sort: readonly string[];
  /** Whether something is left out by it. */
  isNarrowed: boolean;
  /** Asks for something else; from its first page where no page is named. */
  go: (change: Partial<ListQuery>) => void;
}

/** The query of a list, kept in the address. */
export function useListQuery(screen: Screen): ListAddress {
  const [parameters, setParameters] = useSearchParams();
  const asked = knownTo(screen, parseListQuery(parameters));
  return {
    asked,
    sort: asked.sort.length > 0 ? asked.sort : statedSort(screen),
    isNarrowed: Boolean(asked.search || asked.view || asked.filters.size > 0),
    go: (change) => setParameters(formatListQuery({ ...asked, page: 1, ...change }), { replace: true }),
  };
}

function statedSort({ sort }: Screen): string[] {
  return sort.map(({ path, isDescending }) => `${isDescending ? '-' : ''}${path.name}`);
}

/** Without what the screen does not have: anyone writes an address. */
export function knownTo({ entity, views }: Screen, query: ListQuery): ListQuery {
  const isPath = (written: string) => entity?.pathTo(written) !== undefined;
  return {
    ...query,
    filters: new Map([...query.filters].filter(([path]) => isPath(path))),
    sort: query.sort.filter((path) => isPath(path) || isPath(path.replace(/^-/, ''))),
    view: views.some(({ name }) => name === query.view) ? query.view : '',
  };
}
