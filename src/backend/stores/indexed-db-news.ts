import type { Entry } from './indexed-db-copies.ts';
import { version } from './indexed-db-layout.ts';

/** What tabs tell one another of a database. */
export interface News {
  /** Hears from now on, if it did not already. */
  open: () => BroadcastChannel;
  tell: (entries: readonly Entry[]) => void;
  /** Calls the listener with the entity of each write elsewhere. */
  listen: (listener: (entity: string) => void) => () => void;
  close: () => void;
}

/** Tells other tabs what was written, and hears it from them. Tabs of another layout are not heard. */
export function newsOf(name: string, hear: (entry: Entry) => void): News {
  const listeners = new Set<(entity: string) => void>();
  let channel: BroadcastChannel | undefined;

  function open() {
    if (channel) return channel;
    channel = new BroadcastChannel(`${name}/${version}`);
    channel.onmessage = ({ data }: MessageEvent<Entry[]>) => {
      for (const entry of data) hear(entry);
      for (const { entity } of data) for (const listener of listeners) listener(entity);
    };
    return channel;
  }

  return {
    open,
    tell: (entries) => open().postMessage(entries),
    listen: (listener) => {
      open();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => {
      channel?.close();
      channel = undefined;
    },
  };
}
