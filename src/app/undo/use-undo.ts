import { useChange, useSession, useTakeBack } from '#app/data';
import { useMessages } from '#app/messages';
import { useProblemText } from '#app/problems';
import { type ToastAction, useToast } from '#components/toast';
import { type Done, wayBack } from './way-back.ts';

/** What a message about things done offers as the way back; undefined where one of them has none. */
export function useUndo(): (...all: readonly Done[]) => ToastAction | undefined {
  const change = useChange();
  const takeBack = useTakeBack();
  const { known } = useSession();
  const messages = useMessages();
  const problemText = useProblemText();
  const tell = useToast();

  /** Leads back from one; undefined where there is no way. What waits is just not sent. */
  const wayFrom = (done: Done): (() => Promise<boolean>) | undefined => {
    const waitingAs = done.after?.waitingAs;
    if (waitingAs !== undefined)
      return async () => {
        if (!(await takeBack(waitingAs))) throw new Error(messages.undo.sent);
        return false;
      };
    const back = wayBack(done, known.around());
    return back && (async () => Boolean((await change.mutateAsync(back))?.isWaiting));
  };
  const undo = async (ways: readonly (() => Promise<boolean>)[]) => {
    const results = await Promise.allSettled(ways.map((way) => way()));
    const [failure] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    if (failure !== undefined) {
      const { title, detail } = problemText(failure);
      const why = title === messages.failure.title ? (detail ?? title) : title;
      return tell({ title: `${messages.undo.failed}: ${why}`, isError: true });
    }
    const isWaiting = results.some((result) => result.status === 'fulfilled' && result.value);
    tell({ title: isWaiting ? messages.undo.waits : messages.undo.undone });
  };
  return (...all) => {
    const ways = all.flatMap((done) => wayFrom(done) ?? []);
    if (ways.length === 0 || ways.length < all.length) return undefined;
    const [first] = all;
    return { label: labelOf(all.length === 1 ? first : undefined), onAction: () => void undo(ways) };
  };

  function labelOf(done: Done | undefined): string {
    const back = done && !done.after?.waitingAs ? wayBack(done, known.around()) : undefined;
    const transition = back?.entity.lifecycle?.transition(back.does);
    return transition ? messages.undo.by(transition.label.text) : messages.undo.undo;
  }
}
