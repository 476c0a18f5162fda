import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useDocument } from '#app/product';
import { type Change, type OneRecord, ProblemError } from '#client';
import { tellOtherTabs } from './other-tabs.ts';
import { recordKey } from './queries.ts';
import { useSession } from './session.tsx';

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
    mutationFn: (change: Change) => session.client.change(change),
    onSuccess: (saved, { entity, record }) => {
      if (saved) {
        queries.setQueryData(recordKey(session, entity, saved.values), saved);
        session.known.put(entity, saved.values);
        session.known.putAll(entity, saved.included);
      } else if (record) queries.removeQueries({ queryKey: recordKey(session, entity, record.values) });
    },
    onSettled: (saved, error, { entity }) => {
      if (error && !mayHaveChanged(error)) return;
      tellOtherTabs(id);
      session.known.invalidate();
      if (saved) session.known.put(entity, saved.values);
      // Of several changes at once the last one asks.
      if (queries.isMutating({ mutationKey }) > 1) return;
      const own = saved && JSON.stringify(recordKey(session, entity, saved.values));
      void queries.invalidateQueries({
        queryKey: ['records', id],
        predicate: ({ queryKey }) => JSON.stringify(queryKey) !== own,
      });
    },
  });
}

/** Whether something is different from what was known although the change failed. */
function mayHaveChanged(error: unknown): boolean {
  return !(error instanceof ProblemError) || [404, 409, 410, 412].includes(error.status) || error.status >= 500;
}
