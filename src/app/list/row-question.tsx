import { useRecord } from '#app/data';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { useRecordName, useRecordThing } from '#app/screens';
import { AskingDialog } from '#app/transitions';
import { AlertDialog } from '#components/dialog';
import type { Entity, Transition, Values } from '#specification';
import { useRowChange } from './use-row-change.ts';

interface RowQuestionProps {
  entity: Entity;
  record: Values;
  does: Transition | 'delete';
  onClose: () => void;
}

/** Whether a transition comes after a question, or after answers. */
export function isAsking({ asks, facts }: Transition): boolean {
  return asks.length > 0 || Boolean(facts.confirm);
}

/** The question before something is done with one record of a list, or what it asks to be answered. */
export function RowQuestion({ entity, record, does, onClose }: RowQuestionProps) {
  const { row } = useTools();
  const { change, tellDone } = useRowChange(entity);
  const messages = useMessages();
  const name = useRecordName()(entity, record);
  const thing = useRecordThing()(entity, record);
  const asks = does !== 'delete' && does.asks.length > 0;
  const { data } = useRecord(entity, asks ? entity.keyOf(record) : undefined);
  const onOpenChange = (isOpen: boolean) => !isOpen && onClose();
  if (does === 'delete')
    return (
      <AlertDialog
        open
        onOpenChange={onOpenChange}
        title={row.removeQuestion(name)}
        description={row.removeText}
        action={messages.detail.removeOne(thing)}
        wayOut={messages.keepIt}
        danger
        onAction={() => void change(record, 'delete')}
      />
    );
  const title = `${does.label.text}: ${name}`;
  if (!asks)
    return (
      <AlertDialog
        open
        onOpenChange={onOpenChange}
        title={title}
        description={does.facts.confirm}
        action={messages.named(does.label.text, thing)}
        wayOut={messages.keepIt}
        danger={does.facts.tone === 'critical'}
        onAction={() => void change(record, does.name)}
      />
    );
  if (!data) return null;
  return (
    <AskingDialog
      {...{ entity, title, onOpenChange }}
      transition={does}
      record={data}
      isOpen
      onDone={(saved) => {
        tellDone(does.name, data, saved);
        onClose();
      }}
    />
  );
}
