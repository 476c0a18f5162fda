import { fewAtOnce, useChange, useSession, useTakeBack, useTogether } from '#app/data';
import { useMessages } from '#app/messages';
import { useReasons } from '#app/problems';
import { useOpen, useRecordName } from '#app/screens';
import type { OneRecord } from '#client';
import { type ToastAction, useToast } from '#components/toast';
import type { Entity } from '#specification';
import { type Done, wayBack } from './way-back.ts';

/** Does what takes something back. */
type Way = () => Promise<OneRecord | undefined>;

/** What a message about things done offers as the way back; undefined where one of them has none. */
export function useUndo(): (...all: readonly Done[]) => ToastAction | undefined {
  const change = useChange();
  const together = useTogether();
  const takeBack = useTakeBack();
  const { known } = useSession();
  const messages = useMessages();
  const reasonsOf = useReasons();
  const tell = useToast();
  const openOf = useOpen();
  const nameOf = useRecordName();

  /** Leads back from one, to the record that comes of it; undefined where there is no way. What waits is just not sent. */
  const wayFrom = (done: Done): Way | undefined => {
    const waitingAs = done.after?.waitingAs;
    if (waitingAs !== undefined)
      return async () => {
        if (!(await takeBack(waitingAs))) throw new Error(messages.undo.sent);
        return undefined;
      };
    const back = wayBack(done, known.around());
    return back && (() => change.mutateAsync(back));
  };
  const undo = async (ways: readonly Way[], entity: Entity | undefined, name: string | undefined) => {
    const results = await together(() => fewAtOnce(ways, (way) => way()));
    const [failure] = results.flatMap((result) => (result?.status === 'rejected' ? [result.reason] : []));
    if (failure !== undefined) {
      return tell({ title: `${messages.undo.failed}: ${reasonsOf(failure).join(' ')}`, isError: true });
    }
    const records = results.map((result) => (result?.status === 'fulfilled' ? result.value : undefined));
    const [one] = records.length === 1 ? records : [];
    tell({
      title: [name, records.some((record) => record?.isWaiting) ? messages.undo.waits : messages.undo.undone]
        .filter(Boolean)
        .join(': '),
      actions: [entity && !one?.isWaiting ? openOf(entity, one) : undefined],
    });
  };
  return (...all) => {
    const ways = all.flatMap((done) => wayFrom(done) ?? []);
    if (ways.length === 0 || ways.length < all.length) return undefined;
    const [first] = all;
    const values = first?.after?.values ?? first?.before?.values;
    const name = first && values && all.length === 1 ? nameOf(first.entity, values) : undefined;
    return {
      label: labelOf(all.length === 1 ? first : undefined),
      onAction: () => void undo(ways, first?.entity, name),
    };
  };

  function labelOf(done: Done | undefined): string {
    const back = done && !done.after?.waitingAs ? wayBack(done, known.around()) : undefined;
    const transition = back?.entity.lifecycle?.transition(back.does);
    return transition ? messages.undo.by(transition.label.text) : messages.undo.undo;
  }
}
