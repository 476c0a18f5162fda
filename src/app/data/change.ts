import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useDocument } from '#app/product';
import { type Change, type OneRecord, ProblemError, Unreachable } from '#client';
import { tellOtherTabs } from './other-tabs.ts';
import type { Outbox } from './outbox.ts';
import { recordKey } from './queries.ts';
import { type Session, useSession } from './session.tsx';

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
    mutationFn: (change: Change) => changeOrWait(session, change),
    onSuccess: (saved, { entity, does, record }) => {
      if (saved?.isWaiting && (does === 'create' || does === 'delete')) return;
      if (saved) {
        queries.setQueryData(recordKey(session, entity, saved.values), saved);
        session.known.put(entity, saved.values);
        session.known.putAll(entity, saved.included);
      } else if (record) queries.removeQueries({ queryKey: recordKey(session, entity, record.values) });
    },
    onSettled: (saved, error, { entity }) => {
      if (saved?.isWaiting || (error && !mayHaveChanged(error))) return;
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

/** Changes a record, or keeps the change until somebody answers. */
async function changeOrWait(session: Session, change: Change): Promise<OneRecord | undefined> {
  const { outbox, client } = session;
  const waiting = outbox && (!navigator.onLine || outbox.holds(change)) ? wait(session, outbox, change) : undefined;
  if (waiting) return waiting;
  try {
    return await client.change(change);
  } catch (error) {
    const kept = outbox && error instanceof Unreachable ? wait(session, outbox, change) : undefined;
    if (kept) return kept;
    throw error;
  }
}

/** The record as it will be; undefined where the change cannot wait. */
function wait({ known }: Session, outbox: Outbox, change: Change): OneRecord | undefined {
  const { entity, does, record, values } = change;
  const name = entity.displayOf({ ...record?.values, ...values }, known.around()) ?? '';
  if (!outbox.add(change, name)) return undefined;
  const to = entity.lifecycle?.transition(does)?.to?.name;
  const state = to === undefined ? {} : { [entity.lifecycle?.field.name ?? '']: to };
  return { changes: [], included: {}, ...record, values: { ...record?.values, ...values, ...state }, isWaiting: true };
}

/** Whether something is different from what was known although the change failed. */
function mayHaveChanged(error: unknown): boolean {
  return !(error instanceof ProblemError) || [404, 409, 410, 412].includes(error.status) || error.status >= 500;
}
