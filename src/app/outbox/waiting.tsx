import { type ReactNode, useEffect } from 'react';
import { useOutbox } from '#app/data';
import { useMessages } from '#app/messages';
import { SetAside } from '#app/screens';
import { loadAhead } from '#components/lazily';
import { Retrying } from './retrying.tsx';
import { useReopen } from './use-reopen.ts';
import { WaitingChanges } from './waiting-changes.tsx';

/** What waits for the line, sent when there is one again. */
export function Waiting(): ReactNode {
  const messages = useMessages();
  const { changes, refusal, send, discard, putBack, aside, forgetAside } = useOutbox();
  // What can be done without a line must be here before it is lost.
  useEffect(() => loadAhead(), []);
  const reopenOf = useReopen(discard);
  return (
    <>
      <Retrying />
      {aside.length > 0 && (
        <SetAside title={messages.outbox.aside} text={messages.outbox.asideText} texts={aside} onForget={forgetAside} />
      )}
      {changes.length > 0 && (
        <WaitingChanges {...{ changes, refusal, reopenOf }} onSend={send} onDiscard={discard} onPutBack={putBack} />
      )}
    </>
  );
}
