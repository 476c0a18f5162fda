import { useMessages } from '#app/messages';
import { ToldOf } from '#app/screens';
import { ForGood } from '#app/undo';
import { AlertDialog } from '#components/dialog';
import { doing, type Entity, type Transition, type Values } from '#specification';
import { transitionTone, wayOut } from './transition-tone.ts';

interface TransitionQuestionProps {
  entity: Entity;
  values: Values;
  transition: Transition;
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onAction: () => void;
}

/** Whether a transition is meant that asks for nothing, and whether a way leads back. */
export function TransitionQuestion({
  entity,
  values,
  transition,
  title,
  isOpen,
  onOpenChange,
  onAction,
}: TransitionQuestionProps) {
  const messages = useMessages();
  const { facts, label } = transition;
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      description={
        <>
          {facts.confirm && <bdi>{facts.confirm}</bdi>} <ForGood {...{ entity, transition }} records={[values]} />
        </>
      }
      action={doing(entity.product.specification.purpose.locales).one(label.text, entity.label.text)}
      wayOut={wayOut(transition, messages)}
      tone={transitionTone(transition)}
      onAction={onAction}
    >
      <ToldOf {...{ entity, values }} />
    </AlertDialog>
  );
}
