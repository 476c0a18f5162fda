import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const prefix = 'ninefold.';
/** What the browser would not keep: it holds until the page is left. */
const unkept = new Map<string, string | null>();

if (typeof window !== 'undefined')
  addEventListener('storage', ({ key }) => {
    // What another tab could keep is newer than what this one could not.
    if (key?.startsWith(prefix)) unkept.delete(key.slice(prefix.length));
    tell();
  });

function tell() {
  for (const listener of listeners) listener();
}

/** Reads a setting; null where there is none. */
export function readSetting(name: string): string | null {
  const held = unkept.get(name);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

/** The names of all that is kept. */
export function settingNames(): string[] {
  const held = new Set([...unkept].flatMap(([name, value]) => (value === null ? [] : [name])));
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(prefix) && unkept.get(name.slice(prefix.length)) !== null)
        held.add(name.slice(prefix.length));
  } catch {
    // Nothing is kept here.
  }
  return [...held];
}

/**
 * Keeps a value in this browser, or forgets it where it is null.
 * @returns false where the browser is full or keeps nothing: then the value holds until the page is left
 */
export function writeSetting(name: string, value: string | null): boolean {
  let isKept = true;
  try {
    if (value === null) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, value);
    unkept.delete(name);
  } catch {
    unkept.set(name, value);
    isKept = false;
  }
  tell();
  return isKept;
}

/**
 * Follows all that is kept, in every tab.
 * @returns what ends that
 */
export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A setting of this browser, the same everywhere on the page and in every tab. */
export function useSetting(name: string, initial: string): [value: string, set: (value: string) => void] {
  const value = useSyncExternalStore(onSettings, () => readSetting(name) ?? initial);
  const set = useCallback((next: string) => void writeSetting(name, next), [name]);
  return [value, set];
}
