/** What is used of the locks of a browser. */
export interface Locks {
  request<T>(
    name: string,
    options: { ifAvailable?: boolean; signal?: AbortSignal },
    use: (lock: unknown) => Promise<T>,
  ): Promise<T>;
  query(): Promise<{ held?: { name?: string }[] }>;
}

/** The locks that the tabs of a browser share; on an address that is not secure there are none, and each tab has its own. */
export async function locks(): Promise<Locks> {
  return (navigator.locks as Locks | undefined) ?? (await import('./own-locks.ts')).ownLocks;
}
