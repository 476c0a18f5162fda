import { useState } from 'react';
import { fewAtOnce, useChange, useClient, useTogether } from '#app/data';
import { useReasons } from '#app/problems';
import type { OneRecord } from '#client';
import type { Entity } from '#specification';
import type { CheckedRow } from './check-rows.ts';

/** What became of an import. */
export interface Imported {
  done: number;
  /** What the backend refused, each with its reason. */
  refused: CheckedRow[];
  /** Of what was imported before a refusal how many could not be taken back. */
  left: number;
  /** Whether one refusal was to undo all. */
  wasAll: boolean;
}

/** Makes records of rows. With `all`, one that is refused takes back what was made before it. */
export function useImport(entity: Entity) {
  const client = useClient();
  const { mutateAsync } = useChange();
  const together = useTogether();
  const reasonsOf = useReasons();
  const [progress, setProgress] = useState<number>();

  const takeBack = async ({ values }: OneRecord) =>
    mutateAsync({ entity, does: 'delete', record: await client.read(entity, values) });
  const importAll = async (rows: readonly CheckedRow[], wasAll: boolean): Promise<Imported> => {
    let done = 0;
    let isRefused = false;
    setProgress(0);
    const results = await fewAtOnce(
      rows,
      async ({ values }) => {
        try {
          const record = await mutateAsync({ entity, does: 'create', values });
          setProgress(++done);
          return record;
        } catch (error) {
          isRefused = true;
          throw error;
        }
      },
      () => !(wasAll && isRefused),
    );
    const made = results.flatMap((result) => (result?.status === 'fulfilled' && result.value ? [result.value] : []));
    const refused = rows.flatMap((row, index) => {
      const result = results[index];
      return result?.status === 'rejected' ? [{ ...row, wrong: reasonsOf(result.reason) }] : [];
    });
    if (!wasAll || refused.length === 0) return { done, refused, left: 0, wasAll };
    const takenBack = await fewAtOnce(made, takeBack);
    const left = takenBack.filter((result) => result?.status === 'rejected').length;
    return { done: left, refused, left, wasAll };
  };
  const run = async (rows: readonly CheckedRow[], wasAll: boolean): Promise<Imported> => {
    const imported = await together(() => importAll(rows, wasAll));
    setProgress(undefined);
    return imported;
  };
  return { run, progress };
}
