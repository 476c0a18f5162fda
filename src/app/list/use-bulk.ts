import { useState } from 'react';
import { useChange, useClient } from '#app/data';
import { useMessages } from '#app/messages';
import { useProblemText } from '#app/problems';
import { useToast } from '#components/toast';
import type { Entity, Values } from '#specification';
import type { BulkAction } from './bulk.ts';

/** Does something to several records and says what came of it. */
export function useBulk({ does }: BulkAction, entity: Entity, onDone: () => void) {
  const client = useClient();
  const { mutateAsync } = useChange();
  const tell = useToast();
  const messages = useMessages();
  const problemText = useProblemText();
  const [isRunning, setIsRunning] = useState(false);

  const one = async (values: Values) => {
    // A list has no revisions: each record is read before it is changed.
    const record = await client.read(entity, values);
    await mutateAsync({ entity, does, record });
  };
  const run = async (records: readonly Values[]) => {
    setIsRunning(true);
    const results = await Promise.allSettled(records.map(one));
    setIsRunning(false);
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    const done = results.length - failures.length;
    const [failure] = failures;
    const left =
      failure === undefined
        ? undefined
        : `${messages.list.bulkLeft(done, failures.length)}: ${problemText(failure).title}`;
    tell({ title: left ?? messages.list.bulkDone(done), isError: left !== undefined });
    onDone();
  };
  return { run, isRunning };
}
