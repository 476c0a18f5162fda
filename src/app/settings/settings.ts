import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const prefix = 'ninefold.';

/** Reads what this browser keeps; where it keeps nothing (private browsing), the given value. */
export function readSetting(name: string): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

/** Keeps a value in this browser, or forgets it where it is null. A browser that keeps nothing is no error. */
export function writeSetting(name: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, value);
  } catch {
    // Full or forbidden storage: the setting holds until the page is left.
  }
  for (const listener of listeners) listener();
}

/** A setting of this browser, the same everywhere on the page. */
export function useSetting(name: string, initial: string): [value: string, set: (value: string) => void] {
  const subscribe = useCallback((listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, []);
  const value = useSyncExternalStore(subscribe, () => readSetting(name) ?? initial);
  const set = useCallback((next: string) => writeSetting(name, next), [name]);
  return [value, set];
}
