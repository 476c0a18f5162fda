import { useState } from 'react';
import { fewAtOnce, useChange, useRecordToChange, useTogether } from '#app/data';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { type Done, useTellDone, useUndo } from '#app/undo';
import { useToast } from '#components/toast';
import type { Entity, Values } from '#specification';
import type { BulkAction, BulkFailure, BulkList, BulkTry } from './bulk.ts';
import { bulkLabelOf } from './bulk-words.ts';
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts';

/**
 * Does something to several records, a few at a time, as long as their list is there. Who asked for it is told what could not be
 * done, and can have said what was: in one message, with the way back from all of it.
 */
export function useBulk(entity: Entity, { isHere, onOutcome }: BulkList) {
  const { mutateAsync } = useChange();
  const recordOf = useRecordToChange(entity);
  const undoOf = useUndo();
  const tellDone = useTellDone();
  const tell = useToast();
  const messages = useMessages();
  const { selection } = useTools();
  const together = useTogether();
  const [isRunning, setIsRunning] = useState(false);
  useAskBeforeLeaving(isRunning);

  const one = async ({ does, change }: BulkAction, { values, idempotencyKey }: BulkTry): Promise<Done> => {
    const before = await recordOf(values);
    const answers = change && { values: { [change.field.name]: change.answer } };
    const asked = { entity, does, record: before, idempotencyKey, ...answers };
    return { entity, does, before, after: await mutateAsync(asked) };
  };
  const run = async (action: BulkAction, tries: readonly BulkTry[]) => {
    setIsRunning(true);
    // In the order in which they were done: the way back begins with the last.
    const done: Done[] = [];
    const work = async (each: BulkTry) => void done.push(await one(action, each));
    const results = await together(() => fewAtOnce(tries, work, isHere));
    setIsRunning(false);
    const failed = tries.flatMap((tried, index): BulkFailure[] => {
      const result = results[index];
      return result?.status === 'rejected' ? [{ ...tried, error: result.reason }] : [];
    });
    const [first, ...others] = done;
    if (!isHere() && done.length < tries.length) {
      const label = bulkLabelOf(action, messages);
      const isStopped = done.length + failed.length < tries.length;
      return tell({
        title: isStopped
          ? selection.stopped(label, done.length, tries.length)
          : selection.failedTitle(label, failed.length, tries.length),
        isError: true,
        actions: done.length > 0 ? [undoOf(...done)] : [],
      });
    }
    onOutcome({
      action,
      done: done.length,
      failed,
      tell: () => first && tellDone(first, ...others),
    });
  };
  return {
    isRunning,
    run: (action: BulkAction, records: readonly Values[]) =>
      run(
        action,
        records.map((values) => ({ values, idempotencyKey: crypto.randomUUID() })),
      ),
    /** Once more, as the same call: what was done already is not done twice. */
    again: run,
  };
}
