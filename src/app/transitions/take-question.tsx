import { useMessages } from '#app/messages';
import { ToldOf, useRecordName } from '#app/screens';
import type { OneRecord } from '#client';
import { AlertDialog } from '#components/dialog';
import { doing, type Entity, type Transition } from '#specification';
import { AskingDialog } from './asking-dialog.tsx';
import { transitionTone, wayOut } from './transition-tone.ts';
import type { Taking } from './use-take.ts';

export interface TakeQuestionProps {
  entity: Entity;
  record: OneRecord;
  transition: Transition;
  taking: Taking;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Whether a transition comes after a question, or after answers. */
export function isAsking({ asks, facts }: Transition): boolean {
  return asks.length > 0 || Boolean(facts.confirm);
}

/** What comes before a transition is taken: the answers that it asks for, or the question whether it is meant. */
export function TakeQuestion({ entity, record, transition, taking, isOpen, onOpenChange }: TakeQuestionProps) {
  const messages = useMessages();
  const nameOf = useRecordName();
  const { asks, facts, label } = transition;
  const said = doing(entity.product.specification.purpose.locales);
  const title = said.named(label.text, nameOf(entity, record.values) || entity.label.text);
  if (asks.length > 0)
    return (
      <AskingDialog
        {...{ entity, record, transition, title, isOpen, onOpenChange }}
        onDone={(saved) => {
          onOpenChange(false);
          taking.done(transition, saved);
        }}
      />
    );
  if (!facts.confirm) return null;
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      description={<bdi>{facts.confirm}</bdi>}
      action={said.one(label.text, entity.label.text)}
      wayOut={wayOut(transition, messages)}
      onAction={() => void taking.take(transition)}
      tone={transitionTone(transition)}
    >
      <ToldOf entity={entity} values={record.values} />
    </AlertDialog>
  );
}
