import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useDocument } from '#app/product';
import { onSettings } from '#app/settings';
import { tellOtherTabs } from './other-tabs.ts';
import type { WaitingChange } from './outbox.ts';
import { useSession } from './session.tsx';

/** How long after a try the server is asked whether it answers again, while something waits. */
const pause = 15_000;

/** What waits for the line, and what can be done about it. */
export interface Waiting {
  changes: readonly WaitingChange[];
  /** Why the server refused the first; undefined where it did not. */
  refusal: unknown;
  /** Sends what waits, also what was refused. */
  send: () => void;
  discard: (change: WaitingChange) => void;
}

/** What waits for the line; sent as soon as there is one again. */
export function useOutbox(): Waiting {
  const { id } = useDocument();
  const { outbox, client, known } = useSession();
  const queries = useQueryClient();
  const snapshot = useSyncExternalStore(onSettings, () => outbox?.snapshot() ?? '');
  const refresh = useCallback(() => {
    tellOtherTabs(id);
    known.invalidate();
    void queries.invalidateQueries({ queryKey: ['records', id] });
  }, [id, known, queries]);
  const send = useCallback((isAgain = false) => void outbox?.send(client, refresh, isAgain), [outbox, client, refresh]);
  const isWaiting = (outbox?.waiting().length ?? 0) > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const sendSoon = () => navigator.onLine && send();
    sendSoon();
    const timer = setInterval(sendSoon, pause);
    addEventListener('online', sendSoon);
    return () => {
      clearInterval(timer);
      removeEventListener('online', sendSoon);
    };
  }, [isWaiting, send]);
  const changes = snapshot && outbox ? outbox.waiting() : [];
  const [first] = changes;
  return {
    changes,
    refusal: first && outbox?.refusalOf(first),
    send: () => send(true),
    discard: (change) => {
      outbox?.discard(change);
      refresh();
      send();
    },
  };
}
