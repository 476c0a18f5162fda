import { useState } from 'react';
import { useChange, useClient } from '#app/data';
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

/** So many calls are on their way at once. */
const atOnce = 10;

/** Makes records of rows. With `all`, one that is refused takes back what was made before it. */
export function useImport(entity: Entity) {
  const client = useClient();
  const { mutateAsync } = useChange();
  const reasonsOf = useReasons();
  const [progress, setProgress] = useState<number>();

  const create = async (row: CheckedRow): Promise<{ row: CheckedRow; made?: OneRecord; error?: unknown }> => {
    try {
      return { row, made: await mutateAsync({ entity, does: 'create', values: row.values }) };
    } catch (error) {
      return { row, error };
    }
  };
  const takeBack = async ({ values }: OneRecord): Promise<boolean> => {
    try {
      await mutateAsync({ entity, does: 'delete', record: await client.read(entity, values) });
      return true;
    } catch {
      return false;
    }
  };
  const run = async (rows: readonly CheckedRow[], wasAll: boolean): Promise<Imported> => {
    const made: OneRecord[] = [];
    const refused: CheckedRow[] = [];
    let done = 0;
    setProgress(0);
    for (let at = 0; at < rows.length && !(wasAll && refused.length > 0); at += atOnce) {
      for (const { row, made: record, error } of await Promise.all(rows.slice(at, at + atOnce).map(create))) {
        if (error === undefined) done += 1;
        else refused.push({ ...row, wrong: reasonsOf(error) });
        if (record) made.push(record);
      }
      setProgress(done);
    }
    let left = 0;
    if (wasAll && refused.length > 0) {
      const isBack = await Promise.all(made.map(takeBack));
      left = isBack.filter((is) => !is).length;
      done = left;
    }
    setProgress(undefined);
    return { done, refused, left, wasAll };
  };
  return { run, progress };
}
