import type { ReactNode } from 'react';
import { useOutbox } from '#app/data';
import { useReopen } from './use-reopen.ts';
import { WaitingChanges } from './waiting-changes.tsx';

/** What waits for the line, sent when there is one again. */
export function Waiting(): ReactNode {
  const { changes, refusal, send, discard } = useOutbox();
  const reopenOf = useReopen(discard);
  if (changes.length === 0) return null;
  return <WaitingChanges {...{ changes, refusal, reopenOf }} onSend={send} onDiscard={discard} />;
}
