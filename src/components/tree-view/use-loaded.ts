import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '#components/live-region';
import { useStrings } from '#components/locale';
import type { TreeItem } from './tree.ts';

/** What has come of what is under an item. */
type Loaded = readonly TreeItem[] | 'busy' | 'failed';

export interface Loading {
  /** All items, with what has come under them. */
  items: readonly TreeItem[];
  stateOf: (id: string) => 'busy' | 'failed' | undefined;
  /** Asks once more for what is under an item. */
  ask: (id: string) => void;
}

/** What is under items that bring nothing themselves, and comes once they are open. */
export function useLoaded(
  items: readonly TreeItem[],
  open: readonly string[],
  load: ((id: string) => Promise<readonly TreeItem[]>) | undefined,
): Loading {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Loaded>>(new Map());
  const say = useAnnounce();
  const { notCome } = useStrings();
  const keep = (id: string, what: Loaded) => setLoaded((before) => new Map(before).set(id, what));
  const withLoaded = (some: readonly TreeItem[]): readonly TreeItem[] =>
    some.map((item) => {
      const come = loaded.get(item.id);
      // What an item brings itself is newer than what came.
      const children = item.children ?? (typeof come === 'object' ? come : undefined);
      return children ? { ...item, children: withLoaded(children) } : item;
    });
  const stateOf = (id: string) => {
    const come = loaded.get(id);
    return typeof come === 'string' ? come : undefined;
  };
  const all = load ? withLoaded(items) : items;
  const ask = (id: string) => {
    if (!load) return;
    keep(id, 'busy');
    load(id).then(
      (children) => keep(id, children),
      () => {
        keep(id, 'failed');
        say(notCome);
      },
    );
  };
  const asked = useRef(new Set<string>());
  // However they came to be open: by a person, to begin with, or by who holds what is open.
  useEffect(() => {
    // Closed and opened, what did not come is asked for anew.
    for (const id of asked.current) if (!open.includes(id) && stateOf(id) === 'failed') asked.current.delete(id);
    for (const id of open) {
      if (asked.current.has(id) || !lacks(all, id)) continue;
      asked.current.add(id);
      ask(id);
    }
  });
  return { items: all, stateOf, ask };
}

/** Whether something is under an item that has not come. */
function lacks(items: readonly TreeItem[], id: string): boolean {
  return items.some((item) => (item.id === id ? item.hasChildren && !item.children : lacks(item.children ?? [], id)));
}
