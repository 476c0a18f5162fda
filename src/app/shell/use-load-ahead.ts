import { useEffect } from 'react';
import { useSession } from '#app/data';
import { ahead, loadAheadAtRest } from '#app/lazily';

/** How often it is looked whether the first page stands, in milliseconds. */
const pause = 1000;

/** Once the first page stands, loads what the next ones need, so that they open without a line too. */
export function useLoadAhead() {
  const { connection } = useSession();
  useEffect(() => {
    // While it is made, all of it changes by the minute.
    if (!import.meta.env.PROD) return undefined;
    for (const part of connection.parts ?? []) ahead(part);
    const timer = setInterval(() => {
      if (!document.querySelector('h1') || document.querySelector('[aria-busy="true"]')) return;
      clearInterval(timer);
      loadAheadAtRest();
    }, pause);
    return () => clearInterval(timer);
  }, [connection]);
}
