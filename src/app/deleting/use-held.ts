import { useQuery } from '@tanstack/react-query';
import { useAround, useSession } from '#app/data';
import type { Entity, Values } from '#specification';
import { findHeld, type Held } from './find-held.ts';

/** What keeps some of several records from being deleted; undefined while it is not known. */
export function useHeld(entity: Entity, records: readonly Values[], isAsked: boolean): Held | undefined {
  const { client, key: session } = useSession();
  const around = useAround();
  const keys = records.map((record) => entity.keyOf(record));
  const { data, isError } = useQuery({
    queryKey: [...session, entity.name, 'held', keys],
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => findHeld(client, entity, keys, around, signal),
  });
  return isError ? new Map() : data;
}
