import { useQuery } from '@tanstack/react-query';
import { sizeToCount, useSession } from '#app/data';
import { type Entity, everything, type ListQuery, type Values } from '#specification';
import { holdingPaths } from './holding.ts';

/** Records that refer to one and keep it from being deleted. */
export interface Holder {
  entity: Entity;
  /** What finds them in a list. */
  query: ListQuery;
  count: number;
  /** The first of them. */
  records: readonly Values[];
}

/** So many are named where no list leads to them. */
const mostNamed = 3;

/** What keeps a record from being deleted, as far as it may be seen; undefined while it is not known. */
export function useHolders(entity: Entity, key: string, isAsked: boolean): readonly Holder[] | undefined {
  const { client, known, subject, key: session } = useSession();
  const { data, isError } = useQuery({
    queryKey: [...session, entity.name, 'holders', key],
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const answers = await Promise.allSettled(
        holdingPaths(entity, subject).map(async ([other, path]): Promise<Holder> => {
          const query = { ...everything, filters: new Map([[path.name, { oneOf: [key] }]]) };
          const { items, total, included } = await client.list(other, {
            query,
            size: Math.max(mostNamed, sizeToCount(other)),
            signal,
          });
          known.putAll(other, included);
          return { entity: other, query, count: total ?? items.length, records: items.slice(0, mostNamed) };
        }),
      );
      // What may not be asked is left to whoever deletes it.
      return answers.flatMap((answer) =>
        answer.status === 'fulfilled' && answer.value.count > 0 ? [answer.value] : [],
      );
    },
  });
  return isError ? [] : data;
}
