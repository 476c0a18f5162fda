/** What is used of the locks of a browser. */
export interface Locks {
  request<T>(
    name: string,
    options: { ifAvailable?: boolean; signal?: AbortSignal },
    use: (lock: unknown) => Promise<T>,
  ): Promise<T>;
  query(): Promise<{ held?: { name?: string }[] }>;
}

/**
 * The locks that the tabs of a browser share; on an address that is not secure, or where a browser keeps nothing, there are
 * none, and each tab has its own.
 */
export async function locks(): Promise<Locks> {
  const shared = navigator.locks as Locks | undefined;
  const isOpen = await shared?.query().then(
    () => true,
    () => false,
  );
  return shared && isOpen ? shared : (await import('./own-locks.ts')).ownLocks;
}
