import { useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { severalOf, useOpen, useRecordName } from '#app/screens';
import { onSettings } from '#app/settings';
import { type ToastAction, useToast } from '#components/toast';
import type { Field } from '#specification';
import { useUndo } from './use-undo.ts';
import type { Done } from './way-back.ts';

/** What is known of things done together. */
interface Together {
  /** The field that was changed. */
  field: Field | undefined;
  /** What is said of them, once it is said what they are now. */
  told: (said: string) => string;
  /** Leads to them. */
  open: ToastAction | undefined;
}

/** Says what was done to records, by name where it is one alone, with the way back and the way there. */
export function useTellDone(): (done: Done | readonly [Done, ...Done[]], together?: Together) => void {
  const messages = useMessages();
  const undoOf = useUndo();
  const openOf = useOpen();
  const nameOf = useRecordName();
  const tell = useToast();
  const { outbox } = useSession();
  const titleOfOne = ({ entity, does, before, after }: Done): string => {
    const values = (after ?? before)?.values ?? {};
    const name = nameOf(entity, values);
    if (after?.isWaiting) return messages.outbox.waits(name);
    if (does === 'delete') return messages.detail.removed(name);
    if (does === 'update') return messages.form.savedRecord(name);
    const transition = entity.lifecycle?.transition(does);
    const state = entity.lifecycle?.stateOf(values) ?? transition?.to;
    return state ? messages.detail.isNow(name, state.label.text) : name;
  };
  const titleOfAll = (all: readonly Done[], { entity, does }: Done, { field, told }: Together): string => {
    const waiting = all.filter(({ after }) => after?.isWaiting).length;
    if (waiting > 0) return messages.outbox.title(waiting);
    const things = severalOf(entity, all.length, messages.list);
    if (field) return told(messages.list.bulkChanged(field.label.text, things));
    const transition = entity.lifecycle?.transition(does);
    const to = transition?.to ?? transition;
    return told(to ? messages.list.bulkDone(things, to.label.text) : messages.list.bulkDeleted(things));
  };
  return (done, together) => {
    const all = 'entity' in done ? ([done] as const) : done;
    const [first] = all;
    const { entity, does, after } = first;
    const isOne = all.length === 1;
    const open = isOne && does !== 'delete' ? openOf(entity, after) : together?.open;
    const dismiss = tell({
      title: isOne || !together ? titleOfOne(first) : titleOfAll(all, first, together),
      tone: all.some(({ after }) => after?.isWaiting) ? 'info' : 'positive',
      actions: [undoOf(...all), open],
    });
    // What is said to wait is not said any more once it does not.
    const last = all.findLast(({ after }) => after?.waitingAs)?.after?.waitingAs;
    if (!last || !outbox) return;
    const end = onSettings(() => {
      if (outbox.isDue(last)) return;
      end();
      dismiss();
    });
  };
}
