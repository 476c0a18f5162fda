import { useEffect, useEffectEvent } from 'react';
import { useRecord } from '#app/data';
import { HeldDialog, useDeleteText, useHolders } from '#app/deleting';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { ToldOf, useRecordName, useRecordThing } from '#app/screens';
import { AskingDialog, TransitionQuestion } from '#app/transitions';
import { useTellDone } from '#app/undo';
import { AlertDialog } from '#components/dialog';
import { doing, type Entity, type Transition, type Values } from '#specification';
import { useRowChange, useTellRowFailed } from './use-row-change.ts';

interface RowQuestionProps {
  entity: Entity;
  record: Values;
  does: Transition | 'delete';
  onClose: () => void;
}

/** The question before something is done with one record of a list, or what it asks to be answered. */
export function RowQuestion({ entity, record, does, onClose }: RowQuestionProps) {
  const change = useRowChange(entity);
  const tellDone = useTellDone();
  const name = useRecordName()(entity, record);
  const asks = does !== 'delete' && does.asks.length > 0;
  const { data, error } = useRecord(entity, asks ? entity.keyOf(record) : undefined);
  const tellFailed = useTellRowFailed(entity);
  const giveUp = useEffectEvent((failure: unknown) => {
    if (does !== 'delete') tellFailed(record, does.name, failure);
    onClose();
  });
  useEffect(() => {
    if (error) giveUp(error);
  }, [error]);
  const onOpenChange = (isOpen: boolean) => !isOpen && onClose();
  if (does === 'delete') return <DeleteQuestion {...{ entity, record, onClose }} />;
  const said = doing(entity.product.specification.purpose.locales);
  const title = said.named(does.label.text, name || entity.label.text);
  if (!asks)
    return (
      <TransitionQuestion
        {...{ entity, title, onOpenChange }}
        values={record}
        transition={does}
        isOpen
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
        tellDone({ entity, does: does.name, before: data, after: saved });
        onClose();
      }}
    />
  );
}

/** Before a record is deleted, where nothing holds it; else what does, before anything is asked. */
function DeleteQuestion({ entity, record, onClose }: Omit<RowQuestionProps, 'does'>) {
  const { row } = useTools();
  const change = useRowChange(entity);
  const messages = useMessages();
  const name = useRecordName()(entity, record);
  const thing = useRecordThing()(entity, record);
  const deleteText = useDeleteText();
  const holders = useHolders(entity, entity.keyOf(record), true);
  if (!holders) return null;
  if (holders.length > 0) return <HeldDialog {...{ name, holders, onClose }} />;
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={row.removeQuestion(name)}
      description={deleteText(entity, [record])}
      action={messages.detail.removeOne(thing)}
      wayOut={messages.keepIt}
      tone="critical"
      onAction={() => void change(record, 'delete')}
    >
      <ToldOf entity={entity} values={record} />
    </AlertDialog>
  );
}
