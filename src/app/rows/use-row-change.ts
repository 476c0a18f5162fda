import { useAskAnew, useChange, useRecordToChange } from '#app/data';
import { useTools } from '#app/messages/tools';
import { useReasons } from '#app/problems';
import { useRecordName } from '#app/screens';
import { useTellDone } from '#app/undo';
import { ProblemError } from '#client';
import { useToast } from '#components/toast';
import type { Entity, Values } from '#specification';
import { isInOtherState } from './is-in-other-state.ts';

/** Says that something could not be done with a record of a list, and why. */
export function useTellRowFailed(entity: Entity) {
  const tell = useToast();
  const tools = useTools();
  const reasonsOf = useReasons();
  const nameOf = useRecordName();
  const labelOf = (does: string) => entity.lifecycle?.transition(does)?.label.text ?? tools.row.remove;
  return (values: Values, does: string, error: unknown) =>
    tell({
      title: `${nameOf(entity, values)}: ${tools.row.failed(labelOf(does), reasonsOf(error).join(' '))}`,
      tone: 'critical',
    });
}

/** Changes records of a list, each by itself, and says what came of it. */
export function useRowChange(entity: Entity) {
  const recordOf = useRecordToChange(entity);
  const { mutateAsync } = useChange();
  const tellDone = useTellDone();
  const tellFailed = useTellRowFailed(entity);
  const { row } = useTools();
  const askAnew = useAskAnew();
  const change = async (values: Values, does: string) => {
    try {
      const record = await recordOf(values);
      // What somebody else did meanwhile is looked at first.
      if (isInOtherState(entity, values, record.values)) {
        askAnew();
        throw new ProblemError({ type: 'about:blank', status: 412, title: row.changedMeanwhile });
      }
      tellDone({ entity, does, before: record, after: await mutateAsync({ entity, does, record }) });
    } catch (error) {
      tellFailed(values, does, error);
    }
  };
  return change;
}
