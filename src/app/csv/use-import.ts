import { useRef } from 'react';
import {
  fewAtOnce,
  mayDo,
  newId,
  useAround,
  useAskBeforeLeaving,
  useAtOnce,
  useChange,
  useClient,
  useProgress,
  useTogether,
} from '#app/data';
import { useReasons } from '#app/problems';
import { useIsHere } from '#app/screens';
import { type Done, useUndo, useWayBack, type Way } from '#app/undo';
import { type Client, outcomeOf } from '#client';
import type { Entity, Values } from '#specification';
import type { CheckedRow } from './judging.ts';

/** What became of an import. */
export interface Imported {
  done: readonly Done[];
  /** What the backend refused, each with its reason. */
  refused: CheckedRow[];
  /** Of what was imported before a refusal how many could not be taken back. */
  left: number;
  /** The numbers of their rows. */
  kept: readonly number[];
  /** Whether one refusal was to undo all. */
  wasAll: boolean;
  /** Whether somebody stopped it: what was done before was taken back. */
  isStopped: boolean;
}

/** Makes and changes records as rows say: with `wasAll`, all of them or none. */
export function useImport(entity: Entity) {
  const client = useClient();
  const { mutateAsync } = useChange();
  const doAtOnce = useAtOnce();
  const around = useAround();
  const wayFrom = useWayBack();
  const together = useTogether();
  const reasonsOf = useReasons();
  const { progress, begin, count, end } = useProgress();
  const isStopped = useRef(false);
  // A row that is tried again after an answer that was lost is made once; one that is known to be made or not has a new try.
  const keys = useRef(new Map<string, string>());
  const keyOf = (number: number, values: Values | undefined) => {
    const row = rowOf(number, values);
    const key = keys.current.get(row) ?? newId();
    keys.current.set(row, key);
    return key;
  };
  const isHere = useIsHere();
  useAskBeforeLeaving(progress !== undefined);

  // What an import made is as it made it: it can be deleted again by who may.
  const takeBackOf = (done: Done): Way | undefined => {
    const { does, after } = done;
    // Where no revision tells whether somebody has changed it since.
    if (does !== 'create' || !after || after.isWaiting || after.etag) return wayFrom(done);
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
  const makeAll = async (rows: readonly CheckedRow[], wasAll: boolean, change: Client['change']) => {
    let isRefused = false;
    begin(rows.length);
    return fewAtOnce(
      rows,
      async ({ number, does, values, record: before }): Promise<Done> => {
        try {
          const idempotencyKey = keyOf(number, values);
          const after = await change({ entity, does, record: before, values, idempotencyKey });
          keys.current.delete(rowOf(number, values));
          count();
          return { entity, does, before, after };
        } catch (error) {
          isRefused = true;
          if (outcomeOf(error) === 'not made') keys.current.delete(rowOf(number, values));
          throw error;
        }
      },
      () => {
        // Who left stopped it.
        isStopped.current ||= !isHere();
        return !isStopped.current && !(wasAll && isRefused);
      },
    );
  };
  const refusedOf = (rows: readonly CheckedRow[], results: readonly Result[]): CheckedRow[] =>
    rows.flatMap((row, index) => {
      const result = results[index];
      return result?.status === 'rejected' ? [{ ...row, wrong: reasonsOf(result.reason) }] : [];
    });
  /** One by one; what was done before it was stopped, or before a refusal that undoes all, is taken back. */
  const importEach = async (rows: readonly CheckedRow[], wasAll: boolean): Promise<Imported> => {
    const results = await makeAll(rows, wasAll, mutateAsync);
    const done = doneOf(results);
    const refused = refusedOf(rows, results);
    const outcome = { refused, wasAll, isStopped: isStopped.current };
    if (!isStopped.current && (!wasAll || refused.length === 0)) return { done, left: 0, kept: [], ...outcome };
    const takenBack = await fewAtOnce(done, takeBack);
    const left = done.filter((_, index) => takenBack[index]?.status === 'rejected');
    const kept = rows.flatMap(({ number }, index) => {
      const result = results[index];
      return result?.status === 'fulfilled' && left.includes(result.value) ? [number] : [];
    });
    return { done: left, left: left.length, kept, ...outcome };
  };
  /** All in one: who closes the page in the middle has imported nothing. */
  const importAtOnce = async (
    atOnce: NonNullable<typeof doAtOnce>,
    rows: readonly CheckedRow[],
    wasAll: boolean,
  ): Promise<Imported> => {
    let outcome: Imported = { done: [], left: 0, kept: [], refused: [], wasAll, isStopped: false };
    const made = await atOnce(async (change) => {
      const results = await makeAll(rows, wasAll, change);
      outcome = { ...outcome, refused: refusedOf(rows, results), isStopped: isStopped.current };
      return outcome.isStopped || (wasAll && outcome.refused.length > 0) ? undefined : doneOf(results);
    });
    if (!made) return outcome;
    const withEtag = ({ after, ...done }: Done): Done =>
      after ? { ...done, after: { ...after, etag: made.etagOf(entity.name, entity.keyOf(after.values)) } } : done;
    return { ...outcome, done: made.done.map(withEtag) };
  };
  const run = async (rows: readonly CheckedRow[], wasAll: boolean): Promise<Imported> => {
    isStopped.current = false;
    try {
      return await together(() => (doAtOnce ? importAtOnce(doAtOnce, rows, wasAll) : importEach(rows, wasAll)));
    } finally {
      end();
    }
  };
  /** Nothing is half imported: what was done so far is taken back. */
  const stop = () => {
    isStopped.current = true;
  };
  return { run, stop, progress, undoOf, isHere };
}

type Result = PromiseSettledResult<Done> | undefined;

const doneOf = (results: readonly Result[]): Done[] =>
  results.flatMap((result) => (result?.status === 'fulfilled' ? [result.value] : []));

const rowOf = (number: number, values: Values | undefined) => `${number} ${JSON.stringify(values)}`;
