import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAround, useChange } from '#app/data';
import { HeldDialog, useDeleteText, useHolders } from '#app/deleting';
import { GapOutline } from '#app/gaps';
import { useMessages } from '#app/messages';
import { useReasons } from '#app/problems';
import { useDocument } from '#app/product';
import { holdersOf, ToldOf, useCameFrom, useIsHere, useListOf, useRecordName, useRecordThing } from '#app/screens';
import { useTellDone } from '#app/undo';
import type { OneRecord } from '#client';
import { Button } from '#components/button';
import { AlertDialog } from '#components/dialog';
import { useToast } from '#components/toast';
import { type Entity, mayTry } from '#specification';

interface DeleteButtonProps {
  entity: Entity;
  record: OneRecord;
  onFailure: (error: unknown) => void;
}

/** Removes a record, after a question, for who may; where something refers to it, says so before anything is asked. */
export function DeleteButton({ entity, record, onFailure }: DeleteButtonProps) {
  const { product, to } = useDocument();
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
  const around = useAround();
  const name = useRecordName()(entity, record.values);
  const thing = useRecordThing()(entity, record.values);
  const [isOpen, setIsOpen] = useState(false);
  const holders = useHolders(entity, entity.keyOf(record.values), isOpen);
  const permission = product.access.decide('delete', entity, around, record.values);
  if (!mayTry(permission, entity, record.values, around)) return null;
  const remove = async () => {
    try {
      const waiting = await change.mutateAsync({ entity, does: 'delete', record, idempotencyKey: crypto.randomUUID() });
      tellDone({ entity, does: 'delete', before: record, after: waiting });
      if (!isHere()) return;
      const list = listOf(entity);
      const address = to(list ? list.addressOf({}) : '/');
      await navigate(from?.pathname === address ? from : address, { replace: true });
    } catch (error) {
      if (isHere()) onFailure(error);
      else tell({ title: `${messages.detail.remove}: ${name}: ${reasonsOf(error).join(' ')}`, isError: true });
    }
  };
  const close = () => setIsOpen(false);
  const [holder = '', ...further] = holdersOf(entity);
  return (
    <>
      <GapOutline path={holder} shown={further} subject={messages.detail.remove}>
        <Button
          tone="quiet"
          aria-haspopup="dialog"
          aria-busy={change.isPending || (isOpen && !holders) || undefined}
          onClick={() => setIsOpen(true)}
        >
          <Trash2 aria-hidden className="size-4" />
          {messages.detail.remove}
        </Button>
      </GapOutline>
      {isOpen && holders && holders.length > 0 && <HeldDialog name={name} holders={holders} onClose={close} />}
      <AlertDialog
        open={isOpen && holders?.length === 0}
        onOpenChange={setIsOpen}
        title={messages.detail.removeQuestion(name)}
        description={deleteText(entity, [record.values])}
        action={messages.detail.removeOne(thing)}
        wayOut={messages.keepIt}
        danger
        onAction={() => void remove()}
      >
        <ToldOf entity={entity} values={record.values} />
      </AlertDialog>
    </>
  );
}
