import { useChange, useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { useProblemText } from '#app/problems';
import { type ToastAction, useToast } from '#components/toast';
import { type Done, wayBack } from './way-back.ts';

/** What a message about something done offers as the way back; undefined where there is none. */
export function useUndo(): (done: Done) => ToastAction | undefined {
  const change = useChange();
  const { known } = useSession();
  const messages = useMessages();
  const problemText = useProblemText();
  const tell = useToast();
  return (done) => {
    const back = wayBack(done, known.around());
    if (!back) return undefined;
    const transition = back.entity.lifecycle?.transition(back.does);
    const undo = async () => {
      try {
        await change.mutateAsync(back);
        tell({ title: messages.undo.undone });
      } catch (error) {
        tell({ title: `${messages.undo.failed}: ${problemText(error).title}`, isError: true });
      }
    };
    return {
      label: transition ? messages.undo.by(transition.label.text) : messages.undo.undo,
      onAction: () => void undo(),
    };
  };
}
