import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useDocument } from '#app/product';
import { onSettings } from '#app/settings';
import type { OneRecord } from '#client';
import { tellOtherTabs } from './other-tabs.ts';
import { useSession } from './session.tsx';
import { takeOver } from './take-over.ts';
import { useAskAnew } from './use-ask-anew.ts';
import type { WaitingChange } from './waiting-change.ts';

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
  /** What was discarded waits again. */
  putBack: (change: WaitingChange) => void;
  /** What was kept and cannot be read. */
  aside: readonly string[];
  forgetAside: () => void;
}

/** What waits for the line; sent as soon as there is one again. */
export function useOutbox(): Waiting {
  const { id, product } = useDocument();
  const session = useSession();
  const { outbox, client, known } = session;
  const queries = useQueryClient();
  const askAnew = useAskAnew();
  const snapshot = useSyncExternalStore(onSettings, () => outbox?.snapshot() ?? '');
  const refresh = useCallback(() => {
    tellOtherTabs(id);
    known.invalidate();
    askAnew();
  }, [id, known, askAnew]);
  const onSent = useCallback(
    ({ entity: name }: WaitingChange, saved?: OneRecord) => {
      const entity = product.entity(name);
      if (entity && saved) takeOver(queries, session, entity, saved);
      refresh();
    },
    [product, queries, session, refresh],
  );
  const send = useCallback((isAgain = false) => void outbox?.send(client, onSent, isAgain), [outbox, client, onSent]);
  useEffect(() => outbox?.setAside(), [outbox]);
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
    aside: snapshot && outbox ? outbox.aside() : [],
    forgetAside: () => outbox?.forgetAside(),
    send: () => send(true),
    discard: (change) => {
      outbox?.discard(change);
      refresh();
      send();
    },
    putBack: (change) => {
      outbox?.putBack(change);
      refresh();
    },
  };
}
