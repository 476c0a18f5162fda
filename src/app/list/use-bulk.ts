import { useState } from 'react';
import { useChange, useRecordToChange } from '#app/data';
import { useMessages } from '#app/messages';
import { useProblemText } from '#app/problems';
import { type Done, useUndo } from '#app/undo';
import { useToast } from '#components/toast';
import type { Entity, Values } from '#specification';
import type { BulkAction } from './bulk.ts';

/** Does something to several records, says what came of it in one message, and offers the way back from all of it. */
export function useBulk({ does, transition }: BulkAction, entity: Entity, onDone: () => void) {
  const { mutateAsync } = useChange();
  const recordOf = useRecordToChange(entity);
  const undoOf = useUndo();
  const tell = useToast();
  const messages = useMessages();
  const problemText = useProblemText();
  const [isRunning, setIsRunning] = useState(false);

  const one = async (values: Values): Promise<Done> => {
    const before = await recordOf(values);
    const after = await mutateAsync({ entity, does, record: before, idempotencyKey: crypto.randomUUID() });
    return { entity, does, before, after };
  };
  const titleOf = (done: readonly Done[]): string => {
    const waiting = done.filter(({ after }) => after?.isWaiting).length;
    if (waiting > 0) return messages.outbox.title(waiting);
    const name = done.length === 1 ? entity.label.text : entity.plural.text;
    const to = transition && (transition.to?.label.text ?? transition.label.text);
    return to === undefined
      ? messages.list.bulkDeleted(done.length, name)
      : messages.list.bulkDone(done.length, name, to);
  };
  const run = async (records: readonly Values[]) => {
    setIsRunning(true);
    const results = await Promise.allSettled(records.map(one));
    setIsRunning(false);
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const action = undoOf(...done);
    if (failures.length === 0) tell({ title: titleOf(done), action });
    else {
      const left = messages.list.bulkLeft(done.length, failures.length);
      tell({ title: `${left}: ${problemText(failures[0]).title}`, action, isError: true });
    }
    onDone();
  };
  return { run, isRunning };
}
