import { useQueryClient } from '@tanstack/react-query';
import { useDocument } from '#app/product';
import type { Entity } from '#specification';
import { tellOtherTabs } from './other-tabs.ts';
import { useSession } from './session.tsx';

/** Takes a change back that waits for the line; answers false where it is not certain any more that it was never made. */
export function useTakeBack(): (waitingAs: string) => Promise<boolean> {
  const { id } = useDocument();
  const { outbox, known } = useSession();
  const queries = useQueryClient();
  return async (waitingAs) => {
    const isTaken = (await outbox?.takeBack(waitingAs)) ?? false;
    known.invalidate();
    void queries.invalidateQueries({ queryKey: ['records', id] });
    return isTaken;
  };
}

/** Brings back what was just deleted, where whatever keeps the records can; answers false where too much happened since. */
export function useRestore(): ((entity: Entity, key: string) => Promise<boolean>) | undefined {
  const { id } = useDocument();
  const { connection, known } = useSession();
  const queries = useQueryClient();
  const { restore } = connection;
  if (!restore) return undefined;
  return async (entity, key) => {
    const isBack = await restore(entity.name, key);
    tellOtherTabs(id);
    known.invalidate();
    void queries.invalidateQueries({ queryKey: ['records', id] });
    return isBack;
  };
}
