import { type ReactNode, Suspense } from 'react';
import { useSession } from '#app/data';
import { lazily } from '#components/lazily';

const Waiting = lazily(() => import('./waiting.tsx'), 'Waiting');

/** That changes wait for the line, while some do. It is loaded while there is one, and only where there has to be one. */
export function OutboxBar(): ReactNode {
  const { outbox } = useSession();
  return (
    outbox && (
      <Suspense>
        <Waiting />
      </Suspense>
    )
  );
}
