import { useMessages } from '#app/messages';
import { severalOf, useOpen, useRecordName } from '#app/screens';
import { useToast } from '#components/toast';
import { useUndo } from './use-undo.ts';
import type { Done } from './way-back.ts';

/** Says what was done to records, by name where it is one alone, with the way back and the way there. */
export function useTellDone(): (first: Done, ...others: readonly Done[]) => void {
  const messages = useMessages();
  const undoOf = useUndo();
  const openOf = useOpen();
  const nameOf = useRecordName();
  const tell = useToast();
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
  const titleOfAll = (all: readonly Done[], { entity, does }: Done): string => {
    const waiting = all.filter(({ after }) => after?.isWaiting).length;
    if (waiting > 0) return messages.outbox.title(waiting);
    const things = severalOf(entity, all.length, messages.list);
    if (does === 'update') return messages.list.bulkChanged(things);
    const transition = entity.lifecycle?.transition(does);
    const to = transition?.to ?? transition;
    return to ? messages.list.bulkDone(things, to.label.text) : messages.list.bulkDeleted(things);
  };
  return (first, ...others) => {
    const all = [first, ...others];
    const { entity, does, after } = first;
    const isOne = others.length === 0;
    tell({
      title: isOne ? titleOfOne(first) : titleOfAll(all, first),
      actions: [undoOf(...all), isOne && does !== 'delete' ? openOf(entity, after) : undefined],
    });
  };
}
