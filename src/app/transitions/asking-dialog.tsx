import { RecordForm } from '#app/form';
import { useMessages } from '#app/messages';
import { useRecordThing } from '#app/screens';
import type { OneRecord } from '#client';
import { Dialog } from '#components/dialog';
import type { Entity, Transition } from '#specification';

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
  const thingOf = useRecordThing();
  const { facts, name, asks, label } = transition;
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange} title={title} description={facts.confirm ?? facts.description}>
      <RecordForm
        entity={entity}
        does={name}
        record={record}
        steps={[[{ fields: asks }]]}
        draft={`${entity.name}.${entity.keyOf(record.values)}.${name}`}
        submitLabel={messages.named(label.text, thingOf(entity, record.values))}
        cancelLabel={messages.keepIt}
        onDone={onDone}
        onCancel={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
