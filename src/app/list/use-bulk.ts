import { useLocation, useNavigate } from 'react-router';
import {
  fewAtOnce,
  newId,
  useAskBeforeLeaving,
  useChange,
  useProgress,
  useRecordToChange,
  useTogether,
} from '#app/data';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { isInOtherState } from '#app/rows';
import { useRecordName } from '#app/screens';
import { type Done, useTellDone, useUndo } from '#app/undo';
import { ProblemError } from '#client';
import { type ToastAction, useToast } from '#components/toast';
import { type Entity, everything, type Field, type Filter, formatListQuery, isSame, type Values } from '#specification';
import { afterwards } from './afterwards.ts';
import type { BulkAction, BulkFailure, BulkLeft, BulkList, BulkTry } from './bulk.ts';
import { bulkLabelOf } from './bulk-words.ts';
import { filterFor } from './operators.ts';

/** More are counted. */
const mostNamed = 2;
const mostReasons = 4;
/** So many are opened as just those; of more, all that are as these are now. */
const mostByKey = 20;

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
  const nameOf = useRecordName();
  const { selection, row } = useTools();
  const together = useTogether();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { progress, begin, count, end } = useProgress();
  useAskBeforeLeaving(progress !== undefined);

  const one = async (
    { does, change }: BulkAction,
    { values, idempotencyKey }: BulkTry,
    isAgain: boolean,
  ): Promise<Done> => {
    const before = await recordOf(values);
    // What somebody else answered or did since it was chosen is not written over unseen: who tries again was told.
    const isOther = change
      ? !isSame(before.values[change.field.name], values[change.field.name])
      : isInOtherState(entity, values, before.values);
    if (isOther && !isAgain) throw new ProblemError({ type: 'about:blank', status: 412, title: row.changedMeanwhile });
    const answers = change && { values: { [change.field.name]: change.answer } };
    const asked = { entity, does, record: before, idempotencyKey, ...answers };
    return { entity, does, before, after: await mutateAsync(asked) };
  };
  const openBy = (field: Field, filter: Filter): ToastAction => {
    const leadsTo = `${pathname}?${formatListQuery({ ...everything, filters: new Map([[field.name, filter]]) })}`;
    return { label: messages.form.open, leadsTo, onAction: () => void navigate(leadsTo) };
  };
  const reasonsOf = ({ reasons }: BulkLeft) =>
    [...reasons]
      .filter(([reason]) => reason !== selection.left)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, mostReasons)
      .map(([reason, count]) => {
        const said = selection.sentence(reason, !/\p{Po}$/u.test(reason));
        return reasons.size > 1 ? `${count} × ${said}` : said;
      });
  /** Says what was done: to which, how many stay as they are and why; leads to where they stand now. */
  const tellAll = (
    { change, transition }: BulkAction,
    done: readonly [Done, ...Done[]],
    inOrder: readonly Done[],
    left?: BulkLeft,
  ) => {
    const names = inOrder
      .slice(0, mostNamed)
      .map(({ before, after }) => nameOf(entity, (after ?? before)?.values ?? {}));
    const field = change?.field ?? entity.lifecycle?.field;
    const isThere = change !== undefined || transition !== undefined;
    const [by, filter] =
      isThere && entity.keyField && done.length <= mostByKey
        ? [entity.keyField, { oneOf: inOrder.map(({ before }) => entity.keyOf(before?.values ?? {})) }]
        : [field, field && filterFor(field, change ? change.answer : transition?.to?.name)];
    tellDone(done, {
      field: change?.field,
      told: (said) => {
        const which = selection.named(said, names, done.length - names.length);
        const others = left?.count ? [messages.list.bulkLeaves(left.count), ...reasonsOf(left)] : [];
        return [selection.sentence(which, others.length > 0), ...others].join(' ');
      },
      open: by && filter && openBy(by, filter),
    });
  };
  const run = async (action: BulkAction, tries: readonly BulkTry[], left?: BulkLeft) => {
    const isAgain = left === undefined;
    begin(tries.length);
    // In the order in which they were done: the way back begins with the last.
    const doneWith = new Map<BulkTry, Done>();
    const work = async (each: BulkTry) => {
      doneWith.set(each, await one(action, each, isAgain));
      count();
    };
    const results = await together(() => fewAtOnce(tries, work, isHere));
    end();
    const done = [...doneWith.values()];
    const inOrder = tries.flatMap((tried) => doneWith.get(tried) ?? []);
    const failed = tries.flatMap((tried, index): BulkFailure[] => {
      const result = results[index];
      return result?.status === 'rejected' ? [{ ...tried, error: result.reason }] : [];
    });
    const [first, ...others] = done;
    const notDone = new Map(failed.map(({ values }) => [entity.keyOf(values), values]));
    if (!isHere() && done.length < tries.length) {
      const label = bulkLabelOf(action, messages, selection);
      const isStopped = done.length + failed.length < tries.length;
      tell({
        title: isStopped
          ? selection.stopped(label, done.length, tries.length)
          : selection.failedTitle(label, failed.length, tries.length),
        tone: 'critical',
        actions: done.length > 0 ? [undoOf(...done)] : [],
      });
      return;
    }
    onOutcome({
      action,
      done,
      failed,
      // What can be done now is asked of what became of it.
      chosen: (before) => (failed.length > 0 ? notDone : afterwards(before, done)),
      tell: () => first && tellAll(action, [first, ...others], inOrder, left),
    });
  };
  return {
    progress,
    run: (action: BulkAction, records: readonly Values[], left: BulkLeft) =>
      run(
        action,
        records.map((values) => ({ values, idempotencyKey: newId() })),
        left,
      ),
    /** Once more, as the same call: what was done already is not done twice. */
    again: (action: BulkAction, tries: readonly BulkTry[]) => run(action, tries),
  };
}
