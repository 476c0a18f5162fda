import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useDocument } from '#app/product';
import { type Change, type OneRecord, ProblemError, Unreachable } from '#client';
import { noteNotLoaded } from '#components/lazily';
import { newId } from './new-id.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { noteOwnChange } from './own-changes.ts';
import { recordKey } from './queries.ts';
import { type Session, useSession } from './session.tsx';
import { takeOver } from './take-over.ts';

/**
 * Changes records. The answer is known at once; whatever else was known may rest on the change, and is asked anew
 * without anyone waiting for it.
 */
export function useChange(): UseMutationResult<OneRecord | undefined, unknown, Change> {
  const { id } = useDocument();
  const session = useSession();
  const queries = useQueryClient();
  const mutationKey = ['change', id];
  return useMutation({
    mutationKey,
    // Several tries of one change have one key, and whoever tries again says it.
    mutationFn: (change: Change) => changeOrWait(session, { idempotencyKey: newId(), ...change }),
    onSuccess: (saved, { entity, record }) => {
      // What waits is laid over what the server said: that stays as it is.
      if (saved?.isWaiting) return;
      if (saved) noteOwnChange(session.known, entity, record, saved);
      if (saved) takeOver(queries, session, entity, saved);
      else if (record) queries.removeQueries({ queryKey: recordKey(session, entity, record.values) });
    },
    onSettled: (saved, error, { entity }) => {
      if (saved?.isWaiting || (error && !mayHaveChanged(error))) return;
      tellOtherTabs(id);
      session.known.invalidate();
      if (saved) session.known.put(entity, saved.values);
      const own = saved && JSON.stringify(recordKey(session, entity, saved.values));
      void queries.invalidateQueries({
        queryKey: ['records', id],
        predicate: ({ queryKey }) => JSON.stringify(queryKey) !== own,
        // Of several changes at once the last one asks.
        refetchType: queries.isMutating({ mutationKey }) > 1 ? 'none' : 'active',
      });
    },
  });
}

/** Changes a record, or keeps the change until somebody answers. */
async function changeOrWait(session: Session, change: Change): Promise<OneRecord | undefined> {
  const { outbox, client } = session;
  if (outbox && (!navigator.onLine || outbox.holds(change))) {
    const waiting = outbox.wait(session.known, change);
    if (waiting) return waiting;
  }
  try {
    return await client.change(change);
  } catch (error) {
    noteNotLoaded(error);
    if (!outbox || !(error instanceof Unreachable)) throw error;
    const waiting = outbox.wait(session.known, change, error.mayHaveArrived);
    if (waiting) return waiting;
    throw error;
  }
}

/** Whether something is different from what was known although the change failed. */
function mayHaveChanged(error: unknown): boolean {
  return !(error instanceof ProblemError) || [404, 409, 410, 412].includes(error.status) || error.status >= 500;
}
