import { useQueryClient } from '@tanstack/react-query';
import { useDocument } from '#app/product';
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
