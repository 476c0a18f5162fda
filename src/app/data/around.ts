import { useSyncExternalStore } from 'react';
import type { Around, Entity } from '#specification';
import { useSession } from './session.tsx';

/**
 * What lies around a record: who looks, the time, and the records that references lead to. One that is not here yet is
 * loaded after the render, and the component drawn again: no list of references is needed, however deep they go.
 */
export function useAround(): Around {
  const { known } = useSession();
  return useSyncExternalStore(known.subscribe, known.around);
}

/** What the record that a reference leads to is called. */
export interface ReferenceName {
  /** Empty while it is on its way, and where it is hidden or gone. */
  text: string;
  /** It may not be seen: a lock and a word take its place, never its key. */
  isHidden: boolean;
  /** There is no such record any more. */
  isGone: boolean;
}

const open: ReferenceName = { text: '', isHidden: false, isGone: false };

/** The name of a record, for who is looking. */
export function useReferenceName(entity: Entity | undefined, key: string): ReferenceName {
  return useNaming(entity)(key);
}

/** Names records of an entity, for who is looking. */
export function useNaming(entity: Entity | undefined): (key: string) => ReferenceName {
  const around = useAround();
  const { known } = useSession();
  return (key) => {
    if (!entity || key === '') return open;
    const found = known.get(entity, key);
    switch (found?.state) {
      case undefined:
      case 'failed':
        return open;
      case 'none':
        return { ...open, isGone: true };
      case 'hidden':
        return { ...open, isHidden: true };
      case 'found': {
        const text = entity.displayOf(found.values, around);
        return text === undefined ? { ...open, isHidden: true } : { ...open, text };
      }
    }
  };
}
