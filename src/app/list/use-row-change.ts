import { useChange, useRecordToChange } from '#app/data';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { useReasons } from '#app/problems';
import { useOpen, useRecordName } from '#app/screens';
import { useUndo } from '#app/undo';
import type { OneRecord } from '#client';
import { useToast } from '#components/toast';
import type { Entity, Values } from '#specification';

/** Changes records of a list, each by itself, and says what came of it. */
export function useRowChange(entity: Entity) {
  const recordOf = useRecordToChange(entity);
  const { mutateAsync } = useChange();
  const tell = useToast();
  const undoOf = useUndo();
  const openOf = useOpen();
  const messages = useMessages();
  const tools = useTools();
  const reasonsOf = useReasons();
  const nameOf = useRecordName();

  const labelOf = (does: string) => entity.lifecycle?.transition(does)?.label.text ?? tools.row.remove;
  const tellDone = (does: string, before: OneRecord, after: OneRecord | undefined) => {
    const name = nameOf(entity, before.values);
    const state = after && entity.lifecycle?.stateOf(after.values);
    const done = does === 'delete' ? tools.row.removed(name) : `${name}: ${state?.label.text ?? labelOf(does)}`;
    tell({
      title: after?.isWaiting ? messages.outbox.waits(name) : done,
      actions: [undoOf({ entity, does, before, after }), does === 'delete' ? undefined : openOf(entity, after)],
    });
  };
  const change = async (values: Values, does: string) => {
    try {
      const record = await recordOf(values);
      tellDone(does, record, await mutateAsync({ entity, does, record }));
    } catch (error) {
      const reason = reasonsOf(error).join(' ');
      tell({ title: `${nameOf(entity, values)}: ${tools.row.failed(labelOf(does), reason)}`, isError: true });
    }
  };
  return { change, tellDone };
}
