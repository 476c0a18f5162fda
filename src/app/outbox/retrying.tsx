import { type ReactNode, useSyncExternalStore } from 'react';
import { useSession } from '#app/data';
import { useMessages } from '#app/messages';

/** That the server is asked once more, while it is. */
export function Retrying(): ReactNode {
  const { retries } = useSession();
  const messages = useMessages();
  const count = useSyncExternalStore(retries.subscribe, retries.count);
  return (
    <p role="status" className="text-sm text-muted">
      {count > 0 && messages.failure.retrying}
    </p>
  );
}
