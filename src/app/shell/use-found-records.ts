import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '#app/data';
import { useProduct } from '#app/product';
import { type Entity, everything, type Screen, type Values } from '#specification';

/** A record that fits what is typed. */
export interface FoundRecord {
  entity: Entity;
  values: Values;
}

/** Of each kind so many are shown. */
const most = 5;
/** Whoever types on is not asked for each letter. */
const pause = 150;

/** Records of every list that somebody may see, by what is typed; a list that cannot be had is left out. */
export function useFoundRecords(typed: string): { found: readonly FoundRecord[]; isPending: boolean } {
  const { client, subject, key } = useSession();
  const { screens } = useProduct();
  const search = typed.trim();
  const lists = screens.flatMap((screen) => {
    const { entity, kind } = screen;
    const isOpen = kind === 'list' && !screen.needsRecord && screen.isFor(subject) && screen.search.length > 0;
    return entity && isOpen ? [{ screen, entity }] : [];
  });
  const { data = [], isFetching } = useQuery({
    queryKey: [...key, 'palette', search],
    enabled: search !== '',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<FoundRecord[]> => {
      await new Promise((resolve) => setTimeout(resolve, pause));
      signal.throwIfAborted();
      const ask = ({ screen, entity }: { screen: Screen; entity: Entity }) =>
        client.list(entity, { query: { ...everything, search }, size: most, screen, signal });
      const answers = await Promise.allSettled(lists.map(ask));
      return answers.flatMap((answer, index) => {
        const entity = lists[index]?.entity;
        if (answer.status === 'rejected' || !entity) return [];
        return answer.value.items.map((values) => ({ entity, values }));
      });
    },
  });
  return { found: search === '' ? [] : data, isPending: isFetching };
}
