import { useChange, useRestore, useSession, useTakeBack } from '#app/data';
import { useMessages } from '#app/messages';
import type { OneRecord } from '#client';
import { type Done, restBack, wayBack } from './way-back.ts';

/** Does what takes something back; answers the record that comes of it. */
export type Way = () => Promise<OneRecord | undefined>;

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
    return (
      back &&
      (async () => {
        const now = await change.mutateAsync(back);
        const rest = restBack(done, now, known.around());
        return rest ? change.mutateAsync(rest) : now;
      })
    );
  };
}
