import { useQueryClient } from '@tanstack/react-query';
import { useDocument } from '#app/product';
import type { Entity } from '#specification';
import { tellOtherTabs } from './other-tabs.ts';
import { useSession } from './session.tsx';

/** Takes a change back that waits for the line; answers false where it is not certain any more that it was never made. */
export function useTakeBack(): (waitingAs: string) => Promise<boolean> {
  const { outbox } = useSession();
  const askAnew = useAsksAnew();
  return async (waitingAs) => {
    const isTaken = (await outbox?.takeBack(waitingAs)) ?? false;
    askAnew();
    return isTaken;
  };
}

/** Brings back what was just deleted, where whatever keeps the records can; answers false where too much happened since. */
export function useRestore(): ((entity: Entity, key: string) => Promise<boolean>) | undefined {
  const { id } = useDocument();
  const { connection } = useSession();
  const askAnew = useAsksAnew();
  const { restore } = connection;
  if (!restore) return undefined;
  return async (entity, key) => {
    const isBack = await restore(entity.name, key);
    tellOtherTabs(id);
    askAnew();
    return isBack;
  };
}

/** What asks anew for all that something taken back may have changed. */
function useAsksAnew(): () => void {
  const { id } = useDocument();
  const { known } = useSession();
  const queries = useQueryClient();
  return () => {
    known.invalidate();
    void queries.invalidateQueries({
      queryKey: ['records', id],
      // Of several that are taken back together, what holds them together asks.
      refetchType: queries.isMutating({ mutationKey: ['change', id] }) > 0 ? 'none' : 'active',
    });
  };
}
