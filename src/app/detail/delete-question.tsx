import { useNavigate } from 'react-router';
import { useChange } from '#app/data';
import { HeldDialog, useDeleteText, useHolders } from '#app/deleting';
import { useMessages } from '#app/messages';
import { useReasons } from '#app/problems';
import { useDocument } from '#app/product';
import { ToldOf, useCameFrom, useIsHere, useListOf, useRecordName, useRecordThing } from '#app/screens';
import { useTellDone } from '#app/undo';
import type { OneRecord } from '#client';
import { AlertDialog } from '#components/dialog';
import { useToast } from '#components/toast';
import type { Entity } from '#specification';

interface DeleteQuestionProps {
  entity: Entity;
  record: OneRecord;
  onFailure: (error: unknown) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Removes a record, after a question; where something refers to it, says so before anything is asked. */
export function DeleteQuestion({ entity, record, onFailure, isOpen, onOpenChange }: DeleteQuestionProps) {
  const { to } = useDocument();
  const messages = useMessages();
  const change = useChange();
  const navigate = useNavigate();
  const tell = useToast();
  const tellDone = useTellDone();
  const reasonsOf = useReasons();
  const deleteText = useDeleteText();
  const isHere = useIsHere();
  const listOf = useListOf();
  const from = useCameFrom();
  const name = useRecordName()(entity, record.values);
  const thing = useRecordThing()(entity, record.values);
  const holders = useHolders(entity, entity.keyOf(record.values), isOpen);
  const remove = async () => {
    try {
      const waiting = await change.mutateAsync({ entity, does: 'delete', record });
      tellDone({ entity, does: 'delete', before: record, after: waiting });
      if (!isHere()) return;
      const list = listOf(entity);
      const address = to(list ? list.addressOf({}) : '/');
      await navigate(from?.pathname === address ? from : address, { replace: true });
    } catch (error) {
      if (isHere()) onFailure(error);
      else tell({ title: `${messages.detail.remove}: ${name}: ${reasonsOf(error).join(' ')}`, tone: 'critical' });
    }
  };
  return (
    <>
      {isOpen && holders && holders.length > 0 && (
        <HeldDialog name={name} holders={holders} onClose={() => onOpenChange(false)} />
      )}
      <AlertDialog
        open={isOpen && holders?.length === 0}
        onOpenChange={onOpenChange}
        title={messages.detail.removeQuestion(name)}
        description={deleteText(entity, [record.values])}
        action={messages.detail.removeOne(thing)}
        wayOut={messages.keepIt}
        tone="critical"
        onAction={() => void remove()}
      >
        <ToldOf entity={entity} values={record.values} />
      </AlertDialog>
    </>
  );
}
