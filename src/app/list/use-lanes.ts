import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { usePagesOver, useSession, useWhileSame } from '#app/data';
import type { RecordPage } from '#client';
import { type Filter, formatListQuery, type State } from '#specification';
import type { ListPartProps } from './list-records.tsx';

/** The first of each state; the others are found in its list. */
const laneSize = 50;

/** The first page of the records in each of some states, by the name of the state. */
export function useLanes(
  { screen, entity, address }: ListPartProps,
  field: string,
  states: readonly State[],
): UseQueryResult<ReadonlyMap<string, RecordPage>> {
  const { client, known, key } = useSession();
  const { asked, sort } = address;
  const names = states.map(({ name }) => name);
  const query = { ...asked, page: 1, sort };
  const lanes = names.map((name) => ({
    query: { ...query, filters: new Map<string, Filter>([...asked.filters, [field, { oneOf: [name] }]]) },
    screen,
  }));
  const over = usePagesOver(entity, lanes);
  const ofStates = [...key, entity.name, 'lanes', screen.name, names.join()];
  const placeholderData = useWhileSame(ofStates);
  return useQuery({
    queryKey: [...ofStates, formatListQuery(query).toString()],
    queryFn: ({ signal }) =>
      Promise.all(
        lanes.map(async (lane) => {
          const page = await client.list(entity, { ...lane, size: laneSize, signal });
          known.putAll(entity, page.included);
          return page;
        }),
      ),
    select: (pages) => new Map(pages.map((page, index) => [names[index] ?? '', over(page, index)])),
    structuralSharing: false,
    placeholderData,
  });
}
