import { useChange, useRestore, useSession, useTakeBack } from '#app/data';
import { useMessages } from '#app/messages';
import type { Client, OneRecord } from '#client';
import { type Done, restBack, wayBack } from './way-back.ts';

/** Does what takes something back; answers the record that comes of it. */
export interface Way {
  /** @param change makes the changes that lead back; as everywhere where absent */
  (change?: Client['change']): Promise<OneRecord | undefined>;
  /** Whether it is changes alone, which can be made at once with others. */
  isOfChanges?: boolean;
}

/** Leads back from one thing done; undefined where there is no way. What waits is just not sent. */
export function useWayBack(): (done: Done) => Way | undefined {
  const change = useChange();
  const takeBack = useTakeBack();
  const restore = useRestore();
  const { known } = useSession();
  const messages = useMessages();
  return (done) => {
    const waitingAs = done.after?.waitingAs;
    if (waitingAs !== undefined)
      return async () => {
        if (!(await takeBack(waitingAs))) throw new Error(messages.undo.sent);
        return undefined;
      };
    const { entity, does, before } = done;
    if (restore && does === 'delete' && before)
      return async () => {
        if (!(await restore(entity, entity.keyOf(before.values)))) throw new Error(messages.undo.since);
        return before;
      };
    const back = wayBack(done, known.around());
    if (!back) return undefined;
    const way: Way = async (make = change.mutateAsync) => {
      const now = await make(back);
      const rest = restBack(done, now, known.around());
      return rest ? make(rest) : now;
    };
    return Object.assign(way, { isOfChanges: true });
  };
}
