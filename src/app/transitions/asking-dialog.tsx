import { RecordForm } from '#app/form';
import { useMessages } from '#app/messages';
import { ToldOf } from '#app/screens';
import type { OneRecord } from '#client';
import { Dialog } from '#components/dialog';
import { doing, type Entity, type Transition } from '#specification';
import { transitionLabel } from './transition-label.ts';

interface AskingDialogProps {
  entity: Entity;
  record: OneRecord;
  transition: Transition;
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDone: (saved: OneRecord | undefined) => void;
}

/** Asks for what a transition needs to know. */
export function AskingDialog({ entity, record, transition, title, isOpen, onOpenChange, onDone }: AskingDialogProps) {
  const messages = useMessages();
  const { facts, name, asks, label } = transition;
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange} title={title} description={facts.confirm ?? facts.description}>
      <div className="mb-4 has-[p:empty]:hidden">
        <ToldOf entity={entity} values={record.values} />
      </div>
      <RecordForm
        entity={entity}
        does={name}
        record={record}
        steps={[[{ fields: asks }]]}
        draft={`${entity.name}.${entity.keyOf(record.values)}.${name}`}
        submitLabel={doing(entity.product.specification.purpose.locales).one(label.text, entity.label.text)}
        // Beside an action that is itself called so, leaving the dialog would be taken for it.
        cancelLabel={transitionLabel(transition, messages) === label.text ? undefined : messages.keepIt}
        onDone={onDone}
        onCancel={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
