import { useRecordName } from '#app/screens';
import type { OneRecord } from '#client';
import { doing, type Entity, type Transition } from '#specification';
import { AskingDialog } from './asking-dialog.tsx';
import { TransitionQuestion } from './transition-question.tsx';
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
    <TransitionQuestion
      {...{ entity, transition, title, isOpen, onOpenChange }}
      values={record.values}
      onAction={() => void taking.take(transition)}
    />
  );
}
