import { type ReactNode, useSyncExternalStore } from 'react';
import { useSession } from '#app/data';
import { useMessages } from '#app/messages';

const never = () => () => undefined;
const none = () => 0;

/** That the server is asked once more, while it is. */
export function Retrying(): ReactNode {
  const { retries } = useSession();
  const messages = useMessages();
  const count = useSyncExternalStore(retries?.subscribe ?? never, retries?.count ?? none);
  return (
    <p role="status" className="text-sm text-muted">
      {count > 0 && messages.failure.retrying}
    </p>
  );
}
