import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSession, useWhileSame } from '#app/data';
import type { ListFigures } from '#client';
import { formatListQuery, type ListQuery, type Screen } from '#specification';

/** What the records that a list asks for come to, by field. The earlier figures are kept while others are on their way. */
export function useListFigures(
  screen: Screen,
  query: ListQuery,
  fields: readonly string[],
): UseQueryResult<ListFigures> {
  const { client, key } = useSession();
  const asked = formatListQuery({ ...query, page: 1, sort: [] }).toString();
  const ofList = [...key, 'list-figures', screen.name];
  const placeholderData = useWhileSame(ofList);
  return useQuery({
    queryKey: [...ofList, asked, fields.join()],
    queryFn: ({ signal }) => client.listFigures(screen, query, fields, signal),
    placeholderData,
  });
}
