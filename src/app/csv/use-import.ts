import { useState } from 'react';
import { fewAtOnce, useAround, useChange, useClient, useTogether } from '#app/data';
import { useReasons } from '#app/problems';
import { type Done, useUndo, useWayBack, type Way } from '#app/undo';
import type { Entity } from '#specification';
import type { CheckedRow } from './judging.ts';
import { mayDo } from './rows-do.ts';

/** What became of an import. */
export interface Imported {
  done: readonly Done[];
  /** What the backend refused, each with its reason. */
  refused: CheckedRow[];
  /** Of what was imported before a refusal how many could not be taken back. */
  left: number;
  /** Whether one refusal was to undo all. */
  wasAll: boolean;
}

/** Makes and changes records as rows say. With `all`, one that is refused takes back what was done before it. */
export function useImport(entity: Entity) {
  const client = useClient();
  const { mutateAsync } = useChange();
  const around = useAround();
  const wayFrom = useWayBack();
  const together = useTogether();
  const reasonsOf = useReasons();
  const [progress, setProgress] = useState<number>();

  // What an import made is as it made it: it can be deleted again by who may.
  const takeBackOf = (done: Done): Way | undefined => {
    const { does, after } = done;
    if (does !== 'create' || !after || after.isWaiting) return wayFrom(done);
    if (!mayDo(entity, 'delete', around, after.values)) return undefined;
    return async () =>
      mutateAsync({ entity, does: 'delete', record: await client.read(entity, after.values) }).then(() => undefined);
  };
  const undoOf = useUndo(takeBackOf);
  const takeBack = async (done: Done): Promise<unknown> => {
    const way = takeBackOf(done);
    if (!way) throw new Error('There is no way back.');
    return way();
  };
  const importAll = async (rows: readonly CheckedRow[], wasAll: boolean): Promise<Imported> => {
    let count = 0;
    let isRefused = false;
    setProgress(0);
    const results = await fewAtOnce(
      rows,
      async ({ does, values, record: before }): Promise<Done> => {
        try {
          const after = await mutateAsync({
            entity,
            does,
            record: before,
            values,
            idempotencyKey: crypto.randomUUID(),
          });
          setProgress(++count);
          return { entity, does, before, after };
        } catch (error) {
          isRefused = true;
          throw error;
        }
      },
      () => !(wasAll && isRefused),
    );
    const done = results.flatMap((result) => (result?.status === 'fulfilled' ? [result.value] : []));
    const refused = rows.flatMap((row, index) => {
      const result = results[index];
      return result?.status === 'rejected' ? [{ ...row, wrong: reasonsOf(result.reason) }] : [];
    });
    if (!wasAll || refused.length === 0) return { done, refused, left: 0, wasAll };
    const takenBack = await fewAtOnce(done, takeBack);
    const left = done.filter((_, index) => takenBack[index]?.status === 'rejected');
    return { done: left, refused, left: left.length, wasAll };
  };
  const run = async (rows: readonly CheckedRow[], wasAll: boolean): Promise<Imported> => {
    const imported = await together(() => importAll(rows, wasAll));
    setProgress(undefined);
    return imported;
  };
  return { run, progress, undoOf };
}
