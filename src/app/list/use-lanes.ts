import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { usePagesOver, useSession, useWhileSame } from '#app/data';
import type { RecordPage } from '#client';
import { type Filter, formatListQuery } from '#specification';
import type { ListPartProps } from './list-records.tsx';

/** The first of each; the others are found in its list. */
const laneSize = 50;

/** The first page of the records in each of some lanes, by its name. @param asks what each asks of a field */
export function useLanes(
  { screen, entity, address }: ListPartProps,
  field: string,
  asks: ReadonlyMap<string, Filter>,
): UseQueryResult<ReadonlyMap<string, RecordPage>> {
  const { client, known, key } = useSession();
  const { asked, sort } = address;
  const names = [...asks.keys()];
  const query = { ...asked, page: 1, sort };
  const lanes = [...asks.values()].map((filter) => ({
    query: { ...query, filters: new Map<string, Filter>([...asked.filters, [field, filter]]) },
    screen,
  }));
  const over = usePagesOver(entity, lanes);
  const ofLanes = [...key, entity.name, 'lanes', screen.name, names.join()];
  const placeholderData = useWhileSame(ofLanes);
  return useQuery({
    queryKey: [...ofLanes, formatListQuery(query).toString()],
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
