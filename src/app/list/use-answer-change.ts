import { useAskAnew, useChange, useRecordToChange } from '#app/data';
import { useTools } from '#app/messages/tools';
import { useReasons } from '#app/problems';
import { useTellDone } from '#app/undo';
import { type Entity, type Field, isSame, type Values } from '#specification';
import { useJudge } from './use-judge.ts';

/** Changes one answer of a record, once nothing is wrong with it; else says what is. */
export function useAnswerChange(
  entity: Entity,
): (values: Values, field: Field, answer: unknown) => Promise<string | undefined> {
  const judge = useJudge(entity);
  const recordOf = useRecordToChange(entity);
  const { mutateAsync } = useChange();
  const tellDone = useTellDone();
  const reasonsOf = useReasons();
  const { row } = useTools();
  const askAnew = useAskAnew();
  return async (values, field, answer) => {
    try {
      const wrong = await judge([values], { field, answer });
      if (wrong.size > 0) return wrong.get(values);
      const before = await recordOf(values);
      // What somebody else answered meanwhile is not written over unseen.
      if (!isSame(before.values[field.name], values[field.name])) {
        askAnew();
        return row.changedMeanwhile;
      }
      const change = { entity, does: 'update', record: before, values: { [field.name]: answer } };
      tellDone({ entity, does: 'update', before, after: await mutateAsync(change) });
      return undefined;
    } catch (error) {
      return reasonsOf(error).join(' ');
    }
  };
}
