import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSession } from '#app/data';
import type { RecordPage } from '#client';
import { formatListQuery, type State } from '#specification';
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
  return useQuery({
    queryKey: [...key, entity.name, 'lanes', screen.name, formatListQuery(query).toString(), names.join()],
    queryFn: async ({ signal }) => {
      const lane = async (name: string): Promise<[string, RecordPage]> => {
        const filters = new Map([...asked.filters, [field, { oneOf: [name] }]]);
        const page = await client.list(entity, { query: { ...query, filters }, screen, size: laneSize, signal });
        known.putAll(entity, page.included);
        return [name, page];
      };
      return new Map(await Promise.all(names.map(lane)));
    },
    structuralSharing: false,
    placeholderData: keepPreviousData,
  });
}
